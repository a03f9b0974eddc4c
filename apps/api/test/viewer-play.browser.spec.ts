import { setTimeout as pause } from 'node:timers/promises';
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
import { becomes } from './chromium.js';
import type { RunningApi } from './running-api.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

const GAMES = ['altered', 'contracts'] as const;

describeInBrowser('playing, in a browser', () => {
  let api: RunningApi;
  let page: Page;

  eachOnTheViewer({}, (viewed) => ({ api, page } = viewed));

  const part = (name: string) => page.getByTestId(name);
  /** Starts a new game against the random bot from the list of games. */
  const begin = async (game: string, pace = 'at-once'): Promise<string> => {
    await page.addInitScript(`localStorage.setItem('retrace.play.pace', '${pace}')`);
    await page.goto(api.url);
    await part('new-game-link').click();
    await part(`new-module-${game}`).click();
    await part('new-name').fill('Ada');
    await part('new-opponent-RANDOM').click();
    await part('begin').click();
    await part('play-page').waitFor();
    return new URL(page.url()).pathname.replace('/play/', '');
  };

  it('shows an enlarged card where it covers no options', async () => {
    await begin('altered');
    await nextDecision(page, null);
    const offered = page.locator('[data-testid="zone-hand-0"] [data-offer]');
    const boxes = await Promise.all((await offered.all()).map((card) => card.boundingBox()));
    expect(boxes).toHaveLength(6);
    for (const [at, own] of boxes.entries()) {
      // Points at the left edge of a card, because the next card in the hand might cover the rest.
      await page.mouse.move((own?.x ?? 0) + 8, (own?.y ?? 0) + 20);
      const large = page.locator('.inspector');
      await becomes(() => large.count(), 1);
      const box = (await large.boundingBox())!;
      for (const other of boxes)
        expect({
          at,
          isOver:
            other !== null &&
            other.y < box.y + box.height &&
            box.y < other.y + other.height &&
            other.x < box.x + box.width &&
            box.x < other.x + other.width,
        }).toEqual({ at, isOver: false });
      await page.mouse.move(5, 5);
      await becomes(() => large.count(), 0);
    }
    if (process.env['SCREENSHOTS'] !== undefined) {
      await offered.first().hover({ position: { x: 8, y: 20 } });
      await page.locator('.inspector').waitFor();
      await page.screenshot({ path: `${process.env['SCREENSHOTS']}/preview.png` });
    }
  }, 60_000);

  it('shows no result before the events that led to it', async () => {
    await page.clock.install();
    const id = await begin('altered', 'one-by-one');
    await nextDecision(page, null);
    const shown = () => part('board').getAttribute('data-position');
    const before = await shown();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await part('concede').click();
    await part('concede-sure').click();
    const winners = async (): Promise<unknown> => {
      const { data } = await api.ask(`{ game(id: "${id}") { result { winners } } }`);
      return data.game.result?.winners;
    };
    await becomes(winners, [1]);
    // The steps last long enough for the end of the game to arrive. However, they are shorter than the time for which
    // an event is shown.
    for (let step = 0; step < 20; step++) {
      await page.clock.runFor(20);
      await pause(50);
    }
    expect(await shown()).toBe(before);
    expect(await part('game-over').count()).toBe(0);
    await page.clock.resume();
    await part('game-over').waitFor();
    const { data } = await api.ask(`{ game(id: "${id}") { lastPosition } }`);
    expect(await shown()).toBe(data.game.lastPosition);
  }, 120_000);

  it.each(GAMES)(
    'against a bot continues to the end and a review: %s',
    async (game) => {
      const id = await begin(game);
      let decisions = 0;
      let onBoard = 0;
      let pending = await nextDecision(page, null);
      while (pending !== null) {
        const { decision } = pending;
        decisions++;
        // Every third choice is made on the board if possible, and all others in the list.
        if (decisions % 3 === 0 && (await chooseOnBoard(page))) onBoard++;
        else await chooseFromList(page, decisions);
        pending = await nextDecision(page, decision);
        if (pending === null || decisions < decisionsOnPages) continue;
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
      // The page shows results and starts a review from the user's seat.
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
