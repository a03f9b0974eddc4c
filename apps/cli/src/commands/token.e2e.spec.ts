import { jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestTerminal } from '../../test/terminal.js';

const secret = 'a secret of the operator, long enough';
let terminal: TestTerminal;

const ada = ['token', '--role', 'coach', '--name', 'Ada'];
const claimsOf = async (token: string) =>
  (await jwtVerify(token, new TextEncoder().encode(secret), { algorithms: ['HS256'] })).payload;

describe('retrace token', () => {
  beforeAll(async () => {
    terminal = await TestTerminal.create({ AUTH_SECRET: secret });
  });
  afterAll(() => terminal.remove());

  it('prints only a token, which contains its holder, role and expiry', async () => {
    const { exit, stdout, stderr } = await terminal.run(...ada, '--expires', '12h');
    expect(exit).toBe(0);
    const claims = await claimsOf(stdout.trim());
    expect(claims).toMatchObject({ sub: 'Ada', role: 'coach' });
    expect(claims.exp! - claims.iat!).toBe(12 * 3600);
    expect(stderr).toContain('The token is for Ada as coach, until ');
  });

  it("is valid for a week by default, and for the server's audience", async () => {
    const server = terminal.with({ AUTH_ISSUER: 'https://games.example.org', AUTH_AUDIENCE: 'retrace' });
    const { document } = await server.json(...ada);
    const { token } = document as { token: string };
    const claims = await claimsOf(token);
    expect(claims).toMatchObject({ iss: 'https://games.example.org', aud: 'retrace' });
    expect(claims.exp! - claims.iat!).toBe(7 * 24 * 3600);
  });

  it.each([
    [{ AUTH_SECRET: '' }, [], 'SETTING_INVALID'],
    [{ AUTH_SECRET: 'short' }, [], 'SETTING_INVALID'],
    [{}, ['--expires', 'soon'], 'EXPIRY_INVALID'],
    [{}, ['--expires', '9999w'], 'EXPIRY_INVALID'],
    [{}, ['--name', ' '], 'NAME_INVALID'],
  ])('refuses %j %j', async (environment, argv, code) => {
    const { exit, document } = await terminal.with(environment).json(...ada, ...argv);
    expect(exit).toBe(4);
    expect(document).toMatchObject({ error: { code } });
  });

  it('refuses an unknown role, and lists the roles', async () => {
    const { exit, stderr } = await terminal.run('token', '--role', 'king', '--name', 'Ada');
    expect(exit).toBe(2);
    expect(stderr).toContain('coach');
  });
});
