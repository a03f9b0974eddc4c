import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eachOnAPage, isBrowserThere, viewerFolder } from './chromium.js';
import { alteredGame } from './recorded-games.js';
import { RunningApi } from './running-api.js';

(isBrowserThere() ? describe : describe.skip)('statistics, in a browser', () => {
  let api: RunningApi;
  let page: Page;

  beforeAll(async () => {
    api = await RunningApi.start({ one: alteredGame('one'), two: alteredGame('two') }, { viewerFolder });
  }, 60_000);
  afterAll(() => api.stop(), 30_000);
  eachOnAPage((fresh) => (page = fresh));

  const column = (table: string, at: number) =>
    page.locator(`[data-testid=${table}] tbody td:nth-child(${at})`).allInnerTexts();

  it('stand in tables that are sorted by a press, and say how small a sample is', async () => {
    await page.goto(`${api.url}/statistics`);
    await page.getByTestId('card-statistics').waitFor();
    await page.getByTestId('sort-name').click();
    const down = await column('card-statistics', 1);
    expect(down.length).toBeGreaterThan(5);
    await page.getByTestId('sort-name').click();
    expect(await column('card-statistics', 1)).toEqual(down.toReversed());
    expect(await page.getByText('small sample: 1 game').count()).toBeGreaterThan(0);
  }, 60_000);

  it('are of players, heroes and days, narrowed as one types', async () => {
    await page.goto(`${api.url}/statistics`);
    await page.getByTestId('statistics-players').click();
    await page.getByTestId('player-statistics').waitFor();
    expect(await column('player-statistics', 1)).toEqual(['Ada', 'Ben']);
    await page.getByTestId('statistics-filter-player').fill('ben');
    await page.locator('[data-testid=player-statistics] tbody tr').nth(1).waitFor({ state: 'detached' });
    await page.getByTestId('player-statistics').waitFor();
    expect(await column('player-statistics', 1)).toEqual(['Ben']);
    await page.getByTestId('statistics-curve').click();
    await page.getByTestId('curve-statistics').waitFor();
    expect((await column('curve-statistics', 1))[0]).toBe('1');
    await page.getByTestId('statistics-filter-player').fill('nobody');
    await page.getByTestId('statistics-none').waitFor();
  }, 60_000);
});
