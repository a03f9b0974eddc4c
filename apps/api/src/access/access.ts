import { ok, type Result } from '#record';
import { storedKey, passingKey, secretKey } from '#archive';
import type { Problem } from '../errors/problem.js';
import type { AccessSettings } from './access-settings.js';
import { Capabilities } from './capabilities.js';
import type { IdentityProvider } from './provider-settings.js';
import { SignIn } from './sign-in.js';

/** Injection token of `Access`. */
export const ACCESS = Symbol('access');

/** The means to check tokens. */
export interface Access {
  /** Null if no authentication is configured, and every caller is the owner. */
  readonly signIn: SignIn | null;
  readonly capabilities: Capabilities;
  /** The provider for sign-in with a browser. If absent or null, users paste tokens. */
  readonly provider?: IdentityProvider | null;
}

/**
 * Opens access as configured. Stores a generated key in the folder if none is set; stores nothing if the
 * folder is null. Problem `SIGNING_KEY_UNUSABLE`.
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
