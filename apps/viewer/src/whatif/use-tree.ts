import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { BranchTreeDocument } from '../generated/whatif.js';
import { shownName, type LateName } from '../notes/late-names.js';
import { useResults } from '../shell/results.js';
import type { Tree } from './tree.js';

/**
 * The tree that a game stands in; null while it is fetched. What was fetched before is looked at again. Names that may give away how
 * a game ended are there where results are shown, and that of the game itself once its end was seen.
 */
export function useTree(
  game: string,
  isEndSeen = false,
): { readonly tree: Tree | null; readonly error: unknown } {
  const results = useResults();
  const { data, error } = useQuery(BranchTreeDocument, {
    variables: { id: game },
    fetchPolicy: 'cache-and-network',
  });
  const told = data?.game.branchTree;
  const tree = useMemo(() => {
    if (!told) return null;
    const shown = (id: string, named: LateName): string | null =>
      shownName(named, results || (id === game && isEndSeen));
    return {
      root: told.root,
      name: shown(told.root, told),
      branches: told.branches.map(({ position, ...branch }) => ({
        ...branch,
        at: Number(position),
        name: shown(branch.id, branch),
      })),
    };
  }, [told, results, game, isEndSeen]);
  return { tree, error };
}

/** Fetches the trees that are shown again, after a branch was begun, named or deleted. */
export function useFreshTrees(): () => Promise<unknown> {
  const client = useApolloClient();
  return useCallback(() => client.refetchQueries({ include: [BranchTreeDocument] }), [client]);
}
