import type { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { socketLost } from './connection.js';

const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`;

const CLOSED_ON_PURPOSE = 1000;

/** Sends subscriptions over one socket. The socket reconnects whenever the connection is lost. */
export function createSocketLink(sender: () => Readonly<Record<string, string>>): ApolloLink {
  return new GraphQLWsLink(
    createClient({
      url: address,
      lazy: true,
      retryAttempts: Infinity,
      shouldRetry: () => true,
      connectionParams: sender,
      on: {
        connected: () => socketLost(false),
        // An unused socket is closed on purpose, so it does not count as lost.
        closed: (event) => socketLost((event as CloseEvent).code !== CLOSED_ON_PURPOSE),
      },
    }),
  );
}
