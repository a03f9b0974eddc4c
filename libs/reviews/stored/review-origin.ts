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
 * The version of the judgement of positions, raised with every change. Reviews of an older version are not shown
 * together with new ones.
 */
const PROGRAM = 'reviews 8';

const ID_LENGTH = 24;

/** The origin of this program's review of a record. */
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

/** The current program version and value model for reviews of a game. */
export const madeWith = ({
  bots: { model },
}: Pick<GameModule, 'bots'>): Pick<ReviewOrigin, 'program' | 'model'> => ({
  program: PROGRAM,
  model: model === undefined ? null : digestOf(model),
});

/** Whether a review was made with the current program version and model. */
export const isCurrent = (
  { program, model }: ReviewOrigin,
  now: Pick<ReviewOrigin, 'program' | 'model'>,
): boolean => program === now.program && model === now.model;

/** The id of a review from its game and origin, so that repeated requests make one review. */
export const reviewId = (game: GameId, origin: ReviewOrigin): string =>
  hash('sha256', canonicalJson({ game, origin }), 'hex').slice(0, ID_LENGTH);
