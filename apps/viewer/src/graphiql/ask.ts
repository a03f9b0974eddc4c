import { getOperationAST, OperationTypeNode, parse, type ExecutionResult } from 'graphql';
import { createClient } from 'graphql-ws';

/** What is sent: the query with what it is asked with. */
export interface Asked {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Record<string, unknown> | null;
}

type Headers = Readonly<Record<string, string>>;

/** Asks the API that serves this page: subscriptions over a socket of their own, all else by POST. */
export const ask = (asked: Asked, headers: Headers = {}) =>
  isSubscription(asked) ? follow(asked, headers) : post(asked, headers);

/** False for what cannot be read: the server says what is wrong with it. */
export function isSubscription({ query, operationName }: Asked): boolean {
  try {
    return getOperationAST(parse(query), operationName)?.operation === OperationTypeNode.SUBSCRIPTION;
  } catch {
    return false;
  }
}

/** Headers as the server reads them from a socket, where their names are written small. */
export const connectionParams = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

async function post(asked: Asked, headers: Headers): Promise<ExecutionResult> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(asked),
  });
  // An error has another status and is told in the same form.
  return (await response.json()) as ExecutionResult;
}

function follow(
  { query, operationName, variables }: Asked,
  headers: Headers,
): AsyncIterable<ExecutionResult> {
  const client = createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    // Begun anew it would tell everything twice; whoever runs it does that by hand.
    retryAttempts: 0,
    connectionParams: connectionParams(headers),
  });
  return client.iterate({
    query,
    ...(operationName && { operationName }),
    ...(variables && { variables }),
  }) as AsyncIterable<ExecutionResult>;
}
