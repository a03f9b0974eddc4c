/** Decodes responses from the server's read service, but only the fields that Retrace uses. */
import { answerMessage } from './messages.js';
import { writtenPosition } from './position.js';
import type { GlobalPosition } from '../streams/port.js';

/** A 64-bit number, as two 32-bit halves. */
interface Whole {
  readonly low: number;
  readonly high: number;
}

interface Place {
  readonly commit: Whole;
  readonly prepare: Whole;
}

/** An event in a response from the server. */
export interface Sent extends Place {
  readonly id: { readonly text: string } | null;
  readonly stream: { readonly name: string } | null;
  readonly revision: Whole;
  /** Properties of the event, such as `type` and `content-type`. */
  readonly about: Readonly<Record<string, string>>;
  /** UTF-8 text. */
  readonly metadata: Buffer;
  /** UTF-8 text. */
  readonly data: Buffer;
}

/** A response from the server. At most one field is not null. */
export interface Answer {
  /** An event that was read. `event` is null if a link points to an event that no longer exists. */
  readonly found: { readonly event: Sent | null } | null;
  readonly checkpoint: Place | null;
  readonly streamNotFound: object | null;
  readonly caughtUp: { readonly position: Place | null } | null;
}

/** Decodes a response. Malformed bytes cause an error from the decoder. */
export const answerOf = (bytes: Buffer): Answer => answerMessage.decode(bytes) as unknown as Answer;

/** Null if the response contains no event. */
export const eventIn = ({ found }: Answer): Sent | null => found?.event ?? null;

/** Returns the position that a progress report contains. Null for other responses. */
export function placeIn({ checkpoint, caughtUp }: Answer): GlobalPosition | null {
  const at = checkpoint ?? caughtUp?.position ?? null;
  return at === null ? null : positionIn(at);
}

/** Returns the log position of an event or checkpoint. */
export const positionIn = ({ commit, prepare }: Place): GlobalPosition =>
  writtenPosition(digitsOf(commit), digitsOf(prepare));

const half = 2 ** 32;

/** Converts a 64-bit number. The result is exact up to 2⁵³. */
export const numberOf = ({ low, high }: Whole): number => (high >>> 0) * half + (low >>> 0);

function digitsOf(whole: Whole): string {
  const number = numberOf(whole);
  if (Number.isSafeInteger(number)) return `${number}`;
  return `${(BigInt(whole.high >>> 0) << 32n) | BigInt(whole.low >>> 0)}`;
}
