import { z } from 'zod';
import { fail, ok, type Result, type SettingProblem } from '#record';
import { readGroup, type Environment, type SettingGroup } from '../setting-group.js';

/**
 * The identity provider with which users sign in through their browser. Uses OpenID Connect with an authorisation code,
 * PKCE and a public client.
 */
export interface IdentityProvider {
  /** The issuer's address, which equals `iss` in its tokens. */
  readonly issuer: string;
  readonly clientId: string;
  /** The requested scopes, separated by spaces. */
  readonly scopes: string;
  /** Which of the provider's tokens the browser sends to this server. */
  readonly token: 'access' | 'id';
  /** The origins that the browser contacts, including the issuer's. */
  readonly origins: readonly string[];
}

const isNear = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

function addressIn(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isFine = url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && isNear(url)));
  return isFine && url.username === '' && url.search === '' && url.hash === '' ? url : null;
}

const address = z.string().refine((text) => addressIn(text) !== null);
/** Matches text whose characters need no escaping in a URL or a header. */
const plain = /^[\x21-\x7e]+$/;

export const providerGroup = {
  OIDC_ISSUER: {
    shape: address.optional(),
    advice: 'Use the https address of the identity provider, which must equal `iss` in its tokens.',
  },
  OIDC_CLIENT_ID: {
    shape: z.string().regex(plain).max(200).optional(),
    advice: "Use the server's client id at the identity provider.",
  },
  OIDC_SCOPES: {
    shape: z
      .string()
      .max(1000)
      .refine((text) => text.split(' ').every((scope) => plain.test(scope)))
      .refine((text) => text.split(' ').includes('openid'))
      .default('openid'),
    advice: 'Use scopes separated by spaces, including `openid`.',
  },
  OIDC_TOKEN: {
    shape: z.enum(['access', 'id']).default('access'),
    advice: "Use `access`, or `id` if the provider's access tokens are not JSON Web Tokens.",
  },
  OIDC_ORIGINS: {
    shape: z
      .string()
      .transform((text) => text.split(',').map((address) => address.trim()))
      .refine((all) => all.every((address) => addressIn(address)?.origin === address))
      .default([]),
    advice: 'Use https origins separated by commas, as in `https://tokens.example.com`.',
  },
} as const satisfies SettingGroup;

const bad = (where: string, message: string, advice: string): SettingProblem => ({
  code: 'SETTING_INVALID',
  message,
  advice,
  where,
});

/**
 * Reads the settings of the identity provider. Null if there is none, in which case users paste their tokens. Returns a
 * `SETTING_INVALID` error for each invalid setting.
 */
export function providerSettings(
  env: Environment,
): Result<IdentityProvider | null, readonly SettingProblem[]> {
  const read = readGroup(providerGroup, env);
  if (!read.ok) return read;
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_SCOPES, OIDC_TOKEN, OIDC_ORIGINS } = read.value;
  if (issuer === undefined && clientId === undefined) return ok(null);
  if (issuer === undefined)
    return fail([
      bad('OIDC_ISSUER', 'OIDC_CLIENT_ID is set without OIDC_ISSUER.', 'Set both or neither of them.'),
    ]);
  if (clientId === undefined)
    return fail([
      bad('OIDC_CLIENT_ID', 'OIDC_ISSUER is set without OIDC_CLIENT_ID.', 'Set both or neither of them.'),
    ]);
  if (env['AUTH_JWKS'] === undefined || env['AUTH_JWKS'] === '')
    return fail([
      bad(
        'OIDC_ISSUER',
        "OIDC_ISSUER is set without AUTH_JWKS, so the identity provider's tokens cannot be checked.",
        "Set AUTH_JWKS to the address of the provider's keys (`jwks_uri` in its openid-configuration).",
      ),
    ]);
  const origins = [...new Set([new URL(issuer).origin, ...OIDC_ORIGINS])];
  return ok({ issuer, clientId, scopes: OIDC_SCOPES, token: OIDC_TOKEN, origins });
}
