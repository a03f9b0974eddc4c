import { HeaderMap, type ApolloServerPlugin, type GraphQLRequestListener } from '@apollo/server';
import { Plugin } from '@nestjs/apollo';
import { GraphQLError, OperationTypeNode } from 'graphql';
import type { RequestHandler } from 'express';
import { asking } from '../telemetry/asking.js';
import { ProblemError } from '../problem-error.js';
import { Budgets, type Spent } from './budgets.js';
import { networkOf } from './client-address.js';
import type { Budget } from './limit-settings.js';
import { rootFields } from './query-shape.js';

/** The part of the GraphQL context that identifies the client. */
interface Context {
  readonly reader?: { readonly name: string | null; readonly issuer?: string | null };
}

/**
 * Returns the key under which a client is counted. The key is the name in the client's token or, if there is no name,
 * the client's network.
 */
export function clientOf({ reader }: Context, address: string): string {
  return reader?.name == null
    ? `at ${networkOf(address)}`
    : `reader ${JSON.stringify([reader.issuer ?? null, reader.name])}`;
}

const refusal = ({ problem, retryAfter }: Spent): GraphQLError =>
  new GraphQLError(problem.message, {
    originalError: new ProblemError(problem),
    extensions: { http: { status: 429, headers: new HeaderMap([['retry-after', `${retryAfter}`]]) } },
  });

/** Counts the requests of each client, with budgets for queries, mutations and imports. */
@Plugin()
export class Throttling implements ApolloServerPlugin<Context> {
  constructor(private readonly budgets: Budgets) {}

  async requestDidStart(): Promise<GraphQLRequestListener<Context>> {
    return {
      didResolveOperation: async ({ contextValue, document, operation }) => {
        if (operation?.operation !== OperationTypeNode.MUTATION) return;
        for (const field of rootFields(document, operation))
          await this.#spend(field.name.value.startsWith('import') ? 'imports' : 'mutations', contextValue);
      },
    };
  }

  /**
   * Counts a request. Throws an error if the request is refused. Requests are counted before they are parsed, because
   * invalid requests also cost time.
   */
  request(contextValue: Context): Promise<void> {
    return this.#spend('queries', contextValue);
  }

  /** Counts a subscription. Returns the error if the subscription is refused. Null if the budget suffices. */
  async subscription(contextValue: Context, address: string): Promise<GraphQLError | null> {
    const spent = await this.budgets.spend('queries', clientOf(contextValue, address));
    return spent && refusal(spent);
  }

  /** Counts the import of a game. Throws the problem if the import is refused. */
  async importing(contextValue: Context): Promise<void> {
    const spent = await this.budgets.spend(
      'imports',
      clientOf(contextValue, asking.getStore()?.address ?? ''),
    );
    if (spent) throw new ProblemError(spent.problem);
  }

  /** Limits requests to addresses outside GraphQL. Each request counts as a query. */
  readonly requests: RequestHandler = (_request, response, next) => {
    this.budgets.spend('queries', clientOf({}, asking.getStore()?.address ?? '')).then((spent) => {
      if (spent === null) return next();
      response.status(429).set('Retry-After', `${spent.retryAfter}`).json(spent.problem);
    }, next);
  };

  async #spend(budget: Budget, contextValue: Context): Promise<void> {
    const spent = await this.budgets.spend(budget, clientOf(contextValue, asking.getStore()?.address ?? ''));
    if (spent) throw refusal(spent);
  }
}
