import { skipToken, useQuery } from '@apollo/client/react';
import type { Game } from '../api/shapes.js';
import type { Position } from '../cursor/position.js';
import { GameDocument } from '../generated/replay.js';
import type { OpenReplay } from '../panels/panel.js';
import { useStarts } from '../playback/use-starts.js';
import { counterpartOf, type Course } from './counterpart.js';
import { partingOf, type Tree } from './tree.js';
import { useTree } from './use-tree.js';

/** The game being compared, at the position that corresponds to the current one. */
export interface Comparison {
  readonly tree: Tree;
  readonly game: Game;
  readonly course: Course;
  /** The last revision that both games share. Null if they share no events. */
  readonly parting: number | null;
  readonly at: Position;
}

export interface FoundComparison {
  /** The comparison. Null while loading, or if no game is compared. */
  readonly comparison: Comparison | null;
  readonly error: unknown;
}

/** Compares the current game with another game. If `other` is null, there is no comparison. */
export function useComparison({ game, line, at }: OpenReplay, other: string | null): FoundComparison {
  const { tree, error: treeError } = useTree(game.id);
  const { data, error } = useQuery(
    GameDocument,
    other === null ? skipToken : { variables: { id: other }, fetchPolicy: 'cache-and-network' },
  );
  const { starts, error: startsError } = useStarts(other ?? undefined);
  const compared = data?.game;
  if (other === null || !tree || compared?.id !== other || !starts)
    return { comparison: null, error: other === null ? null : (error ?? treeError ?? startsError) };
  const course: Course = { last: Number(compared.lastPosition), starts };
  const parting = partingOf(tree, game.id, other);
  const areOver = game.result !== null && compared.result !== null;
  const there = counterpartOf(line, course, parting ?? -1, at, areOver);
  return { comparison: { tree, game: compared, course, parting, at: there }, error: null };
}
