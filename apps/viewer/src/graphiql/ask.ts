import { getOperationAST, OperationTypeNode, parse, type ExecutionResult } from 'graphql';
import { createClient } from 'graphql-ws';

export interface GraphqlRequest {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Record<string, unknown> | null;
}

type Headers = Readonly<Record<string, string>>;

/**
 * Sends an operation to the API of the server that delivers this page. Uses a new socket for a subscription and POST
 * for any other operation.
 */
export const ask = (request: GraphqlRequest, headers: Headers = {}) =>
  isSubscription(request) ? follow(request, headers) : post(request, headers);

/** Whether a request is a subscription. False for an invalid query, so that the server reports the problem. */
export function isSubscription({ query, operationName }: GraphqlRequest): boolean {
  try {
    return getOperationAST(parse(query), operationName)?.operation === OperationTypeNode.SUBSCRIPTION;
  } catch {
    return false;
  }
}

/** Returns headers in the format that the server expects on a socket, with lower-case names. */
export const connectionParams = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

async function post(request: GraphqlRequest, headers: Headers): Promise<ExecutionResult> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(request),
  });
  // The HTTP status is ignored, because error responses have the same JSON format as other responses.
  return (await response.json()) as ExecutionResult;
}

function follow(
  { query, operationName, variables }: GraphqlRequest,
  headers: Headers,
): AsyncIterable<ExecutionResult> {
  const client = createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    // A retry would repeat earlier messages, so the user must run the subscription again manually.
    retryAttempts: 0,
    connectionParams: connectionParams(headers),
  });
  return client.iterate({
    query,
    ...(operationName && { operationName }),
    ...(variables && { variables }),
  }) as AsyncIterable<ExecutionResult>;
}
