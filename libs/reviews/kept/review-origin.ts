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

/** Raise the number when positions are judged in another way: older numbers are then not shown beside new ones. */
const PROGRAM = 'reviews 5';

const ID_LENGTH = 24;

/** What a review of a record is made with by this program. */
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

/** The program and the value model by which reviews of a game are made now. */
export const madeWith = ({
  bots: { model },
}: Pick<GameModule, 'bots'>): Pick<ReviewOrigin, 'program' | 'model'> => ({
  program: PROGRAM,
  model: model === undefined ? null : digestOf(model),
});

/** True when this program would make a review with the same program and model. */
export const isCurrent = (
  { program, model }: ReviewOrigin,
  now: Pick<ReviewOrigin, 'program' | 'model'>,
): boolean => program === now.program && model === now.model;

/** The id of a review: the same for the same game and origin, so that asking twice makes one review. */
export const reviewId = (game: GameId, origin: ReviewOrigin): string =>
  hash('sha256', canonicalJson({ game, origin }), 'hex').slice(0, ID_LENGTH);
