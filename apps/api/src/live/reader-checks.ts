import type { Reader } from '../access/reader.js';
import { expired } from '../access/sign-in.js';
import { ProblemError } from '../problem-error.js';

/** Throws `UNAUTHENTICATED` if the subscriber's token has expired. */
export function requireUnexpired({ expiresAt }: Reader): void {
  if (expiresAt !== undefined && expiresAt < Date.now()) throw new ProblemError(expired);
}
