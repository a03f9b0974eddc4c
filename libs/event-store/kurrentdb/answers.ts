/** The fields of answers of the reading service that are used here. */
import { answerMessage } from './messages.js';
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
  /** Properties of the event, such as `type` and `content-type`. */
  readonly about: Readonly<Record<string, string>>;
  /** UTF-8. */
  readonly metadata: Buffer;
  /** UTF-8. */
  readonly data: Buffer;
}

/** A response of the database. At most one field is set. */
export interface Answer {
  /** Null if a link points to an event that no longer exists. */
  readonly found: { readonly event: Sent | null } | null;
  readonly checkpoint: Place | null;
  readonly streamNotFound: object | null;
  readonly caughtUp: { readonly position: Place | null } | null;
}

/** Decodes a response. Throws the decoder's error for malformed bytes. */
export const answerOf = (bytes: Buffer): Answer => answerMessage.decode(bytes) as unknown as Answer;

/** The event of an answer. Null if it has none. */
export const eventIn = ({ found }: Answer): Sent | null => found?.event ?? null;

/** The position that the server reports. Null if the answer has none. */
export function placeIn({ checkpoint, caughtUp }: Answer): GlobalPosition | null {
  const at = checkpoint ?? caughtUp?.position ?? null;
  return at === null ? null : positionIn(at);
}

/** The position of an event or checkpoint in the log. */
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
