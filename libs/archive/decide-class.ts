import { classFormat, classOf, classStream, type Class, type ClassEntry } from '#coaching';
import { EntryStreams, StreamDeletedError } from '#event-store';
import { coachingBounds, type Result } from '#record';
import type { Archive } from './archive.js';
import { outcomeOf, Refusal, type ArchiveProblem } from './refusal.js';

const streamsOf = ({ store }: Pick<Archive, 'store'>): EntryStreams<ClassEntry> =>
  new EntryStreams(store, classFormat);

/** Returns the class on a study. Null if there was none. */
export async function classIn(archive: Pick<Archive, 'store'>, study: string): Promise<Class | null> {
  return classOf((await streamsOf(archive).readFrom(classStream(study), 0)).entries);
}

/** The class on a study as it is, then after each change, until it ends or the signal aborts. Yields nothing if there is none. */
export async function* followClass(
  archive: Pick<Archive, 'store'>,
  study: string,
  signal: AbortSignal,
): AsyncGenerator<Class, void, undefined> {
  const stream = classStream(study);
  const { entries: read, revision } = await streamsOf(archive).readFrom(stream, 0);
  const entries = [...read];
  let found = classOf(entries);
  if (found !== null) yield found;
  if (found?.link === null) return;
  for await (const stored of archive.store.followStream(stream, { after: revision, signal })) {
    entries.push(classFormat.read(stored));
    found = classOf(entries);
    if (found !== null) yield found;
    if (found?.link === null) return;
  }
}

const closes = ({ kind }: ClassEntry): boolean => kind === 'ClassEnded' || kind === 'RoundRevealed';

/**
 * Appends the entries that follow from a class, computed again whenever another writer was faster. Returns the new class. Problems
 * `CLASS_NOT_FOUND`, `CLASS_TOO_LARGE`; reveals and ends are always possible.
 */
export function decideClass(
  archive: Pick<Archive, 'store'>,
  study: string,
  decide: (before: Class | null) => readonly ClassEntry[],
): Promise<Result<Class, ArchiveProblem>> {
  const decided = streamsOf(archive).decide(classStream(study), (entries) => {
    const before = classOf(entries);
    const more = decide(before);
    const length = (before?.length ?? 0) + more.length;
    if (length > coachingBounds.classEntries && !more.every(closes)) throw new Refusal(full);
    return more;
  });
  return outcomeOf(
    decided
      .then((entries) => foundIn(classOf(entries)))
      .catch((error: unknown) => {
        throw error instanceof StreamDeletedError ? new Refusal(noClass) : error;
      }),
  );
}

/** Returns the class. Throws a `Refusal` `CLASS_NOT_FOUND` if there is no open one. */
export function openIn(found: Class | null): Class {
  const open = foundIn(found);
  if (open.link === null) throw new Refusal(noClass);
  return open;
}

function foundIn(found: Class | null): Class {
  if (found === null) throw new Refusal(noClass);
  return found;
}

export const noClass: ArchiveProblem = {
  code: 'CLASS_NOT_FOUND',
  message: 'There is no such class, or it has ended.',
  advice: 'Open it with `openClass`, or send the token of its link.',
};

export const full: ArchiveProblem = {
  code: 'CLASS_TOO_LARGE',
  message: `The class has ${coachingBounds.pupils} pupils, or ${coachingBounds.classEntries} entries.`,
  advice: 'Begin another study, and open a class on it.',
};
