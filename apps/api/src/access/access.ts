import { ok, type Result } from '#record';
import { storedKey, passingKey, secretKey } from '#archive';
import type { Problem } from '../errors/problem.js';
import type { AccessSettings } from './access-settings.js';
import { Capabilities } from './capabilities.js';
import type { IdentityProvider } from './provider-settings.js';
import { SignIn } from './sign-in.js';

export const ACCESS = Symbol('access');

/** The services that check and sign tokens. */
export interface Access {
  /** Verifies sign-in tokens. Null if no authentication is configured, in which case every caller is the owner. */
  readonly signIn: SignIn | null;
  readonly capabilities: Capabilities;
  /** The identity provider for signing in with a browser. If absent or null, users paste tokens. */
  readonly provider?: IdentityProvider | null;
}

/**
 * Creates the access services from the settings. If no secret is set, generates a key and stores it in the folder. If
 * the folder is null, keeps the key only in memory. Fails with `SIGNING_KEY_UNUSABLE` if the stored key is invalid, or
 * cannot be read or created.
 */
export function openAccess(
  { signIn, secret, provider }: AccessSettings,
  folder: string | null,
): Result<Access, Problem> {
  const key = keyOf(secret, folder);
  if (!key.ok) return key;
  return ok({ signIn: signIn && new SignIn(signIn), capabilities: new Capabilities(key.value), provider });
}

function keyOf(secret: string | null, folder: string | null): Result<Uint8Array, Problem> {
  if (secret !== null) return ok(secretKey(secret));
  return folder === null ? ok(passingKey()) : storedKey(folder);
}
