import type { Problem } from '#record';
import type { Reader } from '../access/reader.js';
import { clientOf } from '../limits/throttling.js';
import { asking } from '../telemetry/asking.js';

/** The maximum number of pending reviews per client: a quarter of the queue. */
const MOST_OF_CLIENT = 10;

export const tooManyOfClient: Problem<'REVIEWS_TOO_MANY'> = {
  code: 'REVIEWS_TOO_MANY',
  message: `You already have ${MOST_OF_CLIENT} unfinished reviews, which is the limit.`,
  advice: 'Wait until a review is ready, or cancel one.',
};

/** Limits each client's share of pending reviews, regardless of seats. Each server counts separately. */
export class ReviewShares {
  readonly #clients = new Map<string, string>();
  readonly #beginning = new Set<string>();

  /**
   * Begins a review if the reader does not have too many pending reviews. Null otherwise. `running` contains the ids of
   * reviews that have not ended.
   */
  async begin<T extends { readonly ok: boolean }>(
    review: string,
    reader: Pick<Reader, 'name' | 'issuer' | 'isLocal'>,
    running: readonly string[],
    begin: () => Promise<T>,
  ): Promise<T | null> {
    for (const begun of this.#clients.keys())
      if (!running.includes(begun) && !this.#beginning.has(begun)) this.#clients.delete(begun);
    const client = clientOf({ reader }, asking.getStore()?.address ?? '');
    const own = [...this.#clients.values()].filter((other) => other === client).length;
    // The limit does not apply if sign-in is off, because such a server serves only the owner of the machine.
    if (own >= MOST_OF_CLIENT && !reader.isLocal) return null;
    this.#clients.set(review, client);
    this.#beginning.add(review);
    let isBegun = false;
    try {
      const outcome = await begin();
      isBegun = outcome.ok;
      return outcome;
    } finally {
      this.#beginning.delete(review);
      if (!isBegun) this.#clients.delete(review);
    }
  }
}
