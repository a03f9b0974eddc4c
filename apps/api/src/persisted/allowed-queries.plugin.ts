import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { Inject } from '@nestjs/common';
import { Plugin } from '@nestjs/apollo';
import { PERSISTED_QUERIES } from './persisted.tokens.js';
import type { PersistedQueries } from './persisted-settings.js';

/** Refuses queries outside the list of allowed queries, if there is one. */
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
