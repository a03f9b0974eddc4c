import { readFileSync } from 'node:fs';
import type { JSONWebKeySet } from 'jose';
import { z } from 'zod';
import { fail, ok, type Result, type SettingProblem } from '#record';
import { readGroup, type Environment, type SettingGroup } from '../setting-group.js';
import { providerSettings, type IdentityProvider } from './provider-settings.js';
import type { SignInOptions } from './sign-in.js';

/** The minimum length of a secret, in characters. */
const SECRET = 32;
const secret = z.string().min(SECRET).optional();
const secretAdvice = `Use at least ${SECRET} random characters, such as the output of \`openssl rand -base64 32\`.`;

export const accessGroup = {
  AUTH_SECRET: { shape: secret, advice: secretAdvice, secret: true },
  AUTH_JWKS: {
    shape: z.string().optional(),
    advice:
      'Use the https address of the published keys, or the path of a file that contains them (a JSON Web ' +
      'Key Set).',
  },
  AUTH_ISSUER: { shape: z.string().optional(), advice: 'Use the value of `iss` in the tokens.' },
  AUTH_AUDIENCE: { shape: z.string().optional(), advice: 'Use the value of `aud` in the tokens.' },
  RETRACE_SECRET: { shape: secret, advice: secretAdvice, secret: true },
} as const satisfies SettingGroup;

export interface AccessSettings {
  /** The options for checking sign-in tokens. Null if sign-in is off, in which case every caller is the owner. */
  readonly signIn: SignInOptions | null;
  /** The secret that signs seat tokens and share links. Null if a key in the data folder signs them instead. */
  readonly secret: string | null;
  /** The identity provider for signing in with a browser. Null if users paste a token. */
  readonly provider: IdentityProvider | null;
}

export interface Surroundings {
  /** Whether other machines can connect. */
  readonly isOpen: boolean;
  /** Whether other servers serve the same games. */
  readonly isShared: boolean;
}

const bad = (where: string, message: string, advice: string): SettingProblem => ({
  code: 'SETTING_INVALID',
  message,
  advice,
  where,
});

/**
 * Reads the sign-in settings and the key that signs tokens. Returns a `SETTING_INVALID` error for each invalid setting.
 */
export function accessSettings(
  env: Environment,
  { isOpen, isShared }: Surroundings,
): Result<AccessSettings, readonly SettingProblem[]> {
  const read = readGroup(accessGroup, env);
  const provider = providerSettings(env);
  if (!read.ok || !provider.ok)
    return fail([...(read.ok ? [] : read.error), ...(provider.ok ? [] : provider.error)]);
  const { RETRACE_SECRET: own = null, ...auth } = read.value;
  const keys = keysOf(auth.AUTH_SECRET ?? null, auth.AUTH_JWKS ?? null);
  if (!keys.ok) return fail([keys.error]);
  const problems: SettingProblem[] = [];
  if (isOpen && keys.value === null)
    problems.push(
      bad(
        'HOST',
        'HOST lets other machines connect without signing in, so anyone who connects would own the server.',
        'Set AUTH_SECRET or AUTH_JWKS (`retrace token` creates tokens for AUTH_SECRET), or leave HOST out.',
      ),
    );
  if (isShared && own === null)
    problems.push(
      bad(
        'RETRACE_SECRET',
        'RETRACE_SECRET is not set, but servers that share games need the same secret.',
        `${secretAdvice} Set the same secret on every server.`,
      ),
    );
  if (own !== null && own === auth.AUTH_SECRET)
    problems.push(
      bad('RETRACE_SECRET', 'RETRACE_SECRET is the same as AUTH_SECRET.', 'Use two different secrets.'),
    );
  if (problems.length > 0) return fail(problems);
  const { AUTH_ISSUER: issuer = null, AUTH_AUDIENCE: audience = null } = auth;
  const signIn = keys.value && { keys: keys.value, issuer, audience };
  return ok({ signIn, secret: own, provider: provider.value });
}

function keysOf(
  shared: string | null,
  published: string | null,
): Result<SignInOptions['keys'] | null, SettingProblem> {
  if (shared !== null && published !== null)
    return fail(bad('AUTH_JWKS', 'Both AUTH_SECRET and AUTH_JWKS are set.', 'Set only one of them.'));
  if (shared !== null) return ok({ kind: 'secret', secret: shared });
  if (published === null) return ok(null);
  const { advice } = accessGroup.AUTH_JWKS;
  if (/^https?:/i.test(published)) {
    const at = URL.canParse(published) ? new URL(published) : null;
    const isNear = at !== null && ['localhost', '127.0.0.1', '[::1]'].includes(at.hostname);
    if (at !== null && (at.protocol === 'https:' || isNear)) return ok({ kind: 'published', at });
    return fail(bad('AUTH_JWKS', 'AUTH_JWKS is not an https address.', advice));
  }
  const set = keySetIn(published);
  return set === null
    ? fail(bad('AUTH_JWKS', 'AUTH_JWKS is not a file with a JSON Web Key Set.', advice))
    : ok({ kind: 'known', set });
}

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) });

function keySetIn(file: string): JSONWebKeySet | null {
  try {
    return keySet.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
