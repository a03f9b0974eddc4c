import { Option } from 'commander';
import { Replay } from '#projections';
import type { Viewer } from '#record';
import { Archive, moduleOf } from './archive.js';
import type { Surroundings } from './output.js';
import { seatsOf, viewerOf } from './viewing.js';

/** A game to evaluate, and the perspective of the evaluation. */
export interface GameToReview {
  readonly replay: Replay;
  readonly viewer: Viewer;
  readonly names: readonly string[];
  /** Whether the viewer is assumed to know the other players' deck lists. */
  readonly lists: boolean;
}

/** The values of the option `--deck-lists`. */
export const deckLists = ['known', 'unknown'] as const;
export type DeckLists = (typeof deckLists)[number];

/** Creates the option `--deck-lists`, which all evaluating commands share. */
export const deckListsOption = (): Option =>
  new Option(
    '--deck-lists <known>',
    'whether players are assumed to know the other deck lists (default: known if the game is over or ' +
      'all cards are visible)',
  ).choices([...deckLists]);

/**
 * Opens a recorded game for evaluation. Throws a `Failure` with code `GAME_NOT_FOUND`, `MODULE_UNKNOWN` or
 * `VIEWER_INVALID`.
 */
export async function gameToReview(
  around: Pick<Surroundings, 'environment' | 'folder'>,
  id: string,
  as: string,
  known: DeckLists | undefined,
): Promise<GameToReview> {
  const events = await Archive.reading(around, (archive) => archive.readNamed(id));
  const names = seatsOf(events).map(({ name }) => name);
  const viewer = viewerOf(as, names.length);
  const isOver = events.at(-1)?.event.kind === 'GameEnded';
  const lists = known === undefined ? isOver || viewer.kind === 'omniscient' : known === 'known';
  return { replay: new Replay(moduleOf(events), events), viewer, names, lists };
}

/** Rounds a proportion to six decimal places. Playouts are less precise than that. */
export const rounded = (share: number): number => Number(share.toFixed(6));
