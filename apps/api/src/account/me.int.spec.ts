import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RunningApi } from '../../test/running-api.js';
import { seated, signedAccess, signedIn, type Credentials } from '../../test/tokens.js';
import type { Access } from '../access/access.js';
import type { IdentityProvider } from '../access/provider-settings.js';

const provider: IdentityProvider = {
  ...{ issuer: 'https://id.example.com', clientId: 'retrace', scopes: 'openid roles', token: 'id' },
  origins: ['https://id.example.com', 'https://tokens.example.com'],
};
const query = `{ me { name role owner expiresAt seats { game seat } }
  signIn { tokens provider { issuer clientId scopes token } } }`;

describe('the sender of a request', () => {
  let api: RunningApi;
  let own: RunningApi;
  const access: Access = { ...signedAccess(), provider };
  beforeAll(async () => {
    api = await RunningApi.start({}, { access });
    own = await RunningApi.start();
  });
  afterAll(async () => {
    await api.stop();
    await own.stop();
  });
  const me = async (headers: Credentials) => (await api.ask(query, {}, headers)).data?.me as unknown;

  it('is the owner if sign-in is off', async () => {
    const { data } = await own.ask(query);
    expect(data).toEqual({
      me: { name: null, role: 'ADMIN', owner: true, expiresAt: null, seats: [] },
      signIn: { tokens: false, provider: null },
    });
  });

  it('is anonymous without a token, and receives the address of the identity provider', async () => {
    const { data } = await api.ask(query);
    const { origins: _, ...publicFields } = provider;
    expect(data).toEqual({
      me: { name: null, role: 'ANONYMOUS', owner: false, expiresAt: null, seats: [] },
      signIn: { tokens: true, provider: { ...publicFields, token: 'ID' } },
    });
  });

  it('is the user named in its tokens, with the seats that it holds', async () => {
    expect(await me(await signedIn('coach'))).toMatchObject({ name: 'a coach', role: 'COACH', owner: false });
    expect(await me(await seated(access, 'a', 0, 1))).toMatchObject({
      ...{ name: null, role: 'ANONYMOUS', expiresAt: null },
      seats: [
        { game: 'a', seat: 0 },
        { game: 'a', seat: 1 },
      ],
    });
  });

  it('receives different errors for an expired token and an invalid one', async () => {
    const reason = async (headers: Credentials) =>
      (await api.ask(query, {}, headers)).errors[0]?.extensions['data'];
    expect(await reason(await signedIn('coach', -3600))).toEqual({ expired: true });
    expect(await reason({ authorization: 'Bearer nonsense' })).toBeUndefined();
  });

  it('may send requests to the identity provider from a page of the viewer only', async () => {
    const policy = async (server: RunningApi) =>
      (await fetch(`${server.url}/`)).headers.get('content-security-policy') ?? '';
    expect(await policy(api)).toContain(
      "connect-src 'self' https://id.example.com https://tokens.example.com;",
    );
    expect(await policy(own)).toContain("connect-src 'self';");
  });
});
