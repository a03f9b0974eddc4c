import { randomUUID } from 'node:crypto';
import { caughtUpAnswer, checkpointAnswer, confirmationAnswer, eventAnswer } from './answers.js';
import type { Filter } from './filter.js';
import { logPosition } from './log-position.js';
import type { Node } from './node.js';
import type { streams } from './protocol.js';
import type { ReadCall } from './read-call.js';

/** Sends an answer, and waits while the reader is slow. */
export async function send(call: ReadCall, answer: InstanceType<typeof streams.ReadResp>): Promise<void> {
  if (call.write(answer) || call.cancelled) return;
  await new Promise<void>((resolve) => {
    const go = () => {
      call.off('drain', go);
      call.off('cancelled', go);
      resolve();
    };
    call.on('drain', go);
    call.on('cancelled', go);
  });
}

/** Sends what is behind a place, tells when that is all, then sends what comes, until the reader leaves. */
export async function subscription(
  { log }: Node,
  call: ReadCall,
  after: number | 'end',
  { passes, checkpointEvery }: Filter,
): Promise<void> {
  const left = new AbortController();
  call.once('cancelled', () => left.abort());
  if (call.cancelled) return;
  const start = after === 'end' ? log.length : after;
  await send(call, confirmationAnswer(randomUUID()));
  let isLive = start >= log.length;
  if (isLive) await send(call, caughtUpAnswer());
  let seen = 0;
  let place = start;
  for await (const event of log.following(start, left.signal)) {
    place++;
    if (passes(event)) await send(call, eventAnswer(event));
    if (++seen % checkpointEvery === 0) await send(call, checkpointAnswer(logPosition(place)));
    if (!isLive && place >= log.length) {
      isLive = true;
      await send(call, caughtUpAnswer());
    }
  }
}
