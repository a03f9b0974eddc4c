import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, ok, type Problem, type Result } from '#record';
import type { TokenErrorCode } from './error-codes.js';

const BYTES = 32;

/** A signing key, or the reason why there is none. */
type Key = Result<Uint8Array, Problem<TokenErrorCode>>;

export const keyFile = (folder: string): string => path.join(folder, 'signing-key');

export const secretKey = (secret: string): Uint8Array => new TextEncoder().encode(secret);

/** Returns a random key, which is lost when the process ends. */
export const passingKey = (): Uint8Array => randomBytes(BYTES);

/**
 * Returns the key in a data folder, or creates a key if there is none. Fails with `SIGNING_KEY_UNUSABLE` if the key is
 * invalid, or cannot be read or created.
 */
export function storedKey(folder: string): Key {
  const file = keyFile(folder);
  return orUnusable(file, () => {
    mkdirSync(folder, { recursive: true });
    return readKey(file) ?? makeKey(file) ?? unusable(file, 'is not there');
  });
}

/**
 * Returns the key in a data folder. Null if there is none. Fails with `SIGNING_KEY_UNUSABLE` if the key is invalid or
 * cannot be read.
 */
export function foundKey(folder: string): Key | null {
  const file = keyFile(folder);
  return orUnusable(file, () => readKey(file));
}

function orUnusable<K extends Key | null>(file: string, work: () => K): K | Key {
  try {
    return work();
  } catch (error) {
    return unusable(file, error instanceof Error ? error.message : String(error));
  }
}

function readKey(file: string): Key | null {
  try {
    const key = Buffer.from(readFileSync(file, 'utf8'), 'base64url');
    return key.length === BYTES ? ok(key) : unusable(file, 'is not a key');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Creates a key file, unless another process has just created it. Returns the key in the file. Writes the key to a
 * temporary file first, so that the key file is never incomplete.
 */
function makeKey(file: string): Key | null {
  const beside = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(beside, passingKeyText(), { mode: 0o600, flag: 'wx' });
    linkSync(beside, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(beside, { force: true });
  }
  return readKey(file);
}

const passingKeyText = (): string => Buffer.from(passingKey()).toString('base64url');

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;

const unusable = (file: string, why: string) =>
  fail<Problem<TokenErrorCode>>({
    code: 'SIGNING_KEY_UNUSABLE',
    message: `The key that signs seat tokens and share links cannot be used. ${file}: ${why}.`,
    advice: 'Make the data folder writable (RETRACE_DATA), or set RETRACE_SECRET.',
  });
