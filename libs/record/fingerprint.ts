import { hash } from 'node:crypto';
import type { GameStarted } from './event.js';
import type { Json } from './json.js';
import type { FoldsGame } from './module.js';
import type { Hash128 } from './murmur3.js';
import { CanonicalWriter } from './canonical-writer.js';

/** Ways from a state to its fingerprint. */
export const fingerprintKinds = ['sha-256', 'murmur3'] as const;
export type FingerprintKind = (typeof fingerprintKinds)[number];

/** The hash function of a game's fingerprints, which never changes. SHA-256 if absent. */
export const fingerprintsOf = ({ options }: Pick<GameStarted, 'options'>): FingerprintKind =>
  options['fingerprints'] === 'murmur3' ? 'murmur3' : 'sha-256';

/** The options of a game with fingerprints of this kind. */
export const withFingerprints = (fingerprints: FingerprintKind): GameStarted['options'] => ({ fingerprints });

/** Whether this program can make the fingerprints of a game. */
export const knowsFingerprints = ({ options: { fingerprints } }: Pick<GameStarted, 'options'>): boolean =>
  fingerprints === undefined || fingerprintKinds.some((known) => known === fingerprints);

/**
 * A short stable hash of a canonical form: 132 bits of SHA-256 in base64url. Equal only for equal canonical
 * forms.
 */
export function fingerprint(canonical: Json): string {
  return hash('sha256', JSON.stringify(canonical), 'base64url').slice(0, 22);
}

/** A shared buffer. Allocating one takes as long as filling it. */
const form = new CanonicalWriter();

/** The fingerprint of a state, of the kind that its game began with. */
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

/** 128 bits of MurmurHash3 in base64url. */
function printed(hashed: Hash128): string {
  const bytes = Buffer.allocUnsafe(16);
  let at = 0;
  for (const word of hashed) at = bytes.writeInt32LE(word, at);
  return bytes.toString('base64url');
}
