import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { attributesOf, boardOf, until } from './chromium.js';
import type { RunningApi } from './running-api.js';
import { readableGames } from './viewer-states.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

describeInBrowser('opening a game, in a browser', () => {
  let api: RunningApi;
  let page: Page;

  eachOnTheViewer(readableGames(), (viewed) => ({ api, page } = viewed));

  /** Returns a list that collects the names of the queries that the page sends. */
  const questions = (): readonly string[] => {
    const operations: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/graphql')) return;
      const { operationName } = request.postDataJSON() as { operationName: string };
      operations.push(operationName);
    });
    return operations;
  };

  it('sends each of the first queries once, and requests the log after the board', async () => {
    const [id] = Object.keys(readableGames());
    const operations = questions();
    await page.goto(`${api.url}/game/${id}?at=20&as=all`);
    await boardOf(page, 20);
    await until(async () => (await page.getByTestId('log-line').count()) > 0);
    expect(operations.slice(0, 3).sort()).toEqual(['Game', 'Starts', 'StateAt']);
    for (const name of ['Game', 'Starts'])
      expect(operations.filter((operation) => operation === name)).toHaveLength(1);
    expect(operations.indexOf('Timeline')).toBeGreaterThan(2);
  });

  it('sends little until the page is idle, and prefetches only what follows', async () => {
    const [id] = Object.keys(readableGames());
    const names = new Map<string, string>();
    const bytes = new Map<string, number>();
    const operations = questions();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    session.on('Network.requestWillBeSent', ({ requestId, request }) => names.set(requestId, request.url));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      bytes.set(
        names.get(requestId) ?? requestId,
        (bytes.get(names.get(requestId) ?? '') ?? 0) + encodedDataLength,
      ),
    );
    await page.goto(`${api.url}/game/${id}?at=20&as=all`);
    const sum = (): number => [...bytes.values()].reduce((all, size) => all + size, 0);
    await boardOf(page, 20);
    await page.getByTestId('log-line').first().waitFor();
    expect(sum()).toBeLessThan(275_000);
    await page.getByTestId('mini-chart-values').waitFor({ state: 'attached' });
    // Waits for the code for live updates, which the page fetches last.
    await until(() => Promise.resolve([...bytes.keys()].some((url) => url.includes('/client-'))));
    for (const last of [/\/at-rest-/, /\/fraunces-/])
      expect([...bytes.keys()].filter((url) => last.test(url)).length).toBeGreaterThan(0);
    expect(operations.filter((name) => name.startsWith('State'))).toEqual(['StateAt', 'StatesBetween']);
    expect(sum()).toBeLessThan(305_000);
    await page.keyboard.press('ArrowRight');
    await until(async () => operations.filter((name) => name === 'StatesBetween').length > 1);
  }, 60_000);

  it("fetches the page's texts in parallel, in the reader's language", async () => {
    const [id] = Object.keys(readableGames());
    await page.addInitScript("localStorage.setItem('retrace-language', 'it')");
    await page.goto(`${api.url}/game/${id}`);
    await page.getByTestId('board').waitFor();
    const files = await attributesOf(page.locator('link[rel=modulepreload], link[rel=preload]'), 'href');
    for (const name of [
      /replay-route-.*\.js$/,
      /replay-route-.*\.css$/,
      /\/it-.*\.js$/,
      /mona-sans-.*\.woff2$/,
    ])
      expect(files.filter((file) => name.test(file ?? ''))).toHaveLength(1);
    expect(files.filter((file) => /\/(en|fr)-/.test(file ?? ''))).toEqual([]);
    // The page with the list of games does not preload the code of the game page.
    await page.goto(`${api.url}/`);
    await page.getByTestId('game-list').waitFor();
    const ofList = await attributesOf(page.locator('link[rel=modulepreload]'), 'href');
    expect(ofList.filter((file) => file?.includes('replay-route-'))).toEqual([]);
  });
});
