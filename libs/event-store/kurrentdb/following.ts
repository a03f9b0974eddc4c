import { pause } from '#runtime';
import { eventIn, placeIn, positionIn, type Answer } from './answers.js';
import type { ReadCall } from './call.js';
import { pauseBefore, type KurrentConnection } from './connection.js';
import { isOwnEvent, storedEvent } from './events.js';
import { allPages, wantedOf } from './everything.js';
import { kurrentFailure, mayPass, NoAnswer } from './failure.js';
import { laterOf } from './position.js';
import { coming, comingOf, type Question, type Stride } from './questions.js';
import { streamPages } from './reading.js';
import {
  StreamDeletedError,
  StreamNotFoundError,
  type FollowOptions,
  type GlobalPosition,
  type StoredEvent,
} from '../streams/port.js';

/**
 * The interval between progress reports. It is small, so that subscriptions advance quickly past other applications'
 * events.
 */
const stride: Stride = { window: 32, windows: 2 };

interface Followed {
  readonly question: () => Question;
  /** Extracts the event to deliver from a message. Null if the message contains no such event. */
  readonly take: (answer: Answer) => StoredEvent | null;
  /** Whether the server has events that have not been delivered yet. */
  readonly isBehind: () => Promise<boolean>;
}

/** Yields all events after a position, and then new events until the signal aborts. */
export async function* following(
  connection: KurrentConnection,
  options: FollowOptions,
  signal: AbortSignal,
): AsyncGenerator<StoredEvent, void, undefined> {
  const wanted = wantedOf(options);
  let { after: resume, limit: left = Infinity } = options;
  if (left <= 0) return;
  const pass = (place: GlobalPosition) => {
    resume = laterOf(resume, place);
    options.passed?.(place);
  };
  const followed: Followed = {
    question: () => coming(resume, wanted, stride),
    take: (answer) => {
      const event = eventIn(answer);
      const place = event === null ? placeIn(answer) : positionIn(event);
      if (place === null) return null;
      if (event === null || isOwnEvent(event)) {
        pass(place);
        return null;
      }
      resume = laterOf(resume, place);
      return storedEvent(event);
    },
    isBehind: async () => {
      const look = { ...options, limit: 1, passed: pass, signal };
      const found = allPages(connection, resume === undefined ? look : { ...look, after: resume });
      for await (const page of found) if (page.length > 0) return true;
      return false;
    },
  };
  for await (const event of buffered(connection, followed, signal)) {
    yield event;
    if (--left <= 0) return;
  }
}

/**
 * Yields a stream's events after a revision (-1 for all), and then new events until the signal aborts. Yields nothing
 * for a deleted stream.
 */
export async function* followingStream(
  connection: KurrentConnection,
  stream: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<StoredEvent, void, undefined> {
  let last = after;
  const followed: Followed = {
    question: () => comingOf(stream, last),
    take: (answer) => {
      const event = eventIn(answer);
      if (event === null || isOwnEvent(event)) return null;
      const stored = storedEvent(event);
      if (stored.revision <= last) return null;
      last = stored.revision;
      return stored;
    },
    isBehind: async () => {
      try {
        for await (const page of streamPages(connection, stream, { from: last + 1, limit: 1 }))
          return page.length > 0;
      } catch (error) {
        if (!(error instanceof StreamNotFoundError)) throw error;
      }
      return false;
    },
  };
  try {
    yield* buffered(connection, followed, signal);
  } catch (error) {
    if (!(error instanceof StreamDeletedError)) throw error;
    await new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      else signal.addEventListener('abort', () => resolve(), { once: true });
    });
  }
}

/**
 * Yields events until the signal aborts. If the connection breaks, keeps trying to subscribe again after the last
 * delivered event. Also subscribes again if events are missing after a silence, because a subscription can hang without
 * an error.
 */
async function* buffered(
  connection: KurrentConnection,
  followed: Followed,
  signal: AbortSignal,
): AsyncGenerator<StoredEvent, void, undefined> {
  const isOver = () => signal.aborted;
  // oxlint-disable-next-line no-useless-assignment -- the pause after a failure reads it
  for (let attempt = 0; !isOver(); attempt++) {
    let call: ReadCall | null = null;
    const begun = performance.now();
    const end = () => call?.cancel();
    signal.addEventListener('abort', end);
    try {
      call = await connection.open('follower', followed.question());
      for (;;) {
        const answers = await arrived(connection, call, followed);
        if (isOver()) return;
        if (answers === null) break;
        connection.answered();
        attempt = 0;
        for (const answer of answers) {
          const event = followed.take(answer);
          if (event !== null) yield event;
          if (isOver()) return;
        }
      }
    } catch (error) {
      if (isOver()) return;
      if (!mayPass(error)) throw kurrentFailure(error, connection.address);
      connection.failed('follower', error, begun);
    } finally {
      signal.removeEventListener('abort', end);
      call?.cancel();
    }
    await pause(pauseBefore(attempt), { signal });
  }
}

/**
 * Returns the next messages as soon as they arrive, however long that takes. Null if the call has ended, or if the
 * server has more events but the call no longer delivers them.
 */
async function arrived(
  connection: KurrentConnection,
  call: ReadCall,
  followed: Followed,
): Promise<readonly Answer[] | null> {
  for (;;)
    try {
      return await call.next(connection.silence);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      if ((await followed.isBehind()) && !call.isWaitedFor) return null;
    }
}
