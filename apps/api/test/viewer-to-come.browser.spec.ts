import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { RecordedEvent } from '#record';
import { attributesOf, boardOf, until } from './chromium.js';
import { alteredGame, contractsGame } from './recorded-games.js';
import type { RunningApi } from './running-api.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

const games: Readonly<Record<string, readonly RecordedEvent[]>> = {
  altered: alteredGame('shown'),
  contracts: contractsGame('shown'),
};

describeInBrowser('later parts of a game, in a browser', () => {
  let api: RunningApi;
  let page: Page;

  eachOnTheViewer(games, (viewed) => ({ api, page } = viewed), { results: false });

  const part = (name: string) => page.getByTestId(name);
  const open = async (game: string, at: string | number, panel: string) => {
    await page.goto(`${api.url}/game/${game}?at=${at}&as=all&panel=${panel}`);
    await boardOf(page, at);
  };
  const revisionsIn = async (id: string, attribute: string) => {
    await part(id).first().waitFor();
    return (await attributesOf(part(id), attribute)).map(Number);
  };

  describe.each(Object.entries(games))('%s', (game, events) => {
    const last = events.length - 1;

    it('are not in the log until they have been reached', async () => {
      await open(game, 60, 'log');
      await page.getByText('Later events appear when you reach them.').waitFor();
      expect(Math.max(...(await revisionsIn('log-line', 'data-revision')))).toBeLessThanOrEqual(60);
      await part('step-forward').click();
      await until(async () => Number(await part('position').innerText()) > 60);
      const reached = Number(await part('position').innerText());
      await until(
        async () => (await part('log-line-current').getAttribute('data-revision')) === `${reached}`,
      );
      await part('step-back').click();
      await until(async () => Number(await part('position').innerText()) < reached);
      expect(Math.max(...(await revisionsIn('log-line', 'data-revision')))).toBe(reached);
      // Gives the browser time to store the position up to which the user has seen the game.
      await page.waitForTimeout(600);
      await open(game, 30, 'log');
      await part('log').hover();
      await until(async () => {
        await page.mouse.wheel(0, 9_000);
        return Math.max(...(await revisionsIn('log-line', 'data-revision'))) === reached;
      });
    }, 60_000);

    it('are not on the scrubber, in charts, among decisions or reactions', async () => {
      await open(game, 60, 'charts');
      const days = () => page.locator('.scrubber-day').count();
      await part('chart').first().waitFor();
      await part('chart-more').first().click();
      const rows = async () => (await page.locator('.chart-link').allInnerTexts()).map(Number);
      expect(Math.max(...(await rows()))).toBeLessThanOrEqual(60);
      const early = await days();
      await open(game, 60, 'decisions');
      await page.locator('.decision-list .log-number').first().waitFor();
      const numbers = await page.locator('.decision-list .log-number').allInnerTexts();
      expect(Math.max(...numbers.map(Number))).toBeLessThanOrEqual(60);
      await open(game, 60, 'reactions');
      await page.locator('.reactions, .panel-nothing').first().waitFor();
      expect((await attributesOf(part('chain'), 'data-revision')).every((at) => Number(at) <= 60)).toBe(true);
      await part('to-end').click();
      await boardOf(page, last);
      expect(await days()).toBeGreaterThan(early);
    }, 60_000);

    it('are shown everywhere on request, by the switch of the list', async () => {
      await open(game, 60, 'decisions');
      expect(await part('results').getAttribute('aria-pressed')).toBe('false');
      await part('results').click();
      await until(async () => {
        const numbers = await page.locator('.decision-list .log-number').allInnerTexts();
        return Math.max(...numbers.map(Number)) > 60;
      });
      await page.goto(api.url);
      expect(await part('results').isChecked()).toBe(true);
      await part('results').uncheck();
      await open(game, 60, 'decisions');
      expect(await part('results').getAttribute('aria-pressed')).toBe('false');
      const numbers = await page.locator('.decision-list .log-number').allInnerTexts();
      expect(Math.max(...numbers.map(Number))).toBeLessThanOrEqual(60);
    }, 60_000);
  });
});
