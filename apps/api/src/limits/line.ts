import { working } from './work.js';

interface Waiting {
  readonly arrival: number;
  readonly since: number;
  readonly go: () => void;
}

/**
 * A queue for turns of the event loop, in order of arrival. The server accepts new requests between turns.
 */
export class Line {
  /** In order of arrival. */
  readonly #waiting: Waiting[] = [];
  #isTaken = false;

  /** `now` in milliseconds. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Waits for a turn. Resolves immediately if the turn is free. */
  enter(arrival: number): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      setImmediate(this.#next);
      return Promise.resolve();
    }
    return new Promise((go) => {
      const place = this.#waiting.findLastIndex((other) => other.arrival <= arrival) + 1;
      this.#waiting.splice(place, 0, { arrival, since: this.now(), go });
    });
  }

  /** Milliseconds that the oldest waiting entry has waited. */
  get longest(): number {
    const now = this.now();
    return Math.max(0, ...this.#waiting.map(({ since }) => now - since));
  }

  readonly #next = (): void => {
    const first = this.#waiting.shift();
    if (first === undefined) {
      this.#isTaken = false;
      return;
    }
    first.go();
    setImmediate(this.#next);
  };
}

/** The single queue of the process, shared by all servers in it. */
export const line = new Line();

let arrivals = 0;

/** The next number of an operation that arrives. */
export const arrived = (): number => arrivals++;

/** Waits for a turn, ordered by the arrival of the current operation. */
export const inTurn = (): Promise<void> => line.enter(working.getStore()?.arrival ?? arrived());
