import type { ExpectedRevision, NewEvent, ReadOptions } from './port.js';

/** Whether a stream is in the state that its writer expects. `head` is its last revision, -1 if it does not exist. */
export function expectationHolds(expected: ExpectedRevision, head: number): boolean {
  return expected === 'any' || (expected === 'no-stream' ? head === -1 : head === expected);
}

/**
 * Throws `RangeError` for an append without events, with a duplicate event, to a stream without a name, or with an
 * invalid revision.
 */
export function checkAppend(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): void {
  checkExpected(stream, expected);
  if (events.length === 0) throw new RangeError(`No events to append to stream "${stream}".`);
  if (new Set(events.map(({ id }) => id)).size < events.length)
    throw new RangeError(`The same event is twice in an append to stream "${stream}".`);
}

/** Throws `RangeError` for a stream without a name or an invalid revision. */
export function checkExpected(stream: string, expected: ExpectedRevision): void {
  if (stream === '') throw new RangeError('A stream needs a name.');
  if (typeof expected === 'number') checkCount('expected revision', expected);
}

/** Throws `RangeError` for a revision or limit that is not an integer from 0. */
export function checkRead({ from, limit }: Pick<ReadOptions, 'from' | 'limit'>): void {
  if (from !== undefined) checkCount('revision', from);
  if (limit !== undefined) checkCount('limit', limit);
}

function checkCount(what: string, value: number): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is not a ${what}.`);
}
