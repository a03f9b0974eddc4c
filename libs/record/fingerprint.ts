import { hash } from 'node:crypto';
import type { GameStarted } from './event.js';
import type { Json } from './json.js';
import type { FoldsGame } from './module.js';
import type { Hash128 } from './murmur3.js';
import { CanonicalWriter } from './canonical-writer.js';

/** The hash functions that make a fingerprint of a state. */
export const fingerprintKinds = ['sha-256', 'murmur3'] as const;
export type FingerprintKind = (typeof fingerprintKinds)[number];

/** Returns the hash function for a game's fingerprints, which never changes. SHA-256 if the option is absent. */
export const fingerprintsOf = ({ options }: Pick<GameStarted, 'options'>): FingerprintKind =>
  options['fingerprints'] === 'murmur3' ? 'murmur3' : 'sha-256';

export const withFingerprints = (fingerprints: FingerprintKind): GameStarted['options'] => ({ fingerprints });

/** Whether this program supports the fingerprints of a game. */
export const knowsFingerprints = ({ options: { fingerprints } }: Pick<GameStarted, 'options'>): boolean =>
  fingerprints === undefined || fingerprintKinds.some((known) => known === fingerprints);

/**
 * Returns the first 132 bits of the SHA-256 of a canonical form, in base64url. Equal only for equal canonical forms.
 */
export function fingerprint(canonical: Json): string {
  return hash('sha256', JSON.stringify(canonical), 'base64url').slice(0, 22);
}

/** A shared buffer, because allocating a buffer takes as long as filling it. */
const form = new CanonicalWriter();

/** Returns the fingerprint of a state, made with the hash function of its game. */
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

/** Returns 128 bits of MurmurHash3 in base64url. */
function printed(hashed: Hash128): string {
  const bytes = Buffer.allocUnsafe(16);
  let at = 0;
  for (const word of hashed) at = bytes.writeInt32LE(word, at);
  return bytes.toString('base64url');
}
