import type { Expected, Recorded } from './recorded.js';

/** The state of the stream that `commitCheck` examines. */
export interface StreamFacts {
  /** The last revision. -1 if there is none. */
  readonly last: number;
  readonly softDeleted: boolean;
  readonly at: (revision: number) => Recorded | undefined;
  /**
   * Returns the revision that the event with the given id has in this stream. Undefined if the server does not remember
   * the id.
   */
  readonly remembered: (id: string) => number | undefined;
}

export type Decision =
  | { readonly kind: 'commit' }
  | { readonly kind: 'idempotent'; readonly revision: number }
  | { readonly kind: 'wrong-expected-version' };

const commit: Decision = { kind: 'commit' };
const wrong: Decision = { kind: 'wrong-expected-version' };

/** Whether a stream meets a writer's expectation. `last` is its last revision, or -1 if it is empty. */
export function isAsExpected(expected: Expected, last: number): boolean {
  if (expected === 'any') return true;
  if (expected === 'stream-exists') return last >= 0;
  return last === (expected === 'no-stream' ? -1 : expected);
}

/**
 * Decides by the server's rules whether to accept a write. The rules depend on the expected revision:
 *
 * - If there is none, the server recognises repeated events by the ids that it remembers.
 * - If it is before the last revision, the server compares the ids with the events after the expected revision.
 * - If it is the last revision, the server ignores ids.
 */
export function commitCheck(ids: readonly string[], expected: Expected, stream: StreamFacts): Decision {
  if (expected === 'any' || expected === 'stream-exists') {
    if (expected === 'stream-exists' && (stream.last < 0 || stream.softDeleted)) return wrong;
    const known = ids.map((id) => stream.remembered(id));
    const firstUnknown = known.indexOf(undefined);
    if (firstUnknown === 0 || ids.length === 0) return commit;
    // If only some of the write's events exist, the write is not a repetition.
    return firstUnknown > 0 ? wrong : { kind: 'idempotent', revision: known.at(-1) ?? -1 };
  }
  const revision = expected === 'no-stream' ? -1 : expected;
  if (revision === stream.last) return commit;
  if (revision > stream.last) return wrong;
  for (const [index, id] of ids.entries())
    if (stream.at(revision + 1 + index)?.id !== id)
      return index === 0 && expected === 'no-stream' && stream.softDeleted ? commit : wrong;
  return { kind: 'idempotent', revision: revision + ids.length };
}
