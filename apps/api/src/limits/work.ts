import { AsyncLocalStorage } from 'node:async_hooks';
import { requestBounds } from '#record';
import type { Problem } from '../errors/problem.js';
import { ProblemError } from '../problem-error.js';

/**
 * The maximum work of an operation during its execution. A field or list entry counts as 1, which takes about a
 * microsecond.
 */
export const MOST_WORK = 250_000;
/**
 * The work of opening a game. `READ_EVENT` is the work of reading one of its events. If the same operation has already
 * opened the game, each event counts less.
 */
const OPENED = 10_000;
const READ_EVENT = 5;
const FOLDED_EVENT = 1;
/** The maximum work for the events of one game. */
const MOST_OF_GAME = MOST_WORK / 4;
/** The share of `MOST_WORK` that can be used for opening games. The rest remains for the response. */
const ROOM = 0.8;

export const tooMuchWork: Problem = {
  code: 'QUERY_TOO_COMPLEX',
  message: `The query exceeded the cost limit of ${MOST_WORK} during execution.`,
  advice:
    'Request fewer entries (first, last), fewer fields or fewer games, or split the query into several smaller ones.',
  data: { limit: MOST_WORK },
};

export const answerTooLarge: Problem = {
  code: 'ANSWER_TOO_LARGE',
  message: `The response is larger than ${requestBounds.answer} bytes.`,
  advice:
    'Request fewer entries (first, last) or fewer fields, or split the query into several smaller ones.',
  data: { limit: requestBounds.answer },
};

/** Counts the work of executing an operation. Every call throws once the limit is exceeded. */
export class Work {
  #spent = 0;
  #written = 0;
  #stopped: ProblemError | null = null;
  readonly #games = new Set<string>();

  /** `arrival` is the operation's sequence number, in order of arrival. */
  constructor(readonly arrival = 0) {}

  /** The reason why the operation was stopped. Null if it was not stopped. */
  get stopped(): Problem | null {
    return this.#stopped?.problem ?? null;
  }

  /** Whether the operation can open another game of any length and still complete the rest of the response. */
  get hasRoom(): boolean {
    return this.#stopped === null && this.#spent + OPENED + MOST_OF_GAME < ROOM * MOST_WORK;
  }

  /** Counts work before it is done. Throws `QUERY_TOO_COMPLEX` if the operation exceeds `MOST_WORK`. */
  spend(cost: number): void {
    if (this.#spent + cost > MOST_WORK) this.#stopped ??= new ProblemError(tooMuchWork);
    if (this.#stopped !== null) throw this.#stopped;
    this.#spent += cost;
  }

  /** Counts bytes of the response. Throws `ANSWER_TOO_LARGE` if the response exceeds the size limit. */
  write(bytes: number): void {
    this.#written += bytes;
    if (this.#written > requestBounds.answer) this.#stopped ??= new ProblemError(answerTooLarge);
    if (this.#stopped !== null) throw this.#stopped;
  }

  /**
   * Counts the opening of a game. The caller must call the returned function as soon as it has the number of events.
   * Both functions throw like `spend`.
   */
  open(id: string): (events: number) => void {
    const isOpen = this.#games.has(id);
    this.#games.add(id);
    this.spend(isOpen ? 0 : OPENED);
    return (events) => this.spend(Math.min(events * (isOpen ? FOLDED_EVENT : READ_EVENT), MOST_OF_GAME));
  }
}

/** The work of the current operation. Undefined for subscriptions, whose work is not counted. */
export const working = new AsyncLocalStorage<Work>();
