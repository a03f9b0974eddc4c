import { inquire } from './asking.js';
import { eventIn, placeIn, positionIn, type Answer } from './answers.js';
import type { KurrentConnection, Role } from './connection.js';
import { isOwnEvent, storedEvent } from './events.js';
import { laterOf, positionOf } from './position.js';
import { coming, type Stride, type Wanted } from './questions.js';
import { lastPosition } from './reading.js';
import {
  StoreUnavailableError,
  type GlobalPosition,
  type ReadAllOptions,
  type StoredEvent,
} from '../streams/port.js';
import { prefixesOf } from '../streams/prefixes.js';
import type { Pages } from '../streams/reading.js';

const pageSize = 512;

/**
 * The interval between progress reports. It is large, because the server switches to other work between windows, and
 * because most positions could belong to other applications.
 */
const stride: Stride = { window: 4096, windows: 1 };

/** If at least this many bytes of the log remain to be read, nodes other than the leader are used. */
const muchToRead = 1024n * 1024n;

export const wantedOf = ({ prefix, matching }: ReadAllOptions): Wanted => ({
  prefixes: prefixesOf(prefix),
  matching,
});

/** Tracks the progress of reading all streams to the end. */
class Sweep {
  reached: GlobalPosition | undefined;
  left: number;
  isOver = false;

  constructor(
    readonly options: ReadAllOptions,
    readonly wanted = wantedOf(options),
  ) {
    this.reached = options.after;
    this.left = options.limit ?? Infinity;
  }

  get isDone(): boolean {
    return this.isOver || this.left <= 0 || this.options.signal?.aborted === true;
  }

  /**
   * Returns the event in a message, or the position that the server has passed. Null if the message contains neither.
   */
  take(answer: Answer): StoredEvent | GlobalPosition | null {
    if (answer.caughtUp !== null) this.isOver = true;
    const event = eventIn(answer);
    const place = event === null ? placeIn(answer) : positionIn(event);
    if (place === null || this.left <= 0) return null;
    this.reached = laterOf(this.reached, place);
    if (event === null || isOwnEvent(event)) return place;
    this.left--;
    return storedEvent(event);
  }
}

/**
 * Reads all streams except system streams, page by page, from a position to the end. Uses a subscription, because
 * subscriptions report the server's progress even if no event matches. If the connection breaks, resumes at the last
 * reported position. Any node can provide older events, but the leader determines where the end is.
 */
export async function* allPages(connection: KurrentConnection, options: ReadAllOptions): Pages {
  const sweep = new Sweep(options);
  if (sweep.isDone) return;
  if (connection.address.isCluster && sweep.left === Infinity) {
    const head = await lastPosition(connection);
    if (head === null) return;
    if (isFar(sweep.reached, head)) {
      yield* elsewhere(connection, sweep);
      if ((sweep.reached ?? '') >= head) return;
      sweep.isOver = false;
    }
  }
  yield* swept(connection, 'reader', sweep);
}

/**
 * Reads from a node other than the leader. Ends early if the node lags or fails, so that the leader provides the
 * remaining events.
 */
async function* elsewhere(connection: KurrentConnection, sweep: Sweep): Pages {
  try {
    yield* swept(connection, 'history', sweep);
  } catch (error) {
    const mayBeElsewhere =
      error instanceof StoreUnavailableError &&
      (error.code === 'STORE_UNREACHABLE' || error.code === 'STORE_REFUSED');
    if (!mayBeElsewhere) throw error;
  }
}

const isFar = (from: GlobalPosition | undefined, to: GlobalPosition): boolean =>
  positionOf(to).commit - (from === undefined ? 0n : positionOf(from).commit) >= muchToRead;

async function* swept(connection: KurrentConnection, role: Role, sweep: Sweep): Pages {
  const found = inquire(connection, role, {
    question: () => coming(sweep.reached, sweep.wanted, stride),
    take: (answer) => sweep.take(answer),
    isDone: () => sweep.isDone,
    isLong: true,
  });
  const leave = () => void found.return();
  sweep.options.signal?.addEventListener('abort', leave);
  let page: StoredEvent[] = [];
  try {
    for await (const some of found) {
      let place: GlobalPosition | null = null;
      for (const entry of some)
        if (typeof entry === 'string') place = entry;
        else page.push(entry);
      if (page.length >= pageSize || (place !== null && page.length > 0)) {
        yield page;
        page = [];
      }
      // The position is reported only after all events before it have been delivered.
      if (place !== null) sweep.options.passed?.(place);
    }
    if (page.length > 0) yield page;
  } finally {
    sweep.options.signal?.removeEventListener('abort', leave);
  }
}
