import type { ReviewRequest } from '#analysis';
import { gameModules } from '#games';
import { fail, isPlain, ok, recordBounds, type Result, type Viewer } from '#record';
import { playoutsOf } from '#reviews';
import type { Problem } from '../errors/problem.js';
import type { OpenedGame } from '../replay/opened-game.js';
import type { DeckLists } from './review.types.js';

export interface ReviewOptions {
  readonly as: string;
  readonly seed: string;
  readonly playouts: number;
  /** Whether deck lists count as known. If null, they count as known if the reader can see them. */
  readonly deckLists: DeckLists | null;
}

/**
 * Checks the options of a review for a reader. Fails with `PLAYOUTS_INVALID`, `SEED_INVALID` or `DECK_LISTS_FORBIDDEN`.
 * Also fails for the same reasons as `viewer`.
 */
export function requestOf(
  game: OpenedGame,
  { as, seed, playouts, deckLists }: ReviewOptions,
): Result<ReviewRequest, Problem> {
  const viewer = game.viewer(as);
  if (!viewer.ok) return viewer;
  const checked = playoutsOf(playouts);
  if (!checked.ok) return checked;
  if (seed === '' || seed.length > recordBounds.seed || !isPlain(seed)) return fail(badSeed);
  const lists = listsFor(game, viewer.value, deckLists);
  return lists.ok ? ok({ viewer: viewer.value, seed, playouts: checked.value, lists: lists.value }) : lists;
}

/**
 * Returns whether deck lists count as known to a viewer. Fails with `DECK_LISTS_FORBIDDEN` if the request requires
 * known deck lists, but they are hidden from the reader.
 */
export function listsFor(
  game: Pick<OpenedGame, 'tellsEverything' | 'isOver'>,
  viewer: Viewer,
  deckLists: DeckLists | null,
): Result<boolean, Problem> {
  // The game must be over, but that is not sufficient, because some readers can see the end of a game but not its
  // decks.
  const areKnown = game.tellsEverything && (game.isOver || viewer.kind === 'omniscient');
  return deckLists === 'KNOWN' && !areKnown ? fail(hiddenLists) : ok(areKnown && deckLists !== 'UNKNOWN');
}

/** Whether the review threads support a game. True for all shipped games. */
export const isReviewable = ({ module }: Pick<OpenedGame, 'module'>): boolean => gameModules.has(module.id);

const hiddenLists: Problem = {
  code: 'DECK_LISTS_FORBIDDEN',
  message: "You can't yet see the other players' deck lists from this perspective.",
  advice: 'Leave `deckLists` out until the game is over.',
};
const badSeed: Problem = {
  code: 'SEED_INVALID',
  message: `The seed is empty, unprintable, or longer than ${recordBounds.seed} characters.`,
  advice: 'Use a short seed, or leave it out.',
};
