import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, ok, type Result } from '#record';
import type { Problem } from '../errors/problem.js';

const BYTES = 32;
const NAME = 'signing-key';

/** A key that nobody knows and that is forgotten at the end. */
export const passingKey = (): Uint8Array => randomBytes(BYTES);

/** The key that is kept in a data folder, made when there is none; problem `SIGNING_KEY_UNUSABLE`. */
export function keptKey(folder: string): Result<Uint8Array, Problem> {
  const file = path.join(folder, NAME);
  try {
    mkdirSync(folder, { recursive: true });
    return readKey(file) ?? makeKey(file) ?? unusable(file, 'is not there');
  } catch (error) {
    return unusable(file, error instanceof Error ? error.message : String(error));
  }
}

function readKey(file: string): Result<Uint8Array, Problem> | null {
  try {
    const key = Buffer.from(readFileSync(file, 'utf8'), 'base64url');
    return key.length === BYTES ? ok(key) : unusable(file, 'is not a key');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Written whole beside its place, then put there unless another process was faster: then its key counts. */
function makeKey(file: string): Result<Uint8Array, Problem> | null {
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
  fail<Problem>({
    code: 'SIGNING_KEY_UNUSABLE',
    message: `The key that signs tokens of seats and share links cannot be used: ${file}: ${why}.`,
    advice: 'Make the data folder writable (RETRACE_DATA), or set RETRACE_SECRET.',
  });
