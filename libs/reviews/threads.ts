import { Piscina } from 'piscina';
import { planOf, reviewOf, type Finding, type Review, type ReviewPoint, type ReviewRequest } from '#analysis';
import type { Replay } from '#projections';
import type { CheckStatus } from '#record';
import type { JudgedRecord, ReviewTask } from './moment-worker.js';
import { threadSettings } from './thread-settings.js';

/** Where a review is made, and who hears of it. */
export interface ReviewThreads {
  readonly threads: number;
  /** Ends the review; it throws an `AbortError`. */
  readonly signal?: AbortSignal;
  /** Hears after each moment how many of all are judged. */
  readonly judged?: (done: number, all: number) => void;
}

/** A review, and whether the rules confirm the record that it is of. */
export interface CheckedReview {
  readonly found: Review;
  readonly check: CheckStatus;
}

/** Reviews a game of Retrace in threads of their own, and checks its record: the same review, whatever their number. */
export async function reviewInThreads(
  replay: Replay,
  request: ReviewRequest,
  { threads, signal, judged }: ReviewThreads,
): Promise<CheckedReview> {
  const { moments } = planOf(replay, request);
  const record: JudgedRecord = { module: replay.module.id, events: replay.events };
  const pool = new Piscina<ReviewTask, Finding | ReviewPoint | CheckStatus>({
    ...threadSettings('moment-worker'),
    workerData: record,
    minThreads: 1,
    maxThreads: threads,
  });
  let done = 0;
  const run = async (task: ReviewTask): Promise<Finding | ReviewPoint | CheckStatus> => {
    const found = await pool.run(task, signal === undefined ? {} : { signal });
    judged?.(++done, moments.length + 2);
    return found;
  };
  try {
    const [check, end, ...findings] = await Promise.all([
      run({ does: 'check' }),
      run({ does: 'judge', moment: null, request }),
      ...moments.map((moment) => run({ does: 'judge', moment, request })),
    ]);
    return {
      found: reviewOf(moments, findings as readonly Finding[], end as ReviewPoint),
      check: check as CheckStatus,
    };
  } finally {
    await pool.destroy();
  }
}
