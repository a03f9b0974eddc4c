import path from 'node:path';
import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { chooseFromList, letBotsEnd, nextDecision, untilOver } from './played-page.js';
import type { RunningApi } from './running-api.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

const DECISIONS = 8;
const pictures = process.env['PICTURES'];

describeInBrowser('a game of four, in a browser', () => {
  let api: RunningApi;
  let page: Page;

  eachOnTheViewer({}, (viewed) => ({ api, page } = viewed));

  it.each([
    ['two-vs-two', { width: 1440, height: 900 }],
    ['free-for-all', { width: 390, height: 844 }],
  ])(
    'is played by a person and three bots, and reviewed from every seat: %s',
    async (mode, size) => {
      await page.setViewportSize(size);
      const bots = Array.from({ length: 3 }, () => ({ bot: 'RANDOM' }));
      const { data } = await api.ask(
        'mutation ($input: StartGameInput!) { startGame(input: $input) { id seats { seat token } } }',
        { input: { mode, seed: 'four', players: [{ name: 'Ada' }, ...bots], visibility: 'PUBLIC' } },
      );
      const { id, seats } = data.startGame as { id: string; seats: { token: string | null }[] };
      const storedSeats = [
        { game: id, seat: 0, token: seats[0]?.token, names: ['Ada'], invitations: [], over: false },
      ];
      await page.addInitScript(
        `localStorage.setItem('retrace.play.pace', 'at-once'); localStorage.setItem('retrace.seats', ${JSON.stringify(JSON.stringify(storedSeats))})`,
      );
      await page.goto(`${api.url}/play/${id}`);
      await page.getByTestId('play-page').waitFor();
      let pending = await nextDecision(page, null);
      for (let made = 0; pending !== null && made < DECISIONS; made++) {
        await chooseFromList(page, made);
        pending = await nextDecision(page, pending.decision);
      }
      // The viewing player's side is at the bottom, and all other sides are at the top. The cross-shaped adventure
      // contains all players' expeditions.
      for (const seat of [0, 1, 2, 3]) {
        expect(await page.locator(`.board [data-testid="seat-${seat}"]`).count()).toBe(1);
        for (const kind of ['hero', 'companion'])
          expect(await page.locator(`.board [data-testid="marker-${seat}-${kind}"]`).isVisible()).toBe(true);
      }
      expect(await page.locator('.adventure.is-cross .region').count()).toBe(14);
      const top = async (seat: number): Promise<number> =>
        (await page.locator(`.board [data-testid="seat-${seat}"]`).boundingBox())?.y ?? NaN;
      for (const seat of [1, 2, 3]) expect(await top(0)).toBeGreaterThan(await top(seat));
      const wide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      expect(await page.evaluate<number>(wide)).toBeLessThanOrEqual(0);
      if (pictures !== undefined) await page.screenshot({ path: path.join(pictures, `${mode}.png`) });
      if (mode === 'free-for-all') {
        await page.getByTestId('concede').click();
        await page.getByTestId('concede-sure').click();
        await page.getByTestId('concede').waitFor({ state: 'detached' });
      } else await letBotsEnd(api, id, [page]);
      await untilOver(page);
      for (const as of [0, 1, 2, 3]) {
        await page.goto(`${api.url}/game/${id}?as=${as}`);
        await page.locator('[data-testid="board"]').waitFor();
        expect(await page.locator(`.board [data-testid="seat-${as}"]`).count()).toBe(1);
      }
    },
    300_000,
  );
});
