import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { Inject } from '@nestjs/common';
import { Plugin } from '@nestjs/apollo';
import { PERSISTED_QUERIES } from './persisted.tokens.js';
import type { PersistedQueries } from './persisted-settings.js';

/** If there is a list of allowed queries, refuses all other queries. */
@Plugin()
export class AllowedQueriesPlugin implements ApolloServerPlugin {
  constructor(@Inject(PERSISTED_QUERIES) private readonly persisted: PersistedQueries) {}

  async requestDidStart(): Promise<GraphQLRequestListener<object>> {
    return {
      didResolveOperation: async ({ document }) => {
        const refusal = this.persisted.allowed?.refusal(document);
        if (refusal) throw refusal;
      },
    };
  }
}
