/**
 * What the reading service answers (`event_store.client.streams.ReadResp` of KurrentDB's protocol), as far as it is read here. The
 * classes that the client ships build every part as an object of its own; reading everything would spend a quarter of its time
 * on that.
 */
import protobuf from 'protobufjs/light.js';
import { writtenPosition } from './position.js';
import type { GlobalPosition } from '../streams/port.js';

/** A 64-bit number in two halves. */
interface Whole {
  readonly low: number;
  readonly high: number;
}

interface Place {
  readonly commit: Whole;
  readonly prepare: Whole;
}

/** An event as the server sends it. */
export interface Sent extends Place {
  readonly id: { readonly text: string } | null;
  readonly stream: { readonly name: string } | null;
  readonly revision: Whole;
  /** `type` and `content-type` among others. */
  readonly about: Readonly<Record<string, string>>;
  /** UTF-8. */
  readonly metadata: Buffer;
  /** UTF-8. */
  readonly data: Buffer;
}

/** One of these parts is there. */
export interface Answer {
  /** No event: a link to what is not there any more. */
  readonly found: { readonly event: Sent | null } | null;
  readonly checkpoint: Place | null;
  readonly streamNotFound: object | null;
  readonly caughtUp: { readonly position: Place | null } | null;
}

const place = { commit: { id: 1, type: 'uint64' }, prepare: { id: 2, type: 'uint64' } };

const messages = {
  Uuid: { fields: { text: { id: 2, type: 'string' } } },
  Stream: { fields: { name: { id: 3, type: 'string' } } },
  Place: { fields: place },
  Sent: {
    fields: {
      id: { id: 1, type: 'Uuid' },
      stream: { id: 2, type: 'Stream' },
      revision: { id: 3, type: 'uint64' },
      prepare: { id: 4, type: 'uint64' },
      commit: { id: 5, type: 'uint64' },
      about: { id: 6, keyType: 'string', type: 'string' },
      metadata: { id: 7, type: 'bytes' },
      data: { id: 8, type: 'bytes' },
    },
  },
  Found: { fields: { event: { id: 1, type: 'Sent' } } },
  CaughtUp: { fields: { position: { id: 3, type: 'Place' } } },
  StreamNotFound: { fields: {} },
  Answer: {
    fields: {
      found: { id: 1, type: 'Found' },
      checkpoint: { id: 3, type: 'Place' },
      streamNotFound: { id: 4, type: 'StreamNotFound' },
      caughtUp: { id: 8, type: 'CaughtUp' },
    },
  },
};

const answer = protobuf.Root.fromJSON({ nested: messages }).lookupType('Answer');

/** Throws what the library throws when the bytes are no answer. */
export const answerOf = (bytes: Buffer): Answer => answer.decode(bytes) as unknown as Answer;

/** The event of an answer; null when it has none. */
export const eventIn = ({ found }: Answer): Sent | null => found?.event ?? null;

/** How far the server says that it has come; null when the answer is about something else. */
export function placeIn({ checkpoint, caughtUp }: Answer): GlobalPosition | null {
  const at = checkpoint ?? caughtUp?.position ?? null;
  return at === null ? null : positionIn(at);
}

/** Where an event or a place stands in the log. */
export const positionIn = ({ commit, prepare }: Place): GlobalPosition =>
  writtenPosition(digitsOf(commit), digitsOf(prepare));

const half = 2 ** 32;

/** The number, exact up to 2⁵³. */
export const numberOf = ({ low, high }: Whole): number => (high >>> 0) * half + (low >>> 0);

function digitsOf(whole: Whole): string {
  const number = numberOf(whole);
  if (Number.isSafeInteger(number)) return `${number}`;
  return `${(BigInt(whole.high >>> 0) << 32n) | BigInt(whole.low >>> 0)}`;
}
