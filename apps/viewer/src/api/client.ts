import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { defer, retry, switchMap } from 'rxjs';
import { answersAhead } from './answers-ahead.js';
import { classToken } from './class-seats.js';
import { fetchWithRetry } from './fetch-with-retry.js';
import { socketLost } from './connection.js';
import { credentials, shareFragment } from './credentials.js';
import { isExpired, tellExpired } from './expiry.js';
import { gameOfPage, seatTokens } from './seats.js';

/** The delay before a failed import of the socket's code is tried again, in milliseconds. */
const SOON = 3_000;

/**
 * Returns headers with the stored seat tokens of a game or class. Empty for a share link, which shows everyone the same
 * content.
 */
function seatsFor(game?: unknown): Readonly<Record<string, string>> {
  if (shareFragment !== '') return {};
  const attended = classToken();
  const tokens = attended === null ? seatTokens(game ?? gameOfPage(location.pathname)) : [attended];
  return tokens.length === 0 ? {} : { 'X-Retrace-Seat': tokens.join(', ') };
}

/** Sends subscriptions over a WebSocket. The socket's code is imported when the first subscription is sent. */
function socketInTime(): ApolloLink {
  let link: ApolloLink | undefined;
  const fetched = async (): Promise<ApolloLink> => {
    try {
      const { createSocketLink } = await import('./socket.js');
      link ??= createSocketLink(() => ({ ...credentials, ...seatsFor() }));
      return link;
    } catch (error) {
      socketLost(true);
      throw error;
    }
  };
  return new ApolloLink((operation, forward) =>
    defer(fetched).pipe(
      retry({ delay: SOON }),
      switchMap((opened) => opened.request(operation, forward)),
    ),
  );
}

/**
 * Creates a client for the API of the server that delivers this page. Sends queries over HTTP, and subscriptions over
 * one resumable socket.
 */
export function createApiClient(): ApolloClient {
  const socket = socketInTime();
  return new ApolloClient({
    link: ApolloLink.from([
      answersAhead(),
      new ErrorLink(({ error }) => {
        if (isExpired(error)) tellExpired();
      }),
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        socket,
        ApolloLink.from([
          // Headers set by the query take precedence, because the query might test a different token.
          new SetContextLink((before, { variables }) => ({
            headers: {
              ...credentials,
              ...seatsFor(variables['game'] ?? variables['draft'] ?? variables['id']),
              ...(before['headers'] as Record<string, string> | undefined),
            },
          })),
          new HttpLink({ uri: '/graphql', fetch: fetchWithRetry }),
        ]),
      ),
    ]),
    cache: new InMemoryCache({
      typePolicies: {
        // The cache does not normalise this data by the parent game's id. Branches leave the same parent game at
        // different positions, so each branch needs its own data.
        GameParent: { keyFields: false },
        Game: { fields: { timeline: { merge: false }, state: { merge: false } } },
      },
    }),
  });
}
