import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';

/** A change that is asked for, and how it goes: a failure is its `error`, and the answer is then undefined. It never rejects. */
export function useAttempt<Answer, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Answer, Variables>,
) {
  const [run, { data, loading, error, reset }] = useMutation(
    mutation as TypedDocumentNode<Answer, OperationVariables>,
  );
  const attempt = useCallback(
    (variables: Variables): Promise<Answer | undefined> =>
      run({ variables }).then(
        ({ data }) => data ?? undefined,
        () => undefined,
      ),
    [run],
  );
  return [attempt, { answer: (data ?? undefined) as Answer | undefined, loading, error, reset }] as const;
}
