import { lazy, useMemo } from 'react';
import type { OpenReplay } from '../panels/panel.js';
import { fetchPageTexts } from '../words/language.js';
import { leavingFrom, type Branch } from './tree.js';
import { useTree } from './use-tree.js';

// This component is loaded lazily, because most games have no branches.
const BranchMarkList = lazy(async () => {
  const [{ BranchMarkList }] = await Promise.all([import('./branch-mark-list.js'), fetchPageTexts()]);
  return { default: BranchMarkList };
});

interface Props {
  readonly replay: OpenReplay;
  /** Opens the panel that shows the tree. */
  readonly openTree: () => void;
}

/** Shows marks above the scrubber at the positions at which branches leave the current game. */
export function BranchMarks({ replay: { game, line, at }, openTree }: Props) {
  const { tree } = useTree(game.id);
  const places = useMemo(() => {
    const found = new Map<number, Branch[]>();
    for (const branch of tree ? leavingFrom(tree, game.id) : [])
      found.set(branch.at, [...(found.get(branch.at) ?? []), branch]);
    return [...found];
  }, [tree, game.id]);
  if (!tree || places.length === 0) return null;
  return <BranchMarkList tree={tree} places={places} last={line.last} at={at} openTree={openTree} />;
}
