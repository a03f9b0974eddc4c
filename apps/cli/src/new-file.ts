import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { partialPath, removeLeftovers } from '#event-store';
import { exitCodes, failure } from './failure.js';
import type { Surroundings } from './output.js';

/**
 * Checks that a file can be written. Throws a `Failure` with code `FILE_EXISTS` if the file exists and must not be
 * overwritten, or with code `FILE_UNUSABLE` if the file's folder does not exist.
 */
export function requireNewFile(
  { folder }: Pick<Surroundings, 'folder'>,
  file: string,
  force: boolean,
): string {
  const place = path.resolve(folder, file);
  if (!force && existsSync(place))
    throw failure(exitCodes.conflict, 'FILE_EXISTS', `The file "${file}" already exists.`, {
      advice: 'Use another name, or overwrite the file with --force.',
    });
  if (!existsSync(path.dirname(place)))
    throw failure(exitCodes.badInput, 'FILE_UNUSABLE', `There is no folder "${path.dirname(file)}".`, {
      advice: 'Create the folder first, or use another path.',
    });
  return place;
}

/** Writes a file and returns its path. Throws if `requireNewFile` throws. */
export function writeNewFile(
  around: Pick<Surroundings, 'folder'>,
  file: string,
  text: string,
  force: boolean,
): string {
  const place = requireNewFile(around, file, force);
  writeWhole(place, text);
  return place;
}

/** Writes a file completely or not at all, by renaming a temporary file in the same folder. */
function writeWhole(file: string, text: string): void {
  const beside = partialPath(file);
  removeLeftovers(file);
  try {
    writeFileSync(beside, text);
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
