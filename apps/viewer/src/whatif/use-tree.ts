import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { BranchTreeDocument } from '../generated/whatif.js';
import type { Tree } from './tree.js';

/** The tree that a game stands in; null while it is fetched. What was fetched before is looked at again. */
export function useTree(game: string): { readonly tree: Tree | null; readonly error: unknown } {
  const { data, error } = useQuery(BranchTreeDocument, {
    variables: { id: game },
    fetchPolicy: 'cache-and-network',
  });
  const told = data?.game.branchTree;
  const tree = useMemo(
    () =>
      told
        ? {
            ...told,
            branches: told.branches.map(({ position, ...branch }) => ({ ...branch, at: Number(position) })),
          }
        : null,
    [told],
  );
  return { tree, error };
}

/** Fetches the trees that are shown again, after a branch was begun, named or deleted. */
export function useFreshTrees(): () => Promise<unknown> {
  const client = useApolloClient();
  return useCallback(() => client.refetchQueries({ include: [BranchTreeDocument] }), [client]);
}
