import { ApolloLink, type ApolloClient, type TypedDocumentNode } from '@apollo/client';
import type { OperationVariables } from '@apollo/client';
import { shareReplay } from 'rxjs';

/** The time after which an unused response is dropped, in milliseconds. */
const KEPT_FOR = 10_000;

/** Marks a query that is sent before the page that needs its response has loaded. */
const AHEAD = { isAhead: true, queryDeduplication: false };

const keyOf = ({ operationName, variables }: ApolloLink.Operation): string =>
  JSON.stringify([operationName, Object.entries(variables).sort()]);

/** Stores responses to queries that are sent early. The first query that matches uses up the response. */
export function answersAhead(): ApolloLink {
  const waiting = new Map<string, ReturnType<ApolloLink.ForwardFunction>>();
  return new ApolloLink((operation, forward) => {
    const key = keyOf(operation);
    if (operation.getContext()['isAhead'] === true) {
      const answer = forward(operation).pipe(shareReplay(1));
      waiting.set(key, answer);
      setTimeout(() => waiting.delete(key), KEPT_FOR);
      return answer;
    }
    const answer = waiting.get(key);
    waiting.delete(key);
    return answer ?? forward(operation);
  });
}

/** Sends a query before its page is mounted. If the early query fails, the page sends it again. */
export async function askAhead<Answer, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Answer, Variables>,
  variables: NoInfer<Variables>,
): Promise<Answer | undefined> {
  const known = query as TypedDocumentNode<Answer, OperationVariables>;
  const options = { query: known, variables, fetchPolicy: 'no-cache', context: AHEAD } as const;
  const { data } = await client.query(options).catch(() => ({ data: undefined }));
  return data;
}
