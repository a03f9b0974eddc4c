import { unzipSync } from 'fflate';
import { fail, ok, recordBounds, type Problem, type Result } from '#record';
import type { ImportErrorCode } from './error-codes.js';

/** The maximum number of files in a zip file. */
const MOST_FILES = 5000;

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

const isHidden = (name: string): boolean => /(^|\/)(\.|__MACOSX\/)/.test(name);
const isGame = (name: string): boolean => /\.(json|har|html?|gz)$/i.test(name);
const isList = (name: string): boolean => /\.(txt|csv)$/i.test(name);

/** A file in a zip file. `isList` is whether the file's name shows that the file can only be a deck list. */
export interface ZippedFile {
  readonly bytes: Uint8Array;
  readonly isList: boolean;
}

const tooLarge = (message: string): Problem<ImportErrorCode> => ({
  code: 'IMPORT_TOO_LARGE',
  message,
  advice: 'Unpack the zip file, and import the files in it.',
});

/**
 * Returns those files in a zip file that could contain games, cards or deck lists, in the order of the zip file. Fails
 * with `IMPORT_DAMAGED`, `IMPORT_FOREIGN`, `IMPORT_TOO_DEEP` or `IMPORT_TOO_LARGE`.
 */
export function filesInZip(bytes: Uint8Array): Result<readonly ZippedFile[], Problem<ImportErrorCode>> {
  const sizes = new Map<string, number>();
  let [count, size, hasZip] = [0, 0, false];
  let files: Readonly<Record<string, Uint8Array>>;
  const looked = (name: string, originalSize: number): boolean => {
    count++;
    hasZip ||= /\.zip$/i.test(name);
    if (isHidden(name) || !(isGame(name) || isList(name))) return false;
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
    return fail(tooLarge(`The zip file contains ${count} files. The limit is ${MOST_FILES}.`));
  if (size > recordBounds.file)
    return fail(tooLarge(`The unpacked zip file is ${size} bytes long. The limit is ${recordBounds.file}.`));
  const found = Object.entries(files);
  if (found.some(([name, file]) => file.length !== sizes.get(name))) return fail(damaged);
  if (hasZip || found.some(([, file]) => isZip(file))) return fail(nested);
  return found.length === 0
    ? fail(withoutGames)
    : ok(found.map(([name, file]) => ({ bytes: file, isList: isList(name) })));
}

const damaged: Problem<ImportErrorCode> = {
  code: 'IMPORT_DAMAGED',
  message: 'The zip file is damaged or incomplete, or has a password.',
  advice: 'Download the zip file again, or unpack it and import the files in it.',
};
const nested: Problem<ImportErrorCode> = {
  code: 'IMPORT_TOO_DEEP',
  message: 'The zip file contains another zip file.',
  advice: 'Unpack the file, and import the zip files in it.',
};
export const withoutGames: Problem<ImportErrorCode> = {
  code: 'IMPORT_FOREIGN',
  message: 'The zip file contains no .json, .har, .html, .txt, .csv or .gz file.',
  advice: 'Use a file written by `retrace export`, or a table log.',
};
