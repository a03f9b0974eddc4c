import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { GameId } from '#record';
import { completeReview, reviewThreads, originOf, reviewId, usualPlayouts, type Reviewed } from '#reviews';
import { gameToReview } from './reviewed.js';
import { reviewsFile, recordSamples, sampleIds } from './samples.js';
import { defaultViewer } from './viewing.js';

/** `npm run tool -- sample-reviews`: computes the reviews of the sample games again. This takes minutes. */
const source = path.resolve(
  import.meta.dirname,
  '../../../../apps/cli/src',
  path.basename(reviewsFile.pathname),
);
const folder = mkdtempSync(path.join(tmpdir(), 'retrace-samples-'));
const around = { environment: { RETRACE_DATA: folder }, folder };
const threads = reviewThreads();
try {
  await recordSamples(around, new Map());
  const reviews: [GameId, Reviewed][] = [];
  for (const id of sampleIds) {
    const { replay, viewer, lists } = await gameToReview(around, id, defaultViewer, undefined);
    const origin = originOf(replay, { viewer, seed: '1', playouts: usualPlayouts, lists });
    const review = await completeReview({ review: reviewId(id, origin), origin }, replay, threads);
    reviews.push([id, review]);
    process.stderr.write(`Reviewed ${id} in ${review.seconds} s.\n`);
  }
  writeFileSync(source, gzipSync(JSON.stringify(reviews), { level: 9 }));
} finally {
  await threads.close();
  rmSync(folder, { recursive: true });
}
