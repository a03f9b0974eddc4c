import { hash } from 'node:crypto';
import type { ReviewRequest } from '#analysis';
import type { Replay } from '#projections';
import {
  canonicalJson,
  digestOf,
  formatViewer,
  invariant,
  startedIn,
  type GameId,
  type GameModule,
} from '#record';
import type { ReviewOrigin } from './review-entry.js';

/**
 * The version of the evaluation of positions, which increases with every change. Reviews of different versions are
 * never shown together.
 */
const PROGRAM = 'reviews 8';

const ID_LENGTH = 24;

/** Returns the origin that a review of a record by this program would have. */
export function originOf(
  { module, events }: Pick<Replay, 'module' | 'events'>,
  { viewer, seed, playouts, lists }: ReviewRequest,
): ReviewOrigin {
  const started = startedIn(events);
  invariant(started, 'a record says how the game started');
  return {
    as: formatViewer(viewer),
    seed,
    playouts,
    lists,
    last: events.length - 1,
    edition: started.edition,
    ...madeWith(module),
  };
}

/** Returns the current program version and value model for reviews of a game. */
export const madeWith = ({
  bots: { model },
}: Pick<GameModule, 'bots'>): Pick<ReviewOrigin, 'program' | 'model'> => ({
  program: PROGRAM,
  model: model === undefined ? null : digestOf(model),
});

/** Whether a review was made with the current program version and value model. */
export const isCurrent = (
  { program, model }: ReviewOrigin,
  now: Pick<ReviewOrigin, 'program' | 'model'>,
): boolean => program === now.program && model === now.model;

/** Returns the id of a review from its game and origin, so that repeated requests make only one review. */
export const reviewId = (game: GameId, origin: ReviewOrigin): string =>
  hash('sha256', canonicalJson({ game, origin }), 'hex').slice(0, ID_LENGTH);
