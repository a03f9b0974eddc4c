import { serialize } from 'node:v8';
import { planOf, reviewOf, type Finding, type Review, type ReviewPoint, type ReviewRequest } from '#analysis';
import type { Replay } from '#projections';
import type { CheckStatus } from '#record';
import { Threads } from '#verification';
import { waiting } from '#waiting';
import type { ReviewTask, SharedRecord, Work } from './moment-worker.js';
import { judging } from './thread-settings.js';

/** Who ends a review, and who hears of it. */
export interface ReviewWatch {
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

type Answer = Finding | ReviewPoint | CheckStatus;

/**
 * Threads that judge the moments of records. They serve one review after the other, because a thread loads the rules of all
 * games before it can judge, which takes longer than to review a short game; without work they end after a while.
 */
export class MomentThreads {
  readonly #threads: Threads<ReviewTask, Answer>;
  #records = 0;

  constructor(threads: number) {
    this.#threads = new Threads({ ...judging('moment-worker'), maxThreads: threads });
  }

  /** Reviews a game of Retrace, and checks its record: the same review, whatever the number of threads. */
  async review(
    replay: Replay,
    request: ReviewRequest,
    { signal, judged }: ReviewWatch = {},
  ): Promise<CheckedReview> {
    const { moments } = planOf(replay, request);
    const record = this.#shared(replay);
    // What is left of a review that has failed is not worked on.
    const over = new AbortController();
    const { signal: ended, end: letGo } = waiting([signal, over.signal]);
    let done = 0;
    const run = async (work: Work): Promise<Answer> => {
      const found = await this.#threads.run({ record, work }, ended);
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
      over.abort();
      letGo();
    }
  }

  /** Written once, and read by every thread that needs it. */
  #shared({ module, events }: Replay): SharedRecord {
    const written = serialize(events);
    const bytes = new Uint8Array(new SharedArrayBuffer(written.length));
    bytes.set(written);
    return { number: this.#records++, module: module.id, events: bytes };
  }

  /** Ends the threads, and the reviews that are made in them. */
  async close(): Promise<void> {
    await this.#threads.close();
  }
}

/** As `MomentThreads.review`, in threads that end with the review. */
export async function reviewInThreads(
  replay: Replay,
  request: ReviewRequest,
  { threads, ...watch }: ReviewWatch & { readonly threads: number },
): Promise<CheckedReview> {
  const own = new MomentThreads(threads);
  try {
    return await own.review(replay, request, watch);
  } finally {
    await own.close();
  }
}
