import type { ExpectedRevision, NewEvents, ReadOptions } from './port.js';

/** Whether a stream is as its writer expects; `head` is its last revision, -1 when it does not exist. */
export function expectationHolds(expected: ExpectedRevision, head: number): boolean {
  return expected === 'any' || (expected === 'no-stream' ? head === -1 : head === expected);
}

/** Throws `RangeError` for what can only be a mistake of the calling program: no events, or one of them twice. */
export function checkAppend(stream: string, events: NewEvents, expected: ExpectedRevision): void {
  checkAsked(stream, events, expected);
  checkTwice(stream, events);
}

/** Throws `RangeError` for an append of no events, to a stream without a name, or to what can be no revision. */
export function checkAsked(stream: string, events: NewEvents, expected: ExpectedRevision): void {
  checkExpected(stream, expected);
  if (events.length === 0) throw new RangeError(`No events to append to stream "${stream}".`);
}

/** Throws `RangeError` where an event is twice among those of an append. */
export function checkTwice(stream: string, events: NewEvents): void {
  if (events.length > 1 && new Set(Array.from(events, ({ id }) => id)).size < events.length)
    throw new RangeError(`The same event is twice in an append to stream "${stream}".`);
}

/** Throws `RangeError` for a stream without a name, and for what can be no revision. */
export function checkExpected(stream: string, expected: ExpectedRevision): void {
  if (stream === '') throw new RangeError('A stream needs a name.');
  if (typeof expected === 'number') checkCount('expected revision', expected);
}

/** Throws `RangeError` for a revision or limit that is not a whole number from 0. */
export function checkRead({ from, limit }: Pick<ReadOptions, 'from' | 'limit'>): void {
  if (from !== undefined) checkCount('revision', from);
  if (limit !== undefined) checkCount('limit', limit);
}

function checkCount(what: string, value: number): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is not a ${what}.`);
}
