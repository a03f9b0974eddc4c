import { EntryStreams, StreamDeletedError, type EntryFormat } from '#event-store';
import type { Result } from '#record';
import type { Archive } from './archive.js';
import { outcomeOf, Refusal, type ArchiveProblem } from './refusal.js';

/** A kind of stream that is read as a whole, such as studies. */
export interface Whole<T, Entry extends { readonly kind: string }> {
  readonly format: EntryFormat<Entry>;
  /** Folds the entries of a stream. Null if the stream was never begun. */
  readonly of: (entries: readonly Entry[]) => T | null;
  /** The problem of a stream that was never begun, or is deleted. */
  readonly absent: ArchiveProblem;
  /** The maximum number of entries, and the kinds that are appended even beyond it. */
  readonly bounds?: {
    readonly entries: number;
    readonly full: ArchiveProblem;
    readonly removals: readonly Entry['kind'][];
  };
}

type Store = Pick<Archive, 'store'>;

/** Null if the stream was never begun. */
export async function wholeIn<T, Entry extends { readonly kind: string }>(
  { store }: Store,
  { format, of }: Whole<T, Entry>,
  stream: string,
): Promise<T | null> {
  return of((await new EntryStreams(store, format).readFrom(stream, 0)).entries);
}

/** Returns its argument. Throws a `Refusal` if it is null. */
export function existing<T>({ absent }: { readonly absent: ArchiveProblem }, found: T | null): T {
  if (found === null) throw new Refusal(absent);
  return found;
}

/** Whether all entries are of kinds that are appended even beyond the maximum. */
export const areRemovals = <Entry extends { readonly kind: string }>(
  { bounds }: Pick<Whole<unknown, Entry>, 'bounds'>,
  entries: readonly Entry[],
): boolean => entries.every(({ kind }) => bounds?.removals.includes(kind));

/**
 * Appends the entries that follow from a stream, computed again whenever another writer was faster. Returns the result, or the problem
 * of a `Refusal`, of an absent stream or of a full one.
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
