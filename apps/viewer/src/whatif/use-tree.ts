import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { BranchTreeDocument } from '../generated/whatif.js';
import { shownName, type LateName } from '../notes/late-names.js';
import { useResults } from '../shell/results.js';
import type { Tree } from './tree.js';

/**
 * Fetches the tree to which a game belongs. Returns the cached tree first, and then updates it. Null while loading.
 * Omits names that could reveal a result unless the user has turned results on. The current game's name is also
 * included if the user has seen the end of the game.
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
