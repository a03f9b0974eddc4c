import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { invariant, type Choice } from '#record';
import { completeReview, isCurrent, madeWith, reviewThreads } from '#reviews';
import { TestTerminal } from '../test/terminal.js';
import { Archive } from './archive.js';
import { gameToReview } from './reviewed.js';
import { recordSamples, sampleIds, sampleReviews } from './samples.js';

const reviews = sampleReviews();
let terminal: TestTerminal;
beforeAll(async () => {
  terminal = await TestTerminal.create();
  await recordSamples(terminal.around, reviews);
});
afterAll(() => terminal.remove());

describe('the reviews of the sample games', () => {
  it('are stored with their games', async () => {
    expect([...reviews.keys()]).toEqual(sampleIds);
    await Archive.reading(terminal.around, async (archive) => {
      for (const [id, review] of reviews) expect(await archive.reviewsOf(id)).toEqual([review]);
    });
  });

  it('are current (after a change, run `npm run tool -- sample-reviews` again)', async () => {
    for (const [id, { origin }] of reviews) {
      const { replay } = await gameToReview(terminal.around, id, origin.as, undefined);
      expect({ id, isCurrent: isCurrent(origin, madeWith(replay.module)), last: origin.last }).toEqual({
        id,
        isCurrent: true,
        last: replay.events.length - 1,
      });
    }
  });

  it('have losses that equal the difference between the best choice and the chosen one', () => {
    const flagged = [...reviews].flatMap(([id, { found }]) =>
      found.decisions.filter(({ grade }) => grade !== null).map((decision) => ({ id, ...decision })),
    );
    expect(flagged.length).toBeGreaterThan(0);
    for (const { id, revision, loss, best, taken, choices } of flagged) {
      const valueOf = (wanted: Choice): number =>
        choices.find(({ choice }) => choice.join() === wanted.join())?.value ?? NaN;
      const difference = Number((valueOf(best) - valueOf(taken)).toFixed(9));
      expect({ id, revision, difference }).toEqual({ id, revision, difference: Number(loss.toFixed(9)) });
    }
  });

  // Slow: reviews a whole game.
  it('have the numbers that this program computes', async () => {
    const [[id, review] = []] = [...reviews].sort(([, a], [, b]) => a.seconds - b.seconds);
    invariant(id !== undefined && review !== undefined, 'there are reviews');
    const { replay } = await gameToReview(terminal.around, id, review.origin.as, undefined);
    const threads = reviewThreads();
    try {
      const again = await completeReview(review, replay, threads);
      expect({ ...again, seconds: review.seconds }).toEqual(review);
    } finally {
      await threads.close();
    }
  }, 600_000);
});
