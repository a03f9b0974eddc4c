import type { ServerWritableStream } from '@grpc/grpc-js';
import { streamName, streamNotFoundAnswer } from './answers.js';
import { filterOf } from './filter.js';
import { eventAnswer, type ReadAnswer } from './frequent-messages.js';
import { placeAt } from './log-position.js';
import { admit, type Node } from './node.js';
import { streams } from './protocol.js';
import type { Recorded } from './recorded.js';
import { invalidArgument, invalidPosition, CallRefusal, streamDeleted } from './refusal.js';
import { linkType } from './stream-metadata.js';
import { Passing, send, subscription, subscriptionToStream } from './subscription.js';

type ReadReq = InstanceType<typeof streams.ReadReq>;
type Options = InstanceType<typeof streams.ReadReq.Options>;
export type ReadCall = ServerWritableStream<ReadReq, ReadAnswer>;

const { FORWARDS } = streams.ReadReq.Options.ReadDirection;

/** Reads a stream or $all, or subscribes to one of them. */
export async function read(node: Node, call: ReadCall): Promise<void> {
  try {
    const options = call.request.getOptions();
    if (!options) throw invalidArgument('Options are required.');
    await admit(node, options.hasSubscription() ? 'subscribe' : 'read', call.metadata);
    if (!options.hasSubscription()) {
      await (options.hasStream() ? readStream(node, call, options) : readAll(node, call, options));
    } else {
      if (options.hasStream()) await streamSubscription(node, call, options);
      else await subscription(node, call, startAfter(options), filterOf(options.getFilter()));
    }
    call.end();
  } catch (error) {
    if (error instanceof CallRefusal) call.emit('error', error);
    else if (!call.cancelled) throw error;
  }
}

async function streamSubscription(node: Node, call: ReadCall, options: Options): Promise<void> {
  const at = options.getStream();
  const stream = streamName(at?.getStreamIdentifier());
  if (node.log.isTombstoned(stream)) throw streamDeleted(stream);
  const last = (node.log.visible(stream)?.events.length ?? 0) - 1;
  const after = at?.hasEnd() ? last : at?.hasStart() ? -1 : Number(at?.getRevision());
  await subscriptionToStream(node, call, stream, after, last);
}

async function readStream({ log }: Node, call: ReadCall, options: Options): Promise<void> {
  const at = options.getStream();
  const stream = streamName(at?.getStreamIdentifier());
  if (log.isTombstoned(stream)) throw streamDeleted(stream);
  const visible = log.visible(stream);
  if (!visible) return send(call, streamNotFoundAnswer(stream));
  const { events, first } = visible;
  const last = events.length - 1;
  const forwards = options.getReadDirection() === FORWARDS;
  const start = at?.hasEnd() ? last : at?.hasStart() ? 0 : Number(at?.getRevision());
  const step = forwards ? 1 : -1;
  let revision = forwards ? Math.max(start, first) : Math.min(start, last);
  for (let left = Number(options.getCount()); left > 0 && revision >= first; left--, revision += step) {
    const event = events[revision];
    if (!event || call.cancelled) return;
    await send(call, answerFor(log, event, options));
  }
}

/**
 * Encodes the response for an event. If the event is a link and the client wants links to be resolved, encodes the
 * response for the linked event.
 */
function answerFor(log: Node['log'], event: Recorded, options: Options): ReadAnswer {
  if (event.type !== linkType || !options.getResolveLinks()) return eventAnswer(event);
  return eventAnswer(log.linked(event), event);
}

async function readAll(node: Node, call: ReadCall, options: Options): Promise<void> {
  const { log } = node;
  const { passes } = filterOf(options.getFilter());
  const passing = new Passing(node);
  let left = Number(options.getCount());
  const forwards = options.getReadDirection() === FORWARDS;
  const pages = forwards ? log.pagesAfter(startAt(options)) : fromTheEnd(log, options);
  for await (const page of pages)
    for (const event of page) {
      if (left === 0 || call.cancelled) return;
      const passed = passes(event);
      if (passed) left--;
      const waited = passed ? send(call, answerFor(log, event, options)) : passing.next();
      if (waited !== undefined) await waited;
    }
}

function fromTheEnd(log: Node['log'], options: Options): AsyncIterable<readonly Recorded[]> {
  if (!options.getAll()?.hasEnd()) throw invalidArgument('Backwards is from the end here.');
  return log.backwards();
}

/** Returns the number of the event at the requested position, which is the first one to read. */
function startAt(options: Options): number {
  const all = options.getAll();
  return all?.hasStart() ? 0 : placeOf(all) - 1;
}

/** Returns the number of the event after which a subscription starts. */
function startAfter(options: Options): number | 'end' {
  const all = options.getAll();
  if (all?.hasEnd()) return 'end';
  return all?.hasStart() ? 0 : placeOf(all);
}

function placeOf(all: ReturnType<Options['getAll']>): number {
  const place = placeAt(BigInt(all?.getPosition()?.getCommitPosition() ?? '0'));
  if (place === null) throw invalidPosition();
  return place;
}
