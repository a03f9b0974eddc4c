import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Returns the temporary path to which this process writes a file or folder before renaming it. */
export const partialPath = (place: string): string => `${place}.${process.pid}.part`;

/** Matches the process id and, if there is one, the database suffix at the end of a temporary name. */
const written = /^\.(\d+)\.part(?:-[\w.]+)?$/;

/**
 * Finds the temporary files and folders that killed processes have left behind for a path. Ignores those of running
 * processes.
 */
export function leftoverPartials(place: string): readonly string[] {
  const [folder, name] = [dirname(place), basename(place)];
  return entriesOf(folder).flatMap((entry) => {
    const owner = entry.startsWith(name) ? written.exec(entry.slice(name.length))?.[1] : undefined;
    return owner === undefined || isRunning(Number(owner)) ? [] : [join(folder, entry)];
  });
}

/** Removes temporary files that killed processes have left behind. Ignores failures. */
export function removeLeftovers(place: string): void {
  for (const left of leftoverPartials(place))
    try {
      rmSync(left, { recursive: true, force: true });
    } catch {
      // Ignores the error. The file belongs to another user or is on a read-only disk, and does no harm in either case.
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
