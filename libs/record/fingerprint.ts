import { hash } from 'node:crypto';
import type { Json } from './json.js';

/**
 * A short stable hash of a canonical form: 132 bits of SHA-256 in base64url. Two states have the same fingerprint
 * exactly when they have the same canonical form.
 */
export function fingerprint(canonical: Json): string {
  return hash('sha256', JSON.stringify(canonical), 'base64url').slice(0, 22);
}
