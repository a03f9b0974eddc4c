import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The temporary path beside a place, in which this process writes a file or folder before moving it. */
export const partialPath = (place: string): string => `${place}.${process.pid}.part`;

/** The end of a temporary name: the process id, and suffixes of databases. */
const written = /^\.(\d+)\.part(?:-[\w.]+)?$/;

/**
 * Temporary files and folders that killed processes left beside a place. Skips those of running processes.
 */
export function leftoverPartials(place: string): readonly string[] {
  const [folder, name] = [dirname(place), basename(place)];
  return entriesOf(folder).flatMap((entry) => {
    const owner = entry.startsWith(name) ? written.exec(entry.slice(name.length))?.[1] : undefined;
    return owner === undefined || isRunning(Number(owner)) ? [] : [join(folder, entry)];
  });
}

/** Removes these leftovers as far as possible. */
export function removeLeftovers(place: string): void {
  for (const left of leftoverPartials(place))
    try {
      rmSync(left, { recursive: true, force: true });
    } catch {
      // Of another user, or on a read-only disk: it is in nobody's way.
    }
}

function entriesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as { readonly code?: unknown }).code !== 'ESRCH';
  }
}
