import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import { createClient } from 'graphql-ws';
import { credentials } from './credentials.js';

const socketAddress = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`;

/** A client for the API that serves this page: queries over HTTP, subscriptions over one resumable socket. */
export function createApiClient(): ApolloClient {
  const socket = new GraphQLWsLink(
    createClient({
      url: socketAddress,
      lazy: true,
      retryAttempts: Infinity,
      shouldRetry: () => true,
      connectionParams: credentials,
    }),
  );
  return new ApolloClient({
    link: ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      socket,
      new HttpLink({ uri: '/graphql', headers: credentials }),
    ),
    cache: new InMemoryCache({
      typePolicies: {
        Game: { fields: { timeline: { merge: false }, state: { merge: false } } },
      },
    }),
  });
}
