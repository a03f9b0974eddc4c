import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Problem } from '../errors/problem.js';
import type { Budget, Rates } from './limit-settings.js';

/** The refusal for a client that has exceeded its budget. `retryAfter` is in seconds. */
export interface Spent {
  readonly problem: Problem;
  readonly retryAfter: number;
}

/** The period to which each budget applies, in seconds. */
const WINDOW = 60;

const words: Readonly<Record<Budget, string>> = {
  queries: 'requests',
  mutations: 'changes',
  imports: 'imports',
};

/** Counts the remaining requests of each client. Each process counts separately. */
export class Budgets {
  readonly #limiters: ReadonlyMap<Budget, RateLimiterMemory>;

  constructor(rates: Rates | null) {
    const entries = Object.entries(rates ?? {}) as [Budget, number][];
    this.#limiters = new Map(
      entries.map(([keyPrefix, points]) => [
        keyPrefix,
        new RateLimiterMemory({ keyPrefix, points, duration: WINDOW }),
      ]),
    );
  }

  /**
   * Takes one unit from a client's budget. Returns a `RATE_LIMITED` problem if the budget is exhausted, otherwise null.
   */
  async spend(budget: Budget, client: string): Promise<Spent | null> {
    try {
      await this.#limiters.get(budget)?.consume(client);
      return null;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      return { problem: rateLimited(budget, retryAfter), retryAfter };
    }
  }
}

const rateLimited = (budget: Budget, retryAfter: number): Problem => ({
  code: 'RATE_LIMITED',
  message: `You sent too many ${words[budget]} in the last minute.`,
  advice: `Try again in ${retryAfter} seconds.`,
  data: { budget, retryAfter },
});
