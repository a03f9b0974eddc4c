import { working } from './work.js';

interface Waiting {
  readonly arrival: number;
  readonly since: number;
  readonly go: () => void;
}

/**
 * A queue of operations that wait for a turn of the event loop, in order of arrival. The server accepts new requests
 * between turns.
 */
export class Line {
  readonly #waiting: Waiting[] = [];
  #isTaken = false;

  /** `now` returns the current time in milliseconds. */
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

  /** How long the first operation in the queue has waited, in milliseconds. */
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

/** The queue of this process, shared by all servers in the process. */
export const line = new Line();

let arrivals = 0;

/** Returns a sequence number for a newly arrived operation. */
export const arrived = (): number => arrivals++;

/** Waits for a turn of the event loop. Operations take turns in order of arrival. */
export const inTurn = (): Promise<void> => line.enter(working.getStore()?.arrival ?? arrived());
