import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import type { AdministrationStreams } from '#event-store';
import type { GameId } from '#record';
import { ADMINISTRATION_STREAMS } from '../src/api.tokens.js';
import { launchBrowser, viewerFolder } from './chromium.js';
import { alteredGame } from './recorded-games.js';
import { RunningApi } from './running-api.js';
import { seated, signedAccess } from './tokens.js';
import { describeInBrowser } from './viewed-games.js';

const id = 'played' as GameId;
const events = alteredGame('shown', { decisions: 40 });

describeInBrowser('a token, in a browser', () => {
  let api: RunningApi;
  let browser: Browser | undefined;
  let page: Page;

  beforeAll(async () => {
    api = await RunningApi.start({ [id]: events }, { viewerFolder, access: signedAccess() });
    const seats = [0, 1].map((seat) => ({ seat, handedOut: true }));
    const opened = { kind: 'GameOpened', visibility: 'PRIVATE', seats, by: 'Ada' } as const;
    await api.server.app.get<AdministrationStreams>(ADMINISTRATION_STREAMS).append(id, [opened], 'no-stream');
    browser = await launchBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await api.stop();
  }, 30_000);
  beforeEach(async () => {
    page = await browser!.newPage();
    page.setDefaultTimeout(15_000);
  });
  afterEach(() => page.close());

  const open = (hash: string) => page.goto(`${api.url}/game/${id}?at=20&as=0${hash}`);
  const problem = async () => {
    await page.getByTestId('problem').waitFor();
    return page.getByTestId('problem').getAttribute('data-code');
  };

  it('of a seat shows its hand and follows the game, and is stored in the tab and removed from the address', async () => {
    const { 'x-retrace-seat': token } = await seated(api.access, id, 0);
    await open(`#token=${token}`);
    await page.locator('[data-testid="board"][data-position="20"]').waitFor();
    await page.getByTestId('live').waitFor();
    expect(page.url()).not.toContain('token');
    const hand = page.getByTestId('zone-hand-0').getByTestId('card');
    expect(await hand.count()).toBeGreaterThan(0);
    expect(await page.locator('[data-testid="zone-hand-0"] .card-unknown').count()).toBe(0);
    await page.reload();
    await page.locator('[data-testid="board"][data-position="20"]').waitFor();
    // Other perspectives are not offered, and are refused if the address requests them.
    expect(await page.getByTestId('perspective-1').count()).toBe(0);
    const other = new URL(page.url());
    other.searchParams.set('as', '1');
    await page.goto(other.href);
    expect(await problem()).toBe('VIEW_FORBIDDEN');
  }, 60_000);

  it('that is invalid is reported, and the page works without it', async () => {
    await open('#token=nonsense');
    expect(await problem()).toBe('UNAUTHENTICATED');
    await page.getByTestId('forget-token').click();
    await page.locator('[data-testid="problem"][data-code="GAME_NOT_FOUND"]').waitFor();
    await page.goto(`${api.url}/#token=nonsense`);
    await page.getByTestId('forget-token').click();
    await page.getByTestId('empty').waitFor();
  }, 60_000);
});
