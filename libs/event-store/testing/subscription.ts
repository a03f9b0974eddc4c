import { randomUUID } from 'node:crypto';
import { caughtUpAnswer, checkpointAnswer, confirmationAnswer } from './answers.js';
import type { Filter } from './filter.js';
import { eventAnswer, type ReadAnswer } from './frequent-messages.js';
import { pause } from '#runtime';
import { placeAt } from './log-position.js';
import type { Recorded } from './recorded.js';
import type { Node } from './node.js';
import type { ReadCall } from './read-call.js';
import { streamDeleted } from './refusal.js';
import { deletion } from './stream-metadata.js';

/** Sends a response. Returns a promise only while the client is slow, because awaiting takes longer than sending. */
export function send(call: ReadCall, answer: ReadAnswer): Promise<void> | undefined {
  if (call.write(answer) || call.cancelled) return undefined;
  return new Promise<void>((resolve) => {
    const go = () => {
      call.off('drain', go);
      call.off('cancelled', go);
      resolve();
    };
    call.on('drain', go);
    call.on('cancelled', go);
  });
}

/** Simulates the delay while a slow server's filter skips events. */
export class Passing {
  #passed = 0;

  constructor(private readonly node: Node) {}

  next(): Promise<unknown> | undefined {
    return ++this.#passed % 1000 === 0 && this.node.slowness > 0 ? pause(this.node.slowness) : undefined;
  }
}

/** A subscription, which lasts until the client ends it. Sends nothing after it has been silenced. */
class Subscribed {
  readonly left = new AbortController();
  readonly #deafness: number;

  constructor(
    private readonly node: Node,
    private readonly call: ReadCall,
  ) {
    this.#deafness = node.deafness;
    call.once('cancelled', () => this.left.abort());
    if (call.cancelled) this.left.abort();
  }

  tell(answer: ReadAnswer): Promise<void> | undefined {
    return this.node.deafness === this.#deafness ? send(this.call, answer) : undefined;
  }
}

/**
 * Sends the events after a position, reports that the client has caught up, and then sends new events until the client
 * ends the call.
 */
export async function subscription(
  node: Node,
  call: ReadCall,
  after: number | 'end',
  { passes, checkpointEvery }: Filter,
): Promise<void> {
  const { log } = node;
  const subscribed = new Subscribed(node, call);
  const hasLeft = () => subscribed.left.signal.aborted;
  if (hasLeft()) return;
  const passing = new Passing(node);
  const start = after === 'end' ? log.length : after;
  await subscribed.tell(confirmationAnswer(randomUUID()));
  let seen = 0;
  let reached = start;
  /** Sends an event if it passes the filter. The result, if any, must be awaited. */
  const deliver = (event: Recorded): Promise<unknown> | undefined => {
    const waited = passes(event) ? subscribed.tell(eventAnswer(event)) : passing.next();
    reached = placeAt(event.position) ?? 0;
    const tells = ++seen % checkpointEvery === 0;
    return (tells ? subscribed.tell(checkpointAnswer(event.position)) : undefined) ?? waited;
  };
  for await (const page of log.pagesAfter(start))
    for (const event of page) {
      const waited = deliver(event);
      if (hasLeft()) return;
      if (waited !== undefined) await waited;
    }
  await subscribed.tell(caughtUpAnswer());
  for await (const event of log.following(reached, subscribed.left.signal)) await deliver(event);
}

/** Like `subscription`, for the events of one stream after a revision. `last` is the current revision. */
export async function subscriptionToStream(
  node: Node,
  call: ReadCall,
  stream: string,
  after: number,
  last: number,
): Promise<void> {
  const subscribed = new Subscribed(node, call);
  if (subscribed.left.signal.aborted) return;
  await subscribed.tell(confirmationAnswer(randomUUID()));
  let isLive = after >= last;
  if (isLive) await subscribed.tell(caughtUpAnswer());
  for await (const event of node.log.followingStream(stream, after, subscribed.left.signal)) {
    if (event.type === deletion) throw streamDeleted(stream);
    await subscribed.tell(eventAnswer(event));
    if (!isLive && event.revision >= last) {
      isLive = true;
      await subscribed.tell(caughtUpAnswer());
    }
  }
}
