import { classFormat, classOf, classStream, type Class, type ClassEntry } from '#coaching';
import { EntryStreams } from '#event-store';
import { coachingBounds, type Result } from '#record';
import type { Archive } from './archive.js';
import { decideWhole, existing, wholeIn, type Whole } from './decide-whole.js';
import { Refusal, type ArchiveProblem } from './refusal.js';

const classes = {
  format: classFormat,
  of: classOf,
  absent: {
    code: 'CLASS_NOT_FOUND',
    message: 'The class does not exist, or it has ended.',
    advice: 'As a coach, open a class with `openClass`. As a pupil, send the token of the class link.',
  },
  bounds: {
    entries: coachingBounds.classEntries,
    full: {
      code: 'CLASS_TOO_LARGE',
      message:
        `The class has reached the limit of ${coachingBounds.pupils} pupils, or of ` +
        `${coachingBounds.classEntries} entries.`,
      advice: 'Begin another study, and open a class on that study.',
    },
    removals: ['ClassEnded', 'RoundRevealed'],
  },
} as const satisfies Whole<Class, ClassEntry>;
export const noClass = classes.absent;
export const { full } = classes.bounds;

/** Returns the class on a study. Null if there has never been one. */
export const classIn = (archive: Pick<Archive, 'store'>, study: string): Promise<Class | null> =>
  wholeIn(archive, classes, classStream(study));

/**
 * Yields the current state of the class on a study, then its state after each change, until the class ends or the
 * signal aborts. Yields nothing if there is no class.
 */
export async function* followClass(
  archive: Pick<Archive, 'store'>,
  study: string,
  signal: AbortSignal,
): AsyncGenerator<Class, void, undefined> {
  const stream = classStream(study);
  const { entries: read, revision } = await new EntryStreams(archive.store, classFormat).readFrom(stream, 0);
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

/** Like `decideWhole`, for the class on a study. Fails with `CLASS_NOT_FOUND` or `CLASS_TOO_LARGE`. */
export const decideClass = (
  archive: Pick<Archive, 'store'>,
  study: string,
  decide: (before: Class | null) => readonly ClassEntry[],
): Promise<Result<Class, ArchiveProblem>> => decideWhole(archive, classes, classStream(study), decide);

/** Returns the class. Throws a `Refusal` with code `CLASS_NOT_FOUND` if `found` is null or the class has ended. */
export function openIn(found: Class | null): Class {
  const open = existing(classes, found);
  if (open.link === null) throw new Refusal(noClass);
  return open;
}
