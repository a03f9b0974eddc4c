import { serialize } from 'node:v8';
import {
  planOf,
  reviewOf,
  reviewSoFar,
  type Finding,
  type ModelEstimates,
  type Review,
  type ReviewPoint,
  type ReviewRequest,
} from '#analysis';
import type { Replay } from '#projections';
import type { CheckStatus } from '#record';
import { Threads, waiting } from '#runtime';
import type { ReviewTask, SharedRecord, Work } from './review-worker.js';
import { evaluationSettings } from './thread-settings.js';

export interface ReviewWatch {
  /** Stops the review, which then throws an `AbortError`. */
  readonly signal?: AbortSignal;
  /** Called after each position with the number of evaluated positions and the total number of positions. */
  readonly onProgress?: (done: number, all: number) => void;
  /** Called once with a function that returns the results so far. */
  readonly begun?: (soFar: () => Review) => void;
}

/** A review with the result of checking its record against the rules. */
export interface CheckedReview {
  readonly found: Review;
  readonly check: CheckStatus;
}

type Answer = Finding | ReviewPoint | ModelEstimates | CheckStatus;

/**
 * Threads that evaluate positions of records. Several reviews share the threads, because loading the rules of all games
 * into a thread takes longer than reviewing a short game. Idle threads end after some time.
 */
export class ReviewThreads {
  readonly #threads: Threads<ReviewTask, Answer>;
  #records = 0;

  constructor(threads: number) {
    this.#threads = new Threads({
      ...evaluationSettings(new URL('./review-worker.js', import.meta.url)),
      maxThreads: threads,
    });
  }

  /** Reviews a game and checks its record against the rules. The number of threads does not affect the result. */
  async review(
    replay: Replay,
    request: ReviewRequest,
    { signal, onProgress, begun }: ReviewWatch = {},
  ): Promise<CheckedReview> {
    const { positions } = planOf(replay, request);
    const record = this.#shared(replay);
    // If a review fails, its remaining work is stopped.
    const over = new AbortController();
    const { signal: ended, end: letGo } = waiting([signal, over.signal]);
    let done = 0;
    const found: (Finding | undefined)[] = [];
    const run = async (work: Work, index?: number): Promise<Answer> => {
      const answer = await this.#threads.run({ record, work }, ended);
      if (index !== undefined) found[index] = answer as Finding;
      onProgress?.(++done, positions.length + 2);
      return answer;
    };
    const look = async (hears: NonNullable<ReviewWatch['begun']>): Promise<void> => {
      const estimates = (await this.#threads.run(
        { record, work: { does: 'look', request } },
        ended,
      )) as ModelEstimates;
      hears(() => reviewSoFar(positions, found, estimates));
      onProgress?.(done, positions.length + 2);
    };
    try {
      const [, check, end, findings] = await Promise.all([
        begun && look(begun),
        run({ does: 'check' }),
        run({ does: 'evaluate', position: null, request }),
        Promise.all(positions.map((position, index) => run({ does: 'evaluate', position, request }, index))),
      ]);
      return {
        found: reviewOf(positions, findings as readonly Finding[], end as ReviewPoint),
        check: check as CheckStatus,
      };
    } finally {
      over.abort();
      letGo();
    }
  }

  /** Converts a record once to the format that all threads share. */
  #shared({ module, events }: Replay): SharedRecord {
    const written = serialize(events);
    const bytes = new Uint8Array(new SharedArrayBuffer(written.length));
    bytes.set(written);
    return { number: this.#records++, module: module.id, events: bytes };
  }

  /** Stops the threads and their reviews. */
  async close(): Promise<void> {
    await this.#threads.close();
  }
}

/** Like `ReviewThreads.review`, but uses threads that end with the review. */
export async function reviewInThreads(
  replay: Replay,
  request: ReviewRequest,
  { threads, ...watch }: ReviewWatch & { readonly threads: number },
): Promise<CheckedReview> {
  const own = new ReviewThreads(threads);
  try {
    return await own.review(replay, request, watch);
  } finally {
    await own.close();
  }
}
