import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import path from 'node:path';

const CHUNK = 1024 * 1024;

/** What is piped into the command. */
const STANDARD_INPUT = '/dev/stdin';

/** Neither a file nor a folder: a pipe that nobody writes to, or a device, could keep the command waiting for ever. */
const noFile = (file: string): Error =>
  Object.assign(new Error(`it is no regular file, open '${file}'`), { code: 'ENOTREGULAR', syscall: 'open' });

/** The text of a file, as `boundedBytes` reads it. */
export const boundedText = (file: string, folder: string, most: number): string | null =>
  boundedBytes(file, folder, most)?.toString('utf8') ?? null;

/**
 * The bytes of a regular file, or of standard input, at most so many; null when it has more. Throws what the system
 * throws, and `ENOTREGULAR` for anything else.
 */
export function boundedBytes(file: string, folder: string, most: number): Buffer | null {
  // Opening a pipe waits for who writes to it, unless it is told not to.
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
