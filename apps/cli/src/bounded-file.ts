import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import path from 'node:path';

const CHUNK = 1024 * 1024;

const STANDARD_INPUT = '/dev/stdin';

/** Returns an error for a pipe or device, because reading from one could block forever. */
const noFile = (file: string): Error =>
  Object.assign(new Error(`it is not a regular file, open '${file}'`), {
    code: 'ENOTREGULAR',
    syscall: 'open',
  });

/** Like `boundedBytes`, but returns text. */
export const boundedText = (file: string, folder: string, most: number): string | null =>
  boundedBytes(file, folder, most)?.toString('utf8') ?? null;

/**
 * Reads a regular file or standard input. Null if the content exceeds `most` bytes. Throws an error with code
 * `ENOTREGULAR` for any other kind of file. Throws a system error if the file cannot be read.
 */
export function boundedBytes(file: string, folder: string, most: number): Buffer | null {
  // `O_NONBLOCK` is set, because opening a pipe would otherwise block until another process writes to it.
  const isInput = file === STANDARD_INPUT;
  const flags = isInput ? constants.O_RDONLY : constants.O_RDONLY | constants.O_NONBLOCK;
  const descriptor = openSync(path.resolve(folder, file), flags);
  try {
    const kind = fstatSync(descriptor);
    if (!isInput && !kind.isFile() && !kind.isDirectory()) throw noFile(file);
    const chunks: Buffer[] = [];
    let length = 0;
    while (length <= most) {
      const chunk = Buffer.allocUnsafe(Math.min(CHUNK, most + 1 - length));
      const read = readSync(descriptor, chunk);
      if (read === 0) return Buffer.concat(chunks);
      chunks.push(chunk.subarray(0, read));
      length += read;
    }
    return null;
  } finally {
    closeSync(descriptor);
  }
}
