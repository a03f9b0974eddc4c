/**
 * Encodes and decodes the most frequent messages, which contain appended events and read events. For these messages,
 * the client's classes would create an object for each part, which takes longer than all other work of this server. All
 * other messages use the client's classes.
 */
import protobuf from 'protobufjs/light.js';
import type { streams } from './protocol.js';
import type { Expected, Proposed, Recorded } from './recorded.js';
import { deletion } from './stream-metadata.js';

const whole = 'uint64';
const field = (id: number, type: string) => ({ id, type });
const about = { id: 0, keyType: 'string', type: 'string' };

const root = protobuf.Root.fromJSON({
  nested: {
    Uuid: { fields: { text: field(2, 'string') } },
    Empty: { fields: {} },
    Stream: { fields: { name: field(3, 'string') } },
    Time: { fields: { seconds: field(1, 'int64'), nanos: field(2, 'int32') } },
    Options: {
      fields: {
        stream: field(1, 'Stream'),
        revision: field(2, whole),
        noStream: field(3, 'Empty'),
        any: field(4, 'Empty'),
        streamExists: field(5, 'Empty'),
        deadline: field(6, 'Time'),
      },
    },
    Proposed: {
      fields: {
        id: field(1, 'Uuid'),
        about: { ...about, id: 2 },
        metadata: field(3, 'bytes'),
        data: field(4, 'bytes'),
      },
    },
    Batch: {
      fields: {
        correlation: field(1, 'Uuid'),
        options: field(2, 'Options'),
        proposed: { ...field(3, 'Proposed'), rule: 'repeated' },
        isFinal: field(4, 'bool'),
      },
    },
    Event: {
      fields: {
        id: field(1, 'Uuid'),
        stream: field(2, 'Stream'),
        revision: field(3, whole),
        prepare: field(4, whole),
        commit: field(5, whole),
        about: { ...about, id: 6 },
        metadata: field(7, 'bytes'),
        data: field(8, 'bytes'),
      },
    },
    Found: { fields: { event: field(1, 'Event'), link: field(2, 'Event'), commit: field(3, whole) } },
    Answer: { fields: { found: field(1, 'Found') } },
  },
});
const batch = root.lookupType('Batch');
const answer = root.lookupType('Answer');

/** A 64-bit number as two 32-bit halves, as represented by the library. */
interface Whole {
  readonly low: number;
  readonly high: number;
}

const wholeOf = (number: bigint): Whole => ({
  low: Number(number & 0xffff_ffffn) | 0,
  high: Number(number >> 32n) | 0,
});
const numberOf = ({ low, high }: Whole): number => (high >>> 0) * 2 ** 32 + (low >>> 0);

export interface BatchOptions {
  readonly stream: string;
  readonly expected: Expected;
  /** Milliseconds since 1970. Null if there is no deadline. */
  readonly deadline: number | null;
}

/** A write or a part of one. */
export interface Batch {
  readonly correlation: string;
  /** The target of the write. Null if the batch continues the previous one. */
  readonly options: BatchOptions | null;
  readonly proposed: readonly Proposed[];
  readonly isFinal: boolean;
}

interface Decoded {
  readonly correlation: { readonly text: string } | null;
  readonly options: {
    readonly stream: { readonly name: string } | null;
    readonly revision: Whole;
    readonly noStream: object | null;
    readonly any: object | null;
    readonly streamExists: object | null;
    readonly deadline: { readonly seconds: Whole; readonly nanos: number } | null;
  } | null;
  readonly proposed: readonly {
    readonly id: { readonly text: string } | null;
    readonly about: Readonly<Record<string, string>>;
    readonly metadata: Buffer;
    readonly data: Buffer;
  }[];
  readonly isFinal: boolean;
}

/** Decodes a `BatchAppendReq`. Malformed bytes cause an error from the library. */
export function batchOf(bytes: Buffer): Batch {
  const { correlation, options, proposed, isFinal } = batch.decode(bytes) as unknown as Decoded;
  return {
    correlation: correlation?.text ?? '',
    options: options && {
      stream: options.stream?.name ?? '',
      expected: expectedIn(options),
      deadline: deadlineIn(options),
    },
    proposed: proposed.map(({ id, about: facts, metadata, data }) => ({
      id: (id?.text ?? '').toLowerCase(),
      type: facts['type'] ?? '',
      contentType: facts['content-type'] ?? '',
      data,
      metadata,
    })),
    isFinal,
  };
}

function expectedIn(options: NonNullable<Decoded['options']>): Expected {
  if (options.noStream !== null) return 'no-stream';
  if (options.any !== null) return 'any';
  return options.streamExists === null ? numberOf(options.revision) : 'stream-exists';
}

function deadlineIn({ deadline }: NonNullable<Decoded['options']>): number | null {
  return deadline && numberOf(deadline.seconds) * 1000 + deadline.nanos / 1_000_000;
}

const ticksPerMillisecond = 10_000n;
/** The revision of the event that deletes a stream, which is the highest possible one. */
const deletionRevision = 2n ** 63n - 1n;

function eventOf(event: Recorded) {
  const place = wholeOf(event.position);
  return {
    id: { text: event.id },
    stream: { name: event.stream },
    revision: wholeOf(event.type === deletion ? deletionRevision : BigInt(event.revision)),
    prepare: place,
    commit: place,
    about: {
      type: event.type,
      'content-type': event.contentType,
      created: String(BigInt(event.created) * ticksPerMillisecond),
    },
    metadata: event.metadata,
    data: event.data,
  };
}

/** Encodes a `ReadResp` with an event (null if the event was deleted) and the link to it. */
export function eventAnswer(event: Recorded | null, link?: Recorded): Buffer {
  const at = link ?? event;
  const found = {
    ...(event !== null && { event: eventOf(event) }),
    ...(link !== undefined && { link: eventOf(link) }),
    commit: wholeOf(at?.position ?? 0n),
  };
  return answer.encode({ found }).finish() as Buffer;
}

/** A response to a read call, which is either an encoded event or a message. */
export type ReadAnswer = Buffer | InstanceType<typeof streams.ReadResp>;

export const bytesOfAnswer = (answer: ReadAnswer): Buffer =>
  Buffer.isBuffer(answer) ? answer : Buffer.from(answer.serializeBinary());
