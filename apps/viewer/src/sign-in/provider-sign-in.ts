import * as oauth from 'oauth4webapi';
import type { SignInWaysQuery } from '../generated/graphql.js';
import { SIGN_IN } from './way-back.js';

export type Provider = NonNullable<SignInWaysQuery['signIn']['provider']>;

/** The data stored in the tab while the user signs in with the identity provider. */
interface Begun {
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
  /** The page to open after signing in. */
  readonly back: string;
}

const KEY = 'retrace.sign-in';
const redirectAddress = (): string => `${location.origin}${SIGN_IN}`;

/**
 * Allows plain HTTP if the identity provider's address uses it. The server accepts such an address only if the provider
 * is on the same machine.
 */
const allowing = (issuer: URL) => ({ [oauth.allowInsecureRequests]: issuer.protocol === 'http:' });

async function serverOf({ issuer }: Provider): Promise<oauth.AuthorizationServer> {
  const url = new URL(issuer);
  return oauth.processDiscoveryResponse(url, await oauth.discoveryRequest(url, allowing(url)));
}

/** Redirects to the identity provider. Throws if the provider does not respond or its response is invalid. */
export async function leaveForProvider(provider: Provider, back: string): Promise<void> {
  const { authorization_endpoint: endpoint } = await serverOf(provider);
  if (endpoint === undefined) throw new Error('The identity provider has no authorization endpoint.');
  const begun: Begun = {
    verifier: oauth.generateRandomCodeVerifier(),
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    back,
  };
  sessionStorage.setItem(KEY, JSON.stringify(begun));
  const address = new URL(endpoint);
  const parameters = {
    client_id: provider.clientId,
    redirect_uri: redirectAddress(),
    response_type: 'code',
    scope: provider.scopes,
    code_challenge: await oauth.calculatePKCECodeChallenge(begun.verifier),
    code_challenge_method: 'S256',
    state: begun.state,
    nonce: begun.nonce,
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  location.assign(address);
}

/** Whether the query of an address shows that the identity provider has redirected the user there. */
export const isReturn = (search: string): boolean => {
  const given = new URLSearchParams(search);
  return given.has('state') && (given.has('code') || given.has('error'));
};

/**
 * Completes a sign-in with the identity provider. Returns the token and the page to open. Throws if the provider
 * refuses the sign-in.
 */
export async function returnFromProvider(
  provider: Provider,
  address: URL,
): Promise<{ readonly token: string; readonly back: string }> {
  const stored = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (stored === null) throw new Error('This tab did not start a sign-in with the identity provider.');
  const { verifier, state, nonce, back } = JSON.parse(stored) as Begun;
  const server = await serverOf(provider);
  const client = { client_id: provider.clientId };
  const given = oauth.validateAuthResponse(server, client, address, state);
  const answer = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    given,
    redirectAddress(),
    verifier,
    allowing(new URL(provider.issuer)),
  );
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, answer, {
    expectedNonce: nonce,
    requireIdToken: true,
  });
  const token = provider.token === 'ID' ? tokens.id_token : tokens.access_token;
  if (token === undefined) throw new Error('The identity provider returned no token.');
  return { token, back };
}
