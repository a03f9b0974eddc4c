import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { until } from './chromium.js';
import type { RunningApi } from './running-api.js';
import { alteredGame } from './recorded-games.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

describeInBrowser('a first visit, in a browser', () => {
  let api: RunningApi;
  let page: Page;

  eachOnTheViewer({ one: alteredGame('one') }, (viewed) => ({ api, page } = viewed));

  const part = (name: string) => page.getByTestId(name);

  it('explains the site, and offers three ways in', async () => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(api.url);
      await page.getByText('see what each player knew').waitFor();
      expect(await part('welcome').locator('b').allInnerTexts()).toEqual([
        'Watch a sample',
        'Play',
        'Bring your game',
      ]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    }
    await part('welcome').getByText('Watch a sample').click();
    await part('board').waitFor();
    expect(page.url()).toContain('/game/one');
    await page.goto(api.url);
    const choosing = page.waitForEvent('filechooser');
    await part('welcome').getByText('Bring your game').click();
    await choosing;
    await part('welcome').getByText('Play', { exact: true }).click();
    await part('new-game').waitFor();
  }, 60_000);

  it('leads to the help, with pictures, from page to page', async () => {
    await page.goto(api.url);
    await part('welcome').getByText('Where to find it').click();
    await page.getByRole('heading', { name: 'Where a log comes from' }).waitFor();
    await page.getByRole('link', { name: 'Using Retrace' }).click();
    await page.getByRole('heading', { name: 'For coaches' }).waitFor();
    const pictures = part('help-document').locator('img');
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      expect(await picture.getAttribute('alt')).not.toBe('');
    }
    const isDrawn = '[...document.querySelectorAll("article img")].every((image) => image.naturalWidth > 0)';
    await until(() => page.evaluate<boolean>(isDrawn));
    expect(await pictures.count()).toBe(2);
    await part('help-document').getByRole('link', { name: 'Altered', exact: true }).click();
    await page.getByRole('heading', { name: 'Altered in five minutes' }).waitFor();
    expect(page.url()).toContain('/help/rules-of-altered');
  }, 60_000);

  it('shows the rules of both games in three languages, also on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [locale, altered, contracts] of [
      ['en', 'Altered in five minutes', 'Contracts in five minutes'],
      ['it', 'Altered in cinque minuti', 'Contracts in cinque minuti'],
      ['fr', 'Altered en cinq minutes', 'Contracts en cinq minutes'],
    ] as const) {
      await page.goto(`${api.url}/help/rules-of-altered`);
      await part('language').selectOption(locale);
      await page.getByRole('heading', { name: altered }).waitFor();
      await page.goto(`${api.url}/help/rules-of-contracts`);
      await page.getByRole('heading', { name: contracts }).waitFor();
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    }
  }, 60_000);

  it('reports a page of the help that does not exist', async () => {
    await page.goto(`${api.url}/help/nowhere`);
    await page.getByText('There is no page at /help/nowhere.').waitFor();
  }, 60_000);
});
