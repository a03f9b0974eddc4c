import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { GameId } from '#record';
import { Capabilities } from './capabilities.js';
import { owner, type Reader } from './reader.js';
import { ReadersService, type Credentials } from './readers.service.js';
import { SignIn, type SignInOptions } from './sign-in.js';

const secret = 'a secret of the operator, long enough';
const key = new TextEncoder().encode(secret);
const capabilities = new Capabilities(new TextEncoder().encode('what tokens of seats are signed with'));
const game = 'game' as GameId;
const open = { issuer: null, audience: null };
const week = 7 * 24 * 3600;

const readersOf = (options: Partial<SignInOptions> = {}) =>
  new ReadersService({
    signIn: new SignIn({ keys: { kind: 'secret', secret }, ...open, ...options }),
    capabilities,
  });
const local = new ReadersService({ signIn: null, capabilities });

const now = () => Math.floor(Date.now() / 1000);
const signed = (claims: JWTPayload = {}, header: Record<string, unknown> = {}) =>
  new SignJWT({ sub: 'Ada', exp: now() + week, role: 'coach', ...claims })
    .setProtectedHeader({ alg: 'HS256', ...header })
    .sign(key);

/** Returns the properties of the reader, or the code and message of the refusal. */
async function read(readers: ReadersService, credentials: Credentials): Promise<Partial<Reader> | string> {
  const reader = await readers.of(credentials);
  return reader.ok ? reader.value : `${reader.error.code}: ${reader.error.message}`;
}
const bearer = (token: string): Credentials => ({ authorization: `Bearer ${token}` });
const notAccepted = 'UNAUTHENTICATED: The token is not valid.';

describe('the sender of a request', () => {
  it('is the owner of the machine if sign-in is off, and anonymous otherwise', async () => {
    expect(await read(local, {})).toEqual(owner);
    expect(await read(readersOf(), {})).toMatchObject({ role: 'anonymous', name: null, isLocal: false });
  });

  it.each([
    [{ role: 'admin' }, 'admin'],
    [{ role: 'anonymous', roles: ['seat', 'coach', 'gardener'] }, 'coach'],
    [{ role: 'gardener' }, 'anonymous'],
    [{ role: { admin: true } }, 'anonymous'],
  ])('is, signed in with %j, %s', async (claims, role) => {
    const token = await signed({ ...claims });
    expect(await read(readersOf(), bearer(token))).toMatchObject({ name: 'Ada', role, isLocal: false });
  });

  it('holds the seats and links of the tokens in the request, whether signed in or not', async () => {
    const [first, second] = await Promise.all([0, 1].map((seat) => capabilities.seatToken({ game, seat })));
    const share = { id: 'link', game, position: '12.3', as: 'spectator' };
    const link = await capabilities.shareToken(share);
    const seats = [
      { game, seat: 0 },
      { game, seat: 1 },
    ];
    expect(await read(local, { ...bearer(first!), 'x-retrace-seat': second })).toEqual({ ...owner, seats });
    expect(
      await read(readersOf(), { ...bearer(await signed()), 'x-retrace-seat': `${first}, ${second}` }),
    ).toMatchObject({ role: 'coach', seats });
    expect(await read(readersOf(), bearer(link))).toMatchObject({ role: 'anonymous', shares: [share] });
    expect(await capabilities.shareToken(share)).toBe(link);
  });

  it('is refused if the token has expired, and only its holder sees that reason', async () => {
    expect(await read(readersOf(), bearer(await signed({ exp: now() - 3600 })))).toBe(
      'UNAUTHENTICATED: The token has expired.',
    );
    const forged = `${(await signed({ exp: now() - 3600 })).slice(0, -4)}AAAA`;
    expect(await read(readersOf(), bearer(forged))).toBe(notAccepted);
  });

  it('is accepted if the clocks differ slightly', async () => {
    expect(await read(readersOf(), bearer(await signed({ exp: now() - 10 })))).toMatchObject({
      name: 'Ada',
    });
    expect(await read(readersOf(), bearer(await signed({ nbf: now() + 10 })))).toMatchObject({
      name: 'Ada',
    });
    expect(await read(readersOf(), bearer(await signed({ nbf: now() + 3600 })))).toBe(notAccepted);
  });

  it('is refused if the shortened name could be mistaken for another', async () => {
    const named = (length: number) => signed({ sub: 'n'.repeat(length) });
    expect(await read(readersOf(), bearer(await named(200)))).toMatchObject({ name: 'n'.repeat(200) });
    expect(await read(readersOf(), bearer(await named(201)))).toMatch(/^UNAUTHENTICATED: .*200 characters/);
  });

  it('is refused if the token has another issuer or another audience', async () => {
    const readers = readersOf({ issuer: 'https://id.example.org', audience: 'retrace' });
    const right = { iss: 'https://id.example.org', aud: ['retrace', 'other'] };
    expect(await read(readers, bearer(await signed(right)))).toMatchObject({ name: 'Ada' });
    for (const wrong of [{}, { iss: 'https://evil.example.org' }, { aud: 'other' }])
      expect(
        await read(readers, bearer(await signed({ ...(wrong.iss || wrong.aud ? right : {}), ...wrong }))),
      ).toBe(notAccepted);
  });

  it.each(['sub', 'exp'])('is refused if the token has no %s', async (claim) => {
    const { [claim]: _, ...claims } = { sub: 'Ada', exp: now() + week, role: 'coach' } as JWTPayload;
    const token = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(key);
    expect(await read(readersOf(), bearer(token))).toBe(notAccepted);
  });

  it('is refused if the token is not signed, or is signed with another algorithm', async () => {
    const unsigned = new UnsecuredJWT({ sub: 'Ada', role: 'admin' }).setExpirationTime('1h').encode();
    const otherwise = new SignJWT({ sub: 'Ada', exp: now() + week }).setProtectedHeader({ alg: 'HS512' });
    for (const token of [unsigned, await otherwise.sign(new Uint8Array(64)), 'x', 'a.b.c', '..'])
      expect(await read(readersOf(), bearer(token))).toBe(notAccepted);
  });

  it('is refused if a token is signed with the key of another kind of token', async () => {
    const asSeat = await new SignJWT({ game, seat: 0 })
      .setProtectedHeader({ alg: 'HS256', typ: 'retrace-seat' })
      .sign(key);
    expect(await read(readersOf(), bearer(asSeat))).toBe(notAccepted);
    expect(await read(local, bearer(asSeat))).toBe(notAccepted);
    const seat = await capabilities.seatToken({ game, seat: 0 });
    const [, payload, signature] = seat.split('.');
    const header = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');
    expect(await read(readersOf(), bearer(`${header}.${payload}.${signature}`))).toBe(notAccepted);
  });

  it.each([
    [
      { authorization: 'Basic QTpC' },
      'UNAUTHENTICATED: The authorization does not have the form "Bearer <token>".',
    ],
    [{ authorization: { token: 'x' } }, 'UNAUTHENTICATED: The token is not a string.'],
    [{ authorization: `Bearer ${'x'.repeat(9000)}` }, 'UNAUTHENTICATED: The token is too long.'],
    [{ 'x-retrace-seat': 'a,b,c,d,e,f,g,h,i' }, 'UNAUTHENTICATED: The request contains more than 8 tokens.'],
    [
      { authorization: 'Bearer a.b.c' },
      'UNAUTHENTICATED: Sign-in is off on this server, so it accepts only seat tokens and share links.',
    ],
  ])('is refused with %j', async (credentials, problem) => {
    expect(await read(local, credentials)).toBe(problem);
  });

  describe('with published keys', () => {
    let pair: Awaited<ReturnType<typeof generateKeyPair>>;
    let readers: ReadersService;
    let publicText: string;

    beforeAll(async () => {
      pair = await generateKeyPair('RS256', { extractable: true });
      publicText = await exportSPKI(pair.publicKey);
      const set = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'one' }] };
      readers = readersOf({ keys: { kind: 'known', set } });
    });

    it('is the user who signed in', async () => {
      const token = await new SignJWT({ sub: 'Ada', role: 'admin', exp: now() + week })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .sign(pair.privateKey);
      expect(await read(readers, bearer(token))).toMatchObject({ name: 'Ada', role: 'admin' });
    });

    it('is refused if a published key is used as a secret, or if the key is not published', async () => {
      const confused = await new SignJWT({ sub: 'Ada', role: 'admin', exp: now() + week })
        .setProtectedHeader({ alg: 'HS256', kid: 'one' })
        .sign(new TextEncoder().encode(publicText));
      const other = await new SignJWT({ sub: 'Ada', exp: now() + week })
        .setProtectedHeader({ alg: 'RS256', kid: 'two' })
        .sign((await generateKeyPair('RS256')).privateKey);
      for (const token of [confused, other]) expect(await read(readers, bearer(token))).toBe(notAccepted);
    });
  });
});
