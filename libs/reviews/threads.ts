import { Piscina } from 'piscina';
import { planOf, reviewOf, type Finding, type Review, type ReviewPoint, type ReviewRequest } from '#analysis';
import type { Replay } from '#projections';
import type { JudgedRecord, MomentTask } from './moment-worker.js';
import { threadSettings } from './thread-settings.js';

/** Where a review is made, and who hears of it. */
export interface ReviewThreads {
  readonly threads: number;
  /** Ends the review; it throws an `AbortError`. */
  readonly signal?: AbortSignal;
  /** Hears after each moment how many of all are judged. */
  readonly judged?: (done: number, all: number) => void;
}

/** Reviews a game of Retrace in threads of their own: the same review, whatever their number. */
export async function reviewInThreads(
  replay: Replay,
  request: ReviewRequest,
  { threads, signal, judged }: ReviewThreads,
): Promise<Review> {
  const { moments } = planOf(replay, request);
  const record: JudgedRecord = { module: replay.module.id, events: replay.events };
  const pool = new Piscina<MomentTask, Finding | ReviewPoint>({
    ...threadSettings('moment-worker'),
    workerData: record,
    minThreads: 1,
    maxThreads: threads,
  });
  let done = 0;
  const run = async (task: MomentTask): Promise<Finding | ReviewPoint> => {
    const found = await pool.run(task, signal === undefined ? {} : { signal });
    judged?.(++done, moments.length + 1);
    return found;
  };
  try {
    const [end, ...findings] = await Promise.all([
      run({ moment: null, request }),
      ...moments.map((moment) => run({ moment, request })),
    ]);
    return reviewOf(moments, findings as readonly Finding[], end);
  } finally {
    await pool.destroy();
  }
}
