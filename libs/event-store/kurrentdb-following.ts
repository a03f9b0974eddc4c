import { setTimeout as delay } from 'node:timers/promises';
import { START, type AllStreamSubscription } from '@kurrent/kurrentdb-client';
import { pauseBefore, type KurrentConnection } from './kurrentdb-connection.js';
import { isOwnEvent, storedEvent } from './kurrentdb-events.js';
import { kurrentFailure, mayPass } from './kurrentdb-failure.js';
import { positionOf, positionText } from './kurrentdb-position.js';
import { streamFilter } from './kurrentdb-reading.js';
import type { FollowOptions, GlobalPosition, StoredEvent } from './port.js';
import { prefixesOf } from './prefixes.js';

/** Events of other streams after which the server tells how far it has come, in windows of its own. */
const checkpointInterval = 8;

const later = (one: GlobalPosition | undefined, other: GlobalPosition): GlobalPosition =>
  one === undefined || other > one ? other : one;

/**
 * Everything after a position, then what comes, until the signal aborts. When the connection breaks it subscribes again
 * behind the last event that was given out, for as long as it takes.
 */
export async function* following(
  connection: KurrentConnection,
  { after, prefix, limit = Infinity }: FollowOptions,
  signal: AbortSignal,
): AsyncGenerator<StoredEvent, void, undefined> {
  let resume = after;
  let left = limit;
  const isOver = () => signal.aborted;
  for (let attempt = 0; left > 0 && !isOver(); attempt++) {
    // Events that were taken from the server and not given out yet: what comes behind them is no place to resume from.
    const waiting = (): boolean => subscription.readableLength > 0;
    const subscription: AllStreamSubscription = connection.follower.subscribeToAll({
      fromPosition: resume === undefined ? START : positionOf(resume),
      filter: streamFilter(prefixesOf(prefix), {
        checkpointInterval,
        checkpointReached: (_, position) => {
          if (!waiting()) resume = later(resume, positionText(position));
        },
      }),
    });
    const end = () => subscription.destroy();
    signal.addEventListener('abort', end, { once: true });
    // It may still complain when nobody listens to it any more.
    subscription.on('error', () => {});
    try {
      for await (const { event } of subscription) {
        if (!event || isOwnEvent(event)) continue;
        const stored = storedEvent(event);
        if (isOver()) return;
        attempt = 0;
        resume = later(resume, stored.position);
        yield stored;
        if (--left === 0) return;
      }
    } catch (error) {
      if (!isOver() && !mayPass(error)) throw kurrentFailure(error, connection.address);
    } finally {
      signal.removeEventListener('abort', end);
      subscription.unsubscribe().catch(() => undefined);
      subscription.destroy();
    }
    await delay(pauseBefore(attempt), undefined, { signal }).catch(() => undefined);
  }
}
