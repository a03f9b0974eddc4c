import { working } from './work.js';

interface Waiting {
  readonly arrival: number;
  readonly since: number;
  readonly go: () => void;
}

/** Those who wait for a turn of the event loop: one has each, the earliest arrival first. Between two, the server takes what arrives. */
export class Line {
  /** By their arrival. */
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

  /** How long the longest of those who wait has waited, in milliseconds. */
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

/** There is one event loop, so there is one line, whatever servers it has. */
export const line = new Line();

let arrivals = 0;

/** The next number of an operation that arrives. */
export const arrived = (): number => arrivals++;

/** Waits for a turn, ordered by the arrival of the current operation. */
export const inTurn = (): Promise<void> => line.enter(working.getStore()?.arrival ?? arrived());
