import { unzipSync } from 'fflate';
import { fail, ok, recordBounds, type Problem, type Result } from '#record';
import type { ImportErrorCode } from './error-codes.js';

/** Files in a zip file, at most. */
const MOST_FILES = 200;

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

const isGame = (name: string): boolean =>
  /\.(json|har|html?|gz)$/i.test(name) && !/(^|\/)(\.|__MACOSX\/)/.test(name);

const tooLarge = (message: string): Problem<ImportErrorCode> => ({
  code: 'IMPORT_TOO_LARGE',
  message,
  advice: 'Unpack it, and give its files.',
});

/** The files of games in a zip file, in its order; problems `IMPORT_DAMAGED`, `IMPORT_FOREIGN`, `IMPORT_TOO_DEEP`, `IMPORT_TOO_LARGE`. */
export function filesInZip(bytes: Uint8Array): Result<readonly Uint8Array[], Problem<ImportErrorCode>> {
  const sizes = new Map<string, number>();
  let [count, size, hasZip] = [0, 0, false];
  let files: Readonly<Record<string, Uint8Array>>;
  const looked = (name: string, originalSize: number): boolean => {
    count++;
    hasZip ||= /\.zip$/i.test(name);
    if (!isGame(name)) return false;
    size += originalSize;
    sizes.set(name, originalSize);
    return count <= MOST_FILES && size <= recordBounds.file;
  };
  try {
    files = unzipSync(bytes, { filter: ({ name, originalSize }) => looked(name, originalSize) });
  } catch {
    return fail(damaged);
  }
  if (count > MOST_FILES)
    return fail(tooLarge(`The zip file has ${count} files. The limit is ${MOST_FILES}.`));
  if (size > recordBounds.file)
    return fail(tooLarge(`The zip file unpacks to ${size} bytes. The limit is ${recordBounds.file}.`));
  const found = Object.entries(files);
  if (found.some(([name, file]) => file.length !== sizes.get(name))) return fail(damaged);
  if (hasZip || found.some(([, file]) => isZip(file))) return fail(nested);
  return found.length === 0 ? fail(withoutGames) : ok(found.map(([, file]) => file));
}

const damaged: Problem<ImportErrorCode> = {
  code: 'IMPORT_DAMAGED',
  message: 'The zip file is damaged, was cut off, or has a password.',
  advice: 'Fetch the file again, or unpack it and give its files.',
};
const nested: Problem<ImportErrorCode> = {
  code: 'IMPORT_TOO_DEEP',
  message: 'The zip file has another zip file in it.',
  advice: 'Unpack it, and give the zip files in it.',
};
const withoutGames: Problem<ImportErrorCode> = {
  code: 'IMPORT_FOREIGN',
  message: 'The zip file has no game: none of its files ends with .json, .har, .html or .gz.',
  advice: 'Give a file that `retrace export` wrote, or the log of a table.',
};
