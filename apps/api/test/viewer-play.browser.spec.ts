import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  chooseFromList,
  chooseOnBoard,
  decisionsOnPages,
  letBotsEnd,
  nextDecision,
  untilOver,
} from './played-page.js';
import type { RunningApi } from './running-api.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

const GAMES = ['altered', 'contracts'] as const;

describeInBrowser('playing, in a browser', () => {
  let api: RunningApi;
  let page: Page;

  eachOnTheViewer({}, (viewed) => ({ api, page } = viewed));

  const part = (name: string) => page.getByTestId(name);
  /** Goes from the list of games to a new one, against the random bot. */
  const begin = async (game: string): Promise<string> => {
    await page.addInitScript(`localStorage.setItem('retrace.play.pace', 'at-once')`);
    await page.goto(api.url);
    await part('new-game-link').click();
    await part(`new-module-${game}`).click();
    await part('new-name').fill('Ada');
    await part('new-opponent-RANDOM').click();
    await part('begin').click();
    await part('play-page').waitFor();
    return new URL(page.url()).pathname.replace('/play/', '');
  };

  it.each(GAMES)(
    '%s is played against a bot to its end, and reviewed',
    async (game) => {
      const id = await begin(game);
      let decisions = 0;
      let onBoard = 0;
      let asked = await nextDecision(page, null);
      while (asked !== null) {
        const { decision } = asked;
        decisions++;
        // The board is tried for every kind of decision, the list does the rest.
        if (decisions % 3 === 0 && (await chooseOnBoard(page))) onBoard++;
        else await chooseFromList(page, decisions);
        asked = await nextDecision(page, decision);
        if (asked === null || decisions < decisionsOnPages) continue;
        await letBotsEnd(api, id, [page]);
        break;
      }
      await untilOver(page);
      expect(decisions).toBeGreaterThan(10);
      expect(onBoard).toBeGreaterThan(0);
      process.stdout.write(`${game}: ${decisions} decisions, ${onBoard} on the board\n`);
      const { data } = await api.ask(`{ game(id: "${id}") { result { winners } decisions } }`);
      expect(data.game.result.winners).toBeDefined();
      await part('review').click();
      await page.waitForURL((url) => url.pathname === `/game/${id}`);
      await page.locator('[data-testid="board"]').waitFor();
      // The review is begun, with results, from the seat that was played.
      await page.locator('[data-testid="review-making"], [data-testid="review-seats"]').first().waitFor();
      await page.waitForURL((url) => url.search.includes('panel=review') && !url.search.includes('about'));
      expect(new URL(page.url()).searchParams.get('as')).toBe('0');
      expect(await part('review-whole').count()).toBe(0);
      await page.goto(api.url);
      await page.locator(`[data-testid="game-row"][data-game="${id}"]`).waitFor();
    },
    400_000,
  );
});
