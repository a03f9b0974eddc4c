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
 * The version of the evaluation. Must be increased with every change that affects results, because reviews with
 * different versions are never shown together.
 */
const PROGRAM = 'reviews 8';

const ID_LENGTH = 24;

/** Returns the origin that a review of a record would have in this version of Retrace. */
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

/** Returns the current versions of the evaluation and of the game's value model. */
export const madeWith = ({
  bots: { model },
}: Pick<GameModule, 'bots'>): Pick<ReviewOrigin, 'program' | 'model'> => ({
  program: PROGRAM,
  model: model === undefined ? null : digestOf(model),
});

/** Whether a review was computed with the current versions of the evaluation and the value model. */
export const isCurrent = (
  { program, model }: ReviewOrigin,
  now: Pick<ReviewOrigin, 'program' | 'model'>,
): boolean => program === now.program && model === now.model;

/** Returns a review's id. It depends only on the game and the origin, so repeated requests lead to a single review. */
export const reviewId = (game: GameId, origin: ReviewOrigin): string =>
  hash('sha256', canonicalJson({ game, origin }), 'hex').slice(0, ID_LENGTH);
