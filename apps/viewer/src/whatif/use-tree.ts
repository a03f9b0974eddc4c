import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { BranchTreeDocument } from '../generated/whatif.js';
import { shownName, type LateName } from '../notes/late-names.js';
import { useResults } from '../shell/results.js';
import type { Tree } from './tree.js';

/**
 * Fetches the tree to which a game belongs. A cached tree is returned first and then updated. Null while loading. Names
 * that could reveal a result are included only if the user has turned on results. If the user has seen the end of the
 * current game, that game's name is included too.
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
  const loaded = data?.game.branchTree;
  const tree = useMemo(() => {
    if (!loaded) return null;
    const shown = (id: string, named: LateName): string | null =>
      shownName(named, results || (id === game && isEndSeen));
    return {
      root: loaded.root,
      name: shown(loaded.root, loaded),
      branches: loaded.branches.map(({ position, ...branch }) => ({
        ...branch,
        at: Number(position),
        name: shown(branch.id, branch),
      })),
    };
  }, [loaded, results, game, isEndSeen]);
  return { tree, error };
}

/** Returns a function that fetches the shown trees again after a branch was created, renamed or deleted. */
export function useFreshTrees(): () => Promise<unknown> {
  const client = useApolloClient();
  return useCallback(() => client.refetchQueries({ include: [BranchTreeDocument] }), [client]);
}
