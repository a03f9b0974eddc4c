import { createLocalJWKSet, createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import type { JSONWebKeySet, JWTPayload, JWTVerifyGetKey } from 'jose';
import { fail, ok, type Result } from '#record';
import type { Problem } from '../errors/problem.js';
import { roles, type Role } from './reader.js';

/** The keys that verify sign-in tokens: a shared secret, or published keys. */
export type SignInKeys =
  | { readonly kind: 'secret'; readonly secret: string }
  | { readonly kind: 'published'; readonly at: URL }
  | { readonly kind: 'known'; readonly set: JSONWebKeySet };

export interface SignInOptions {
  readonly keys: SignInKeys;
  /** The required `iss` and `aud` claims of a token. Null accepts any value. */
  readonly issuer: string | null;
  readonly audience: string | null;
}

export interface SignedIn {
  readonly role: Role;
  readonly name: string;
  /** The issuer of the name: the token's `iss` or, if it has none, the owner of the keys. */
  readonly issuer: string;
  /** The time when the token expires, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The tolerated difference between the clocks of two machines, in seconds. */
const TOLERANCE = 30;
/** The maximum number of characters in a subject. */
const LONGEST_NAME = 200;
/**
 * The maximum size of the published keys, in bytes. `PATIENCE` is the maximum time to wait for them, in milliseconds.
 */
const MOST_KEYS = 256 * 1024;
const PATIENCE = 5000;
/**
 * The algorithms that are accepted with public keys. Excludes HS256, because anyone could use the public key as its
 * secret.
 */
const published = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

const advice = "Sign in again, or ask the server's operator for a token (created with `retrace token`).";
const refused = (message: string): Problem => ({ code: 'UNAUTHENTICATED', message, advice });

export const expired: Problem = { ...refused('The token has expired.'), data: { expired: true } };

/** Verifies sign-in tokens: JSON Web Tokens (RFC 7519) with `sub`, `exp` and `role` or `roles`. */
export class SignIn {
  readonly #key: Uint8Array | JWTVerifyGetKey;
  readonly #algorithms: readonly string[];

  constructor(private readonly options: SignInOptions) {
    const { keys } = options;
    this.#algorithms = keys.kind === 'secret' ? ['HS256'] : published;
    this.#key = keyOf(keys);
  }

  /**
   * Returns the signed-in user. Fails with `UNAUTHENTICATED` if the token is not valid, or with `SIGN_IN_UNAVAILABLE`
   * if the published keys cannot be read.
   */
  async verify(token: string): Promise<Result<SignedIn, Problem>> {
    const { issuer, audience } = this.options;
    const options = {
      algorithms: [...this.#algorithms],
      clockTolerance: TOLERANCE,
      requiredClaims: ['sub', 'exp'],
      ...(issuer !== null && { issuer }),
      ...(audience !== null && { audience }),
    };
    try {
      const { payload } = await (typeof this.#key === 'function'
        ? jwtVerify(token, this.#key, options)
        : jwtVerify(token, this.#key, options));
      const expiresAt = (Number(payload.exp) + TOLERANCE) * 1000;
      const name = String(payload.sub);
      if (name.length > LONGEST_NAME)
        return fail(refused(`The token's subject is longer than ${LONGEST_NAME} characters.`));
      const issuer = payload.iss ?? keysName(this.options.keys);
      if (issuer.length > LONGEST_NAME)
        return fail(refused(`The token's issuer is longer than ${LONGEST_NAME} characters.`));
      return ok({ role: roleOf(payload), name, issuer, expiresAt });
    } catch (error) {
      return fail(problemOf(error));
    }
  }
}

function keyOf(keys: SignInKeys): Uint8Array | JWTVerifyGetKey {
  if (keys.kind === 'secret') return new TextEncoder().encode(keys.secret);
  if (keys.kind === 'known') return createLocalJWKSet(keys.set);
  return createRemoteJWKSet(keys.at, {
    timeoutDuration: PATIENCE,
    [customFetch]: async (url, init) => bounded(await fetch(url, init)),
  });
}

/** Returns the issuer name that is assumed for tokens without `iss`. */
const keysName = (keys: SignInKeys): string => {
  switch (keys.kind) {
    case 'secret':
      return '(AUTH_SECRET)';
    case 'published':
      return `(${keys.at.href})`;
    case 'known':
      return '(AUTH_JWKS)';
  }
};

/** Reads a provider's response up to a maximum size, so that an endless response fails. */
async function bounded(response: Response): Promise<Response> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += (part as Uint8Array).length;
    if (size > MOST_KEYS) throw new errors.JWKSInvalid('The published keys are too large.');
    parts.push(part as Uint8Array);
  }
  return new Response(Buffer.concat(parts), { status: response.status, headers: response.headers });
}

/** Returns the highest role that the token claims. Ignores unknown roles. */
function roleOf({ role, roles: more }: JWTPayload): Role {
  const claimed: readonly unknown[] = [role, more].flat();
  return roles.findLast((candidate) => claimed.includes(candidate)) ?? 'anonymous';
}

function problemOf(error: unknown): Problem {
  // The signature is checked before the expiry, so an expired token was signed correctly. It is therefore safe to
  // report the expiry to the sender.
  if (error instanceof errors.JWTExpired) return expired;
  const ofKeys = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
  const ofToken = error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC' && !ofKeys;
  if (ofToken) return refused('The token is not valid.');
  return {
    code: 'SIGN_IN_UNAVAILABLE',
    message: "The server can't verify sign-in tokens at the moment.",
    advice: "Try again. If the error persists, ask the server's operator to check AUTH_JWKS.",
  };
}
