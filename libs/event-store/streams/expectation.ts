import type { ExpectedRevision, NewEvent, ReadOptions } from './port.js';

/**
 * Whether a stream is in the state that its writer expects. `head` is the stream's last revision, or -1 if the stream
 * does not exist.
 */
export function expectationHolds(expected: ExpectedRevision, head: number): boolean {
  return expected === 'any' || (expected === 'no-stream' ? head === -1 : head === expected);
}

/**
 * Throws `RangeError` if an append is invalid. An append needs a stream name, a valid revision and at least one event,
 * and must not contain any event twice.
 */
export function checkAppend(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): void {
  checkExpected(stream, expected);
  if (events.length === 0) throw new RangeError(`The append to stream "${stream}" contains no events.`);
  if (new Set(events.map(({ id }) => id)).size < events.length)
    throw new RangeError(`The append to stream "${stream}" contains the same event twice.`);
}

/** Throws `RangeError` if the stream has no name or the revision is invalid. */
export function checkExpected(stream: string, expected: ExpectedRevision): void {
  if (stream === '') throw new RangeError('A stream needs a name.');
  if (typeof expected === 'number') checkCount('expected revision', expected);
}

/** Throws `RangeError` unless the revision and the limit are non-negative integers. */
export function checkRead({ from, limit }: Pick<ReadOptions, 'from' | 'limit'>): void {
  if (from !== undefined) checkCount('revision', from);
  if (limit !== undefined) checkCount('limit', limit);
}

function checkCount(what: string, value: number): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is not a ${what}.`);
}
