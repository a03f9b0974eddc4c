import type { Reader } from '../access/reader.js';
import { expired } from '../access/sign-in.js';
import { ProblemError } from '../problem-error.js';

/** Throws `UNAUTHENTICATED` where the token of a subscriber has expired since it came. */
export function requireUnexpired({ expiresAt }: Reader): void {
  if (expiresAt !== undefined && expiresAt < Date.now()) throw new ProblemError(expired);
}
