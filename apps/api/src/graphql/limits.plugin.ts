import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { inTurn } from '../limits/line.js';
import { beyondLimits } from './query-limits.js';

/** Refuses an operation that exceeds a limit, before the operation runs. All other operations wait for their turn. */
export const limitsPlugin: ApolloServerPlugin = {
  requestDidStart: async (): Promise<GraphQLRequestListener<object>> => ({
    didResolveOperation: async ({ schema, document, request, operationName }) => {
      const beyond = beyondLimits(schema, document, request.variables, operationName ?? undefined);
      if (beyond) throw beyond;
      await inTurn();
    },
  }),
};
