import { hash } from 'node:crypto';
import type { GameStarted } from './event.js';
import type { Json } from './json.js';
import type { FoldsGame } from './module.js';
import type { Hash128 } from './murmur3.js';
import { CanonicalWriter } from './canonical-writer.js';

export const fingerprintKinds = ['sha-256', 'murmur3'] as const;
export type FingerprintKind = (typeof fingerprintKinds)[number];

/**
 * Returns the hash function for a game's fingerprints. The function never changes during a game. SHA-256 if the option
 * `fingerprints` is absent.
 */
export const fingerprintsOf = ({ options }: Pick<GameStarted, 'options'>): FingerprintKind =>
  options['fingerprints'] === 'murmur3' ? 'murmur3' : 'sha-256';

export const withFingerprints = (fingerprints: FingerprintKind): GameStarted['options'] => ({ fingerprints });

/** Whether this version of Retrace supports the hash function of the game's fingerprints. */
export const supportsFingerprints = ({ options: { fingerprints } }: Pick<GameStarted, 'options'>): boolean =>
  fingerprints === undefined || fingerprintKinds.some((known) => known === fingerprints);

/**
 * Returns the first 132 bits of the canonical form's SHA-256, in base64url. Different forms have different
 * fingerprints.
 */
export function fingerprint(canonical: Json): string {
  return hash('sha256', JSON.stringify(canonical), 'base64url').slice(0, 22);
}

/** All calls share this writer, because allocating a writer takes as long as filling it. */
const form = new CanonicalWriter();

/** Returns a state's fingerprint, computed with the hash function of its game. */
export function fingerprintOf<State>(
  { canonical, words }: Pick<FoldsGame<State, never>, 'canonical' | 'words'>,
  state: State,
  kind: FingerprintKind,
): string {
  if (kind === 'sha-256') return fingerprint(canonical(state));
  form.clear();
  if (words === undefined) form.form(canonical(state));
  else words(state, form);
  return printed(form.hash());
}

/** Returns a 128-bit hash in base64url. */
function printed(hashed: Hash128): string {
  const bytes = Buffer.allocUnsafe(16);
  let at = 0;
  for (const word of hashed) at = bytes.writeInt32LE(word, at);
  return bytes.toString('base64url');
}
