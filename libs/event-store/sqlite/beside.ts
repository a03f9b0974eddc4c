import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Where this process writes a file or folder that moves to its place when it is whole. */
export const besidePlace = (place: string): string => `${place}.${process.pid}.part`;

/** The end of such a name: the process, and the endings that it or a database adds. */
const written = /^\.(\d+)\.part(?:-[\w.]+)?$/;

/** Files and folders that killed processes have left beside a place; running processes need theirs. */
export function leftBeside(place: string): readonly string[] {
  const [folder, name] = [dirname(place), basename(place)];
  return entriesOf(folder).flatMap((entry) => {
    const owner = entry.startsWith(name) ? written.exec(entry.slice(name.length))?.[1] : undefined;
    return owner === undefined || isRunning(Number(owner)) ? [] : [join(folder, entry)];
  });
}

/** Removes that, as far as it can be. */
export function sweepBeside(place: string): void {
  for (const left of leftBeside(place))
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
