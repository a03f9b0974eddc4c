import { invariant } from '#record';
import type { GameReview } from '../src/reviews/review.types.js';
import { RawFrames } from './raw-frames.js';
import type { RunningApi } from './running-api.js';
import type { Credentials } from './tokens.js';

export const reviewFields = `id game state as seed playouts deckLists position edition program model cancellable deletable done total ahead code
  result { points { position winProbability error }
    decisions { position made clock { day phase turn seat name } seat name kind taken best loss error grade text reasons { name seat player difference error helps }
      options { choice value error playouts } }
    seats { seat name accuracy luck skill error } turningPoints { position until seat name before after given text } missing }
  soFar { points { position winProbability error } decisions { made loss } seats { seat } }`;

/** Starts a review and waits until it ends. Returns the frames that report its progress. */
export async function reviewed(
  api: RunningApi,
  game: string,
  fields: string,
  who: Credentials = {},
): Promise<{ readonly review: GameReview; readonly frames: readonly string[] }> {
  const started = await api.ask(`mutation { startReview(game: "${game}", ${fields}) { id } }`, {}, who);
  invariant(started.errors.length === 0, `the review is started: ${started.text}`);
  const { id } = (started.data as { startReview: { id: string } }).startReview;
  const frames = await RawFrames.open(
    api.url,
    `subscription { reviewProgress(review: "${id}") { ${reviewFields} } }`,
    who,
  );
  await frames.until((all) => all.some((frame) => frame.includes('"complete"')));
  const all = await frames.close();
  const last = all.filter((frame) => frame.includes('"next"')).at(-1) ?? '{}';
  const message = JSON.parse(last) as { payload: { data: { reviewProgress: GameReview } } };
  return { review: message.payload.data.reviewProgress, frames: all };
}
