import { AsyncLocalStorage } from 'node:async_hooks';
import { requestBounds } from '#record';
import type { Problem } from '../errors/problem.js';
import { ProblemError } from '../problem-error.js';

/** Maximum work of an operation while it is answered. A field or list entry costs 1, about a microsecond. */
export const MOST_WORK = 250_000;
/** The work of opening a game, and of each of its events, new or already opened by the same operation. */
const OPENED = 10_000;
const READ_EVENT = 5;
const FOLDED_EVENT = 1;
/** The most work for the events of a game. */
const MOST_OF_GAME = MOST_WORK / 4;
/** The share of work that optional games may use. */
const ROOM = 0.8;

export const tooMuchWork: Problem = {
  code: 'QUERY_TOO_COMPLEX',
  message: `The query cost more than ${MOST_WORK} while it was answered.`,
  advice: 'Ask for fewer entries (first, last), fewer fields or fewer games, or send several queries.',
  data: { limit: MOST_WORK },
};

export const answerTooLarge: Problem = {
  code: 'ANSWER_TOO_LARGE',
  message: `The answer has more than ${requestBounds.answer} bytes.`,
  advice: 'Ask for fewer entries (first, last) or fewer fields, or send several queries.',
  data: { limit: requestBounds.answer },
};

/** Counts the work of answering an operation. Throws at every step beyond the limit. */
export class Work {
  #spent = 0;
  #written = 0;
  #stopped: ProblemError | null = null;
  readonly #games = new Set<string>();

  /** `arrival`: the number of the operation among those that arrived. */
  constructor(readonly arrival = 0) {}

  /** The reason why the operation is not answered. Null if it is answered. */
  get stopped(): Problem | null {
    return this.#stopped?.problem ?? null;
  }

  /** Whether another game can be opened, however long, with room left for the answer. */
  get hasRoom(): boolean {
    return this.#stopped === null && this.#spent + OPENED + MOST_OF_GAME < ROOM * MOST_WORK;
  }

  /** Counts work before it is done. Throws problem `QUERY_TOO_COMPLEX`. */
  spend(cost: number): void {
    if (this.#spent + cost > MOST_WORK) this.#stopped ??= new ProblemError(tooMuchWork);
    if (this.#stopped !== null) throw this.#stopped;
    this.#spent += cost;
  }

  /** Counts bytes of the answer. Throws problem `ANSWER_TOO_LARGE`. */
  write(bytes: number): void {
    this.#written += bytes;
    if (this.#written > requestBounds.answer) this.#stopped ??= new ProblemError(answerTooLarge);
    if (this.#stopped !== null) throw this.#stopped;
  }

  /**
   * Counts opening a game as if it had to be read. Returns a function that counts its events once known. Both
   * throw like `spend`.
   */
  open(id: string): (events: number) => void {
    const isOpen = this.#games.has(id);
    this.#games.add(id);
    this.spend(isOpen ? 0 : OPENED);
    return (events) => this.spend(Math.min(events * (isOpen ? FOLDED_EVENT : READ_EVENT), MOST_OF_GAME));
  }
}

/** The work of the current operation. Subscriptions are not counted. */
export const working = new AsyncLocalStorage<Work>();
