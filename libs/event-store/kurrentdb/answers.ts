/** The fields used here from responses of the reading service. */
import { answerMessage } from './messages.js';
import { writtenPosition } from './position.js';
import type { GlobalPosition } from '../streams/port.js';

/** A 64-bit number as two halves of 32 bits. */
interface Whole {
  readonly low: number;
  readonly high: number;
}

interface Place {
  readonly commit: Whole;
  readonly prepare: Whole;
}

/** An event in a response of the server. */
export interface Sent extends Place {
  readonly id: { readonly text: string } | null;
  readonly stream: { readonly name: string } | null;
  readonly revision: Whole;
  /** Properties of the event, such as `type` and `content-type`. */
  readonly about: Readonly<Record<string, string>>;
  /** The metadata in UTF-8. */
  readonly metadata: Buffer;
  /** The data in UTF-8. */
  readonly data: Buffer;
}

/** A response of the database. At most one field is not null. */
export interface Answer {
  /** An event that was read. Its `event` is null if a link points to an event that no longer exists. */
  readonly found: { readonly event: Sent | null } | null;
  readonly checkpoint: Place | null;
  readonly streamNotFound: object | null;
  readonly caughtUp: { readonly position: Place | null } | null;
}

/** Decodes a response. Throws the decoder's error for malformed bytes. */
export const answerOf = (bytes: Buffer): Answer => answerMessage.decode(bytes) as unknown as Answer;

/** Returns the event in a response. Null if there is none. */
export const eventIn = ({ found }: Answer): Sent | null => found?.event ?? null;

/** Returns the position in a response that reports progress. Null if there is none. */
export function placeIn({ checkpoint, caughtUp }: Answer): GlobalPosition | null {
  const at = checkpoint ?? caughtUp?.position ?? null;
  return at === null ? null : positionIn(at);
}

/** Returns the position of an event or checkpoint in the log. */
export const positionIn = ({ commit, prepare }: Place): GlobalPosition =>
  writtenPosition(digitsOf(commit), digitsOf(prepare));

const half = 2 ** 32;

/** Converts halves to a number, exact up to 2⁵³. */
export const numberOf = ({ low, high }: Whole): number => (high >>> 0) * half + (low >>> 0);

function digitsOf(whole: Whole): string {
  const number = numberOf(whole);
  if (Number.isSafeInteger(number)) return `${number}`;
  return `${(BigInt(whole.high >>> 0) << 32n) | BigInt(whole.low >>> 0)}`;
}
