import { formatViewer } from '#record';
import type { Reviewed } from '#reviews';
import type { DatasetGame } from './game-rows.js';
import type { Row } from './schema.js';

type Found = Reviewed['found'];
type EvaluatedDecision = Pick<
  Found['decisions'][number],
  'revision' | 'seat' | 'kind' | 'taken' | 'best' | 'loss' | 'lossError' | 'grade' | 'choices'
>;

/** The fields of a stored review that a dataset needs. */
export interface DatasetReview extends Pick<Reviewed, 'review' | 'origin'> {
  readonly found: Pick<Found, 'seats'> & { readonly decisions: readonly EvaluatedDecision[] };
}

/**
 * Returns the rows of the reviews that have the dataset's perspective and cover only its events. Other reviews could
 * reveal hidden information.
 */
export function reviewRows({ id, viewer, events, reviews = [] }: DatasetGame): {
  readonly reviews: readonly Row<'reviews'>[];
  readonly judgements: readonly Row<'judgements'>[];
} {
  const as = formatViewer(viewer);
  const meant = reviews.filter(({ origin }) => origin.as === as && origin.last < events.length);
  return {
    reviews: meant.flatMap(({ review, origin, found }) => {
      const { seed, playouts, program, model } = origin;
      return found.seats.map(({ seat, accuracy, luck, skill }) => ({
        game: id,
        ...{ review, seed, playouts, program, model, seat, accuracy, luck, skill },
      }));
    }),
    judgements: meant.flatMap(({ review, found }) =>
      found.decisions.map(({ revision, seat, kind, taken, best, loss, lossError, grade, choices }) => ({
        game: id,
        review,
        position: revision,
        seat,
        kind,
        taken: JSON.stringify(taken),
        best: JSON.stringify(best),
        loss,
        error: lossError,
        grade,
        choices: JSON.stringify(choices),
      })),
    ),
  };
}
