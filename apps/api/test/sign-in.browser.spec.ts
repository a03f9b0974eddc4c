import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { AdministrationStreams } from '#event-store';
import type { GameId } from '#record';
import { SignIn } from '../src/access/sign-in.js';
import { ADMINISTRATION_STREAMS } from '../src/api.tokens.js';
import { boardOf, eachOnAPage, launchBrowser, viewerFolder } from './chromium.js';
import { TestIdentityProvider } from './identity-provider.js';
import { contractsGame } from './recorded-games.js';
import { RunningApi } from './running-api.js';
import { signedAccess } from './tokens.js';
import { describeInBrowser } from './viewed-games.js';

describeInBrowser('signing in, in a browser', () => {
  let provider: TestIdentityProvider;
  let api: RunningApi;
  let page: Page;

  beforeAll(async () => {
    provider = await TestIdentityProvider.start();
    const keys = { kind: 'published', at: new URL(`${provider.issuer}/jwks`) } as const;
    const { issuer, clientId } = provider;
    const access = {
      ...signedAccess(),
      signIn: new SignIn({ keys, issuer, audience: clientId }),
      provider: { issuer, clientId, scopes: 'openid', token: 'access', origins: [issuer] } as const,
    };
    api = await RunningApi.start({ shown: contractsGame('shown') }, { viewerFolder, access });
    const opened = { kind: 'GameOpened', visibility: 'PLAYERS', seats: [], by: 'Ada' } as const;
    const administration = api.server.app.get<AdministrationStreams>(ADMINISTRATION_STREAMS);
    await administration.append('shown' as GameId, [opened], 'no-stream');
  }, 60_000);
  afterAll(async () => {
    await api.stop();
    await provider.stop();
  }, 30_000);

  const part = (name: string) => page.getByTestId(name);

  describe('succeeds', () => {
    eachOnAPage((fresh) => (page = fresh));

    it('at the identity provider, returns to the same page, and can be undone', async () => {
      await page.goto(api.url);
      await part('account').getByText('Sign in').click();
      await part('who-am-i').getByText('You are not signed in.').waitFor();
      await page.goto(`${api.url}/game/shown?at=30&as=spectator`);
      await boardOf(page, 30);
      await page.goto(`${api.url}/sign-in?back=${encodeURIComponent('/game/shown?at=30&as=all')}`);
      await part('sign-in-provider').click();
      await boardOf(page, 30);
      expect(new URL(page.url()).search).toContain('as=all');
      expect(page.url()).not.toMatch(/code=|token=/);

      await page.goto(api.url);
      await part('account').getByText('Ada').click();
      await part('who-am-i').getByText('Ada, coach').waitFor();
      await part('sign-out').click();
      await part('account').getByText('Sign in').waitFor();
    }, 60_000);

    it('with a pasted token', async () => {
      await page.goto(`${api.url}/sign-in?back=${encodeURIComponent('/game/shown?at=12&as=0')}`);
      await part('token').fill(`  ${await provider.token(3600)}\n`);
      await part('sign-in-token').click();
      await boardOf(page, 12);
      await page.reload();
      await boardOf(page, 12);
    }, 60_000);

    it('again on the same page after the token has expired', async () => {
      await page.goto(`${api.url}/game/shown?at=25&as=1&panel=log#token=${await provider.token(4)}`);
      await boardOf(page, 25);
      await part('expired').getByText('Your session has expired.').waitFor();
      await boardOf(page, 25);
      await part('expired').getByRole('link', { name: 'Sign in' }).click();
      await part('sign-in-provider').click();
      await boardOf(page, 25);
      const { searchParams } = new URL(page.url());
      expect([searchParams.get('as'), searchParams.get('panel')]).toEqual(['1', 'log']);
      expect(await part('expired').count()).toBe(0);
    }, 60_000);
  });

  it('explains a failure, and stays on the same page', async () => {
    const browser = await launchBrowser();
    page = await browser.newPage();
    page.setDefaultTimeout(15_000);
    const problem = (kind: string) =>
      page.locator(`[data-testid="sign-in-problem"][data-kind="${kind}"]`).waitFor();
    try {
      await page.goto(`${api.url}/sign-in`);
      for (const [token, kind] of [
        ['nonsense', 'refused'],
        [await provider.token(-3600), 'expired'],
      ] as const) {
        await part('token').fill(token);
        await part('sign-in-token').click();
        await problem(kind);
      }
      provider.refuses = true;
      await part('sign-in-provider').click();
      await problem('provider-refused');
      provider.refuses = false;
      // The page ignores an authorisation code that this tab did not request.
      await page.goto(`${api.url}/sign-in?code=stolen&state=guessed`);
      await problem('provider-refused');
      await part('sign-in-provider').click();
      await part('account').getByText('Ada').waitFor();

      // If the server no longer accepts a token, the page stays at the same position and reports that the token has
      // expired.
      await page.goto(`${api.url}/game/shown?at=40&as=0#token=${await provider.token(-3600)}`);
      await part('problem').waitFor();
      await part('expired').getByRole('link', { name: 'Sign in' }).click();
      await problem('expired');
      await part('sign-in-provider').click();
      await boardOf(page, 40);
    } finally {
      provider.refuses = false;
      await browser.close();
    }
  }, 120_000);

  it('never redirects to another origin, and puts no token in an address', async () => {
    const browser = await launchBrowser();
    page = await browser.newPage();
    page.setDefaultTimeout(15_000);
    try {
      await page.goto(`${api.url}/sign-in?back=${encodeURIComponent('/.//elsewhere.example.com/')}`);
      await part('token').fill(await provider.token(3600));
      await part('sign-in-token').click();
      await part('account').getByText('Ada').waitFor();
      expect(page.url()).toBe(`${api.url}/`);
      await page.goto(`${api.url}/sign-in?back=${encodeURIComponent('/.//elsewhere.example.com/')}`);
      await part('sign-out').click();
      await part('account').getByText('Sign in').waitFor();
      expect(page.url()).toBe(`${api.url}/`);

      await page.addInitScript(() => {
        const blocked = () => {
          throw new DOMException('blocked', 'SecurityError');
        };
        for (const name of ['sessionStorage', 'localStorage'])
          Object.defineProperty(globalThis, name, { get: blocked });
      });
      await page.goto(`${api.url}/sign-in?back=${encodeURIComponent('/game/shown?at=12&as=0')}`);
      await part('token').fill(await provider.token(3600));
      await part('sign-in-token').click();
      await page.locator('[data-testid="sign-in-problem"][data-kind="not-kept"]').waitFor();
      expect(new URL(page.url()).hash).toBe('');
      await page.goto(`${api.url}/game/shown?at=12&as=0#token=${await provider.token(3600)}`);
      await boardOf(page, 12);
      expect(page.url()).not.toContain('token');
    } finally {
      await browser.close();
    }
  }, 120_000);

  it('is not offered if everyone who connects owns the server', async () => {
    const own = await RunningApi.start({}, { viewerFolder });
    const browser = await launchBrowser();
    page = await browser.newPage();
    try {
      await page.goto(`${own.url}/sign-in`);
      await part('no-accounts').waitFor();
      expect(await part('token').count()).toBe(0);
    } finally {
      await browser.close();
      await own.stop();
    }
  }, 60_000);
});
