import { EntryStreams, StreamDeletedError, type EntryFormat } from '#event-store';
import type { Result } from '#record';
import type { Archive } from './archive.js';
import { outcomeOf, Refusal, type ArchiveProblem } from './refusal.js';

/** A kind of stream that is always read completely, such as a study. */
export interface Whole<T, Entry extends { readonly kind: string }> {
  readonly format: EntryFormat<Entry>;
  /** Folds the entries of a stream. Null if the stream does not exist. */
  readonly of: (entries: readonly Entry[]) => T | null;
  /** The problem for a stream that does not exist or was deleted. */
  readonly absent: ArchiveProblem;
  /** The maximum number of entries, and the kinds of entries that are allowed to exceed it. */
  readonly bounds?: {
    readonly entries: number;
    readonly full: ArchiveProblem;
    readonly removals: readonly Entry['kind'][];
  };
}

type Store = Pick<Archive, 'store'>;

/** Reads and folds a stream. Null if the stream does not exist. */
export async function wholeIn<T, Entry extends { readonly kind: string }>(
  { store }: Store,
  { format, of }: Whole<T, Entry>,
  stream: string,
): Promise<T | null> {
  return of((await new EntryStreams(store, format).readFrom(stream, 0)).entries);
}

/** Returns `found`. Throws a `Refusal` if it is null. */
export function existing<T>({ absent }: { readonly absent: ArchiveProblem }, found: T | null): T {
  if (found === null) throw new Refusal(absent);
  return found;
}

/** Whether all entries belong to kinds that are allowed to exceed the maximum. */
export const areRemovals = <Entry extends { readonly kind: string }>(
  { bounds }: Pick<Whole<unknown, Entry>, 'bounds'>,
  entries: readonly Entry[],
): boolean => entries.every(({ kind }) => bounds?.removals.includes(kind));

/**
 * Appends the entries that `decide` derives from the current state of a stream. Calls `decide` again after a concurrent
 * append. Returns the new state. Returns a problem if the stream does not exist or is full, or if `decide` throws a
 * `Refusal`.
 */
export function decideWhole<T, Entry extends { readonly kind: string }>(
  { store }: Store,
  whole: Whole<T, Entry>,
  stream: string,
  decide: (before: T | null) => readonly Entry[],
): Promise<Result<T, ArchiveProblem>> {
  const { format, of, absent, bounds } = whole;
  const append = async (): Promise<T> => {
    try {
      const entries = await new EntryStreams(store, format).decide(stream, (before) => {
        const more = decide(of(before));
        const isFull = bounds !== undefined && before.length + more.length > bounds.entries;
        if (isFull && !areRemovals(whole, more)) throw new Refusal(bounds.full);
        return more;
      });
      return existing(whole, of(entries));
    } catch (error) {
      throw error instanceof StreamDeletedError ? new Refusal(absent) : error;
    }
  };
  return outcomeOf(append());
}
