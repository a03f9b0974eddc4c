import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';

/**
 * Returns a function that runs a mutation, and the mutation's state. The function never rejects. If the mutation fails,
 * its result is undefined and `error` is set.
 */
export function useAttempt<Answer, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Answer, Variables>,
  /** Headers that the request sends in addition to the usual ones. */
  context?: { readonly headers: Readonly<Record<string, string>> },
) {
  const [run, { data, loading, error, reset }] = useMutation(
    mutation as TypedDocumentNode<Answer, OperationVariables>,
  );
  const attempt = useCallback(
    (variables: Variables): Promise<Answer | undefined> =>
      run({ variables, ...(context && { context }) }).then(
        ({ data }) => data ?? undefined,
        () => undefined,
      ),
    [run, context],
  );
  return [attempt, { answer: (data ?? undefined) as Answer | undefined, loading, error, reset }] as const;
}
