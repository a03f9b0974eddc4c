import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page, WebSocketRoute } from 'playwright-core';
import type { GameId, RecordedEvent } from '#record';
import { boardOf, launchBrowser, until, viewerFolder } from './chromium.js';
import { alteredGame, contractsGame } from './recorded-games.js';
import { RunningApi } from './running-api.js';
import { describeInBrowser } from './viewed-games.js';

const games: Readonly<Record<string, readonly RecordedEvent[]>> = {
  altered: alteredGame('far-away'),
  contracts: contractsGame('far-away'),
};

describeInBrowser('a bad connection, in a browser', () => {
  let api: RunningApi;
  let browser: Browser;

  beforeAll(async () => {
    api = await RunningApi.start(games, { viewerFolder });
    browser = await launchBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await api.stop();
  }, 30_000);

  /**
   * Opens a page that shows results. Ignores the page's console, because the browser logs each resource that fails to
   * load.
   */
  const withPage = async (look: (page: Page) => Promise<void>): Promise<void> => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(30_000);
    await page.addInitScript("localStorage.setItem('retrace-results', 'shown')");
    await look(page);
    await page.close();
  };
  const open = async (page: Page, game: string, revision: number, panel = 'log') => {
    await page.goto(`${api.url}/game/${game}?at=${revision}&as=all&panel=${panel}`);
    await boardOf(page, revision);
  };
  const position = (page: Page): string | null => new URL(page.url()).searchParams.get('at');

  describe.each(Object.keys(games))('of %s', (game) => {
    it(
      'to an overloaded server is reported, and the page tries again',
      () =>
        withPage(async (page) => {
          await open(page, game, 20);
          let refused = 0;
          await page.route('**/graphql', async (route) => {
            if (refused++ > 0) return route.continue();
            const errors = [{ message: 'Too much.', extensions: { code: 'OVERLOADED' } }];
            await route.fulfill({ status: 503, headers: { 'retry-after': '2' }, json: { errors } });
          });
          await page.getByTestId('scrubber').fill('60');
          const note = page.getByTestId('busy');
          await until(async () => (await note.innerText()) === 'The server is busy. Trying again…');
          await boardOf(page, 60);
          await until(async () => (await note.innerText()) === '');
        }),
      90_000,
    );

    it(
      'that is slow leaves the board in place until the next one arrives',
      () =>
        withPage(async (page) => {
          await open(page, game, 20);
          await page.route('**/graphql', async (route) => {
            await new Promise((resolve) => setTimeout(resolve, 1_500));
            await route.continue();
          });
          await page.getByTestId('scrubber').fill('60');
          const busy = page.locator('[data-testid="board"][data-position="20"][aria-busy="true"]');
          await busy.waitFor();
          await boardOf(page, 60);
          expect(position(page)).toBe('60');
        }),
      90_000,
    );

    it(
      'to a stopped server is reported, retains the position, and continues when the server is back',
      () =>
        withPage(async (page) => {
          await open(page, game, 20);
          await page.route('**/graphql', (route) => route.abort());
          await page.getByTestId('scrubber').fill('60');
          const problem = page.locator('[data-testid="problem"][data-code="UNREACHABLE"]');
          await problem.waitFor();
          expect(position(page)).toBe('60');
          expect(await page.getByTestId('board').getAttribute('data-position')).toBe('20');
          await page.unroute('**/graphql');
          await problem.getByRole('button', { name: 'Try again' }).click();
          await boardOf(page, 60);
        }),
      90_000,
    );

    it(
      'that interrupts a panel is reported there, and the board stays',
      () =>
        withPage(async (page) => {
          await page.route(/\/assets\/decisions-panel-.*\.js$/, (route) => route.abort());
          await open(page, game, 20);
          await page.getByTestId('tab-decisions').click();
          await page.getByTestId('broken-part').waitFor();
          await boardOf(page, 20);
          await page.unroute(/\/assets\/decisions-panel-.*\.js$/);
          await page.getByTestId('broken-part').getByRole('button').click();
          await page.getByTestId('decisions').waitFor();
          await boardOf(page, 20);
        }),
      90_000,
    );

    it(
      'that is interrupted retains the position on a branch, and new events are counted',
      () =>
        withPage(async (page) => {
          const sockets: WebSocketRoute[] = [];
          await page.routeWebSocket('**/graphql', (socket) => {
            socket.connectToServer();
            sockets.push(socket);
          });
          const { data } = await api.ask(
            `mutation { branchGame(game: "${game}", at: "${decisionIn(games[game] ?? [])}", open: true) { id seats { seat token } } }`,
          );
          const { id, seats } = data.branchGame as Branch;
          const held = seats.map(({ seat, token }) => ({ game: id, seat, token }));
          await page.addInitScript(`sessionStorage.setItem('retrace.seats', '${JSON.stringify(held)}')`);
          await open(page, id, 20);
          const behind = async () => Number(await page.getByTestId('live').getAttribute('data-behind'));
          await page.getByTestId('live').waitFor();
          await page.waitForTimeout(500);
          const before = await behind();
          expect(before).toBeGreaterThan(0);
          expect(sockets.length).toBeGreaterThan(0);
          const lost = sockets.length;
          for (const socket of sockets) await socket.close({ code: 3000 });
          const decided = await api.ask(
            `mutation { letBotDecide(game: "${id}", bot: RANDOM, seats: [0, 1], decisions: 1) { decisions } }`,
            {},
            { 'x-retrace-seat': seats.map(({ token }) => token).join(', ') },
          );
          expect(decided.errors).toEqual([]);
          for (const end = Date.now() + 30_000; (await behind()) <= before; await page.waitForTimeout(100))
            expect(Date.now()).toBeLessThan(end);
          expect(sockets.length).toBeGreaterThan(lost);
          expect(position(page)).toBe('20');
          await boardOf(page, 20);
          const last = (await api.streams.read(id)).length - 1;
          await page.getByTestId('live').click();
          await boardOf(page, last);
        }),
      90_000,
    );
  });
});

interface Branch {
  readonly id: GameId;
  readonly seats: readonly { readonly seat: number; readonly token: string }[];
}

/** Returns the revision of a decision that is late enough for other events to precede it. */
const decisionIn = (events: readonly RecordedEvent[]): number =>
  events.find(({ event, revision }) => revision > 60 && event.kind === 'DecisionRequested')?.revision ?? 0;
