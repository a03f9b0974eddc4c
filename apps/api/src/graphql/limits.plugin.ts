import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { beyondLimits } from './query-limits.js';

/** Refuses a query that asks for too much before it runs. */
export const limitsPlugin: ApolloServerPlugin = {
  requestDidStart: async (): Promise<GraphQLRequestListener<object>> => ({
    didResolveOperation: async ({ schema, document, request, operationName }) => {
      const beyond = beyondLimits(schema, document, request.variables, operationName ?? undefined);
      if (beyond) throw beyond;
    },
  }),
};
