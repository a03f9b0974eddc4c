import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { attributesOf, boardOf, until } from './chromium.js';
import { alteredGame, contractsGame } from './recorded-games.js';
import type { RunningApi } from './running-api.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

const events = alteredGame('shown');
const last = events.length - 1;

describeInBrowser('languages, addresses and panels, in a browser', () => {
  let api: RunningApi;
  let page: Page;

  eachOnTheViewer({ shown: events, contracts: contractsGame('shown') }, (viewed) => ({ api, page } = viewed));

  const part = (name: string) => page.getByTestId(name);
  const at = async (position: string) => {
    await boardOf(page, position);
    expect(await part('position').textContent()).toBe(position);
  };
  const open = async (position: string, rest = '&as=all', game = 'shown') => {
    await page.goto(`${api.url}/game/${game}?at=${position}${rest}`);
    await at(position);
  };

  const everyLine = (words: RegExp) =>
    until(async () => {
      const lines = await part('log').locator('.log-line').allTextContents();
      return lines.length > 0 && lines.every((line) => words.test(line));
    });

  const logOf = async (game: string) => {
    const query = `{ game(id: "${game}") { timeline(first: 200, as: "all") { edges { node { text } } } } }`;
    return (await api.ask(query)).data as unknown;
  };

  describe('the language', () => {
    it.each(['shown', 'contracts'])(
      'can be chosen, is stored, and applies to interface, log and rules: %s',
      async (game) => {
        await open('60', '&as=all', game);
        await part('log-line-current').first().waitFor();
        const english = await part('log').innerText();
        await part('language').selectOption('fr');
        await page.getByRole('heading', { name: 'Journal' }).waitFor();
        expect(await page.evaluate('document.documentElement.lang')).toBe('fr');
        await until(async () => (await part('log').innerText()) !== english);
        await page.reload();
        await at('60');
        await page.getByRole('heading', { name: 'Journal' }).waitFor();
        await part('log-line-current').first().waitFor();
        expect(await part('log').innerText()).not.toBe(english);
        await page.goto(api.url);
        await page.getByRole('heading', { name: 'Parties', exact: true }).waitFor();
      },
      60_000,
    );

    it('is that of the browser until one is chosen', async () => {
      const context = await page.context().browser()!.newContext({ locale: 'it-CH' });
      const reader = await context.newPage();
      await reader.goto(api.url);
      await reader.getByRole('heading', { name: 'Partite', exact: true }).waitFor();
      await context.close();
    }, 60_000);
  });

  describe('the address', () => {
    it('has an entry for each jump, so that Back returns to the previous position after any number of steps', async () => {
      await open('20');
      await part('scrubber').fill('60');
      await at('60');
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
      await page.waitForURL((url) => Number(url.searchParams.get('at')) > 62);
      await page.goBack();
      await at('20');
      await page.goForward();
      await page.waitForURL((url) => Number(url.searchParams.get('at')) > 62);
    }, 60_000);

    it.each([
      ['9999', 'POSITION_OUT_OF_RANGE', `${last}`],
      ['abc', 'POSITION_INVALID', 'abc'],
    ])(
      'with the position %s is reported as wrong, with links to other pages',
      async (position, code, message) => {
        await page.goto(`${api.url}/game/shown?at=${position}&as=all`);
        await part('problem').waitFor();
        expect(await part('problem').getAttribute('data-code')).toBe(code);
        expect(await part('problem').textContent()).toContain(message);
        await part('problem-start').click();
        await at('0');
        await part('problem').waitFor({ state: 'detached' });
      },
      60_000,
    );

    it.each(['/nothing/here', '/game/shown/more'])(
      'that is unknown links to the games: %s',
      async (address) => {
        await page.goto(`${api.url}${address}`);
        await part('problem').waitFor();
        expect(await part('problem').getAttribute('data-code')).toBe('PAGE_NOT_FOUND');
        await part('problem').getByRole('link').click();
        await part('game-row').first().waitFor();
      },
      60_000,
    );

    it.each([
      ['/games/shown?at=60', '/game/shown?at=60'],
      ['/games', '/'],
    ])(
      'in the form of the API leads to the page: %s',
      async (address, to) => {
        await page.goto(`${api.url}${address}`);
        await page.waitForURL((url) => `${url.pathname}${url.search}`.startsWith(to));
      },
      60_000,
    );

    it('contains the open panel', async () => {
      await open('60', '&as=all&panel=why');
      await part('why').waitFor();
      await part('panel-close').click();
      await page.waitForURL((url) => url.searchParams.get('panel') === 'none');
      await part('why').waitFor({ state: 'detached' });
      await page.reload();
      await at('60');
      expect(await part('log').count()).toBe(0);
    }, 60_000);
  });

  describe('panels', () => {
    it('are tabs: the arrow keys move between them, and Enter opens and closes one', async () => {
      await open('60');
      await part('log').waitFor();
      await part('tab-log').focus();
      await page.keyboard.press('ArrowDown');
      expect(await part('tab-why').evaluate((tab) => tab === tab.ownerDocument.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await part('why').waitFor();
      await page.keyboard.press('Enter');
      await part('why').waitFor({ state: 'detached' });
      await at('60');
    }, 60_000);

    it('are closed in a low window, so that the board has the space', async () => {
      await page.setViewportSize({ width: 800, height: 480 });
      await open('60');
      expect(await part('log').count()).toBe(0);
      await part('tab-log').click();
      await part('log-line-current').first().waitFor();
    }, 60_000);

    it.each(['shown', 'contracts'])(
      'leave space in a low window for both sides of a board: %s',
      async (game) => {
        await page.setViewportSize({ width: 800, height: 480 });
        await open('60', '&as=0', game);
        const table = (await page.locator('.replay-main').boundingBox())!;
        for (const seat of [0, 1]) {
          const strip = (await page.locator(`.board [data-testid="seat-${seat}"]`).boundingBox())!;
          expect(strip.y).toBeGreaterThanOrEqual(table.y);
          expect(strip.y + strip.height).toBeLessThanOrEqual(table.y + table.height);
        }
      },
      60_000,
    );

    it('are below the board on a narrow screen, and leave it visible', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open('60');
      expect(await part('log').count()).toBe(0);
      await part('tab-log').click();
      await part('log-line-current').first().waitFor();
      const [board, panel] = await Promise.all([
        page.locator('.replay-main').boundingBox(),
        part('panel-log').boundingBox(),
      ]);
      expect(board!.height).toBeGreaterThan(120);
      expect(panel!.y).toBeGreaterThanOrEqual(board!.y + board!.height - 1);
      await part('tab-log').click();
      await part('log').waitFor({ state: 'detached' });
    }, 60_000);
  });

  describe('the log', () => {
    it('renders only the visible lines, and has few tab stops', async () => {
      await open('60');
      await part('log-line-current').first().waitFor();
      expect(await part('log').locator('li[data-index]').count()).toBeLessThan(90);
      const stops = await page.evaluate<number>(
        `[...document.querySelector('[data-testid="log"]').querySelectorAll('a, button')].filter((one) => one.tabIndex >= 0).length`,
      );
      expect(stops).toBeLessThanOrEqual(3);
      await part('log-line-current').first().locator('.log-text').focus();
      await page.keyboard.press('ArrowDown');
      await page.waitForURL((url) => Number(url.searchParams.get('at')) > 60);
    }, 60_000);

    it('can be filtered by words, player, kind and card', async () => {
      await open('60');
      await part('log-search').fill('passes');
      await everyLine(/passes/);
      await part('log-search').fill('no such words');
      await page.getByText('No events match.').waitFor();
      await part('log-search').fill('');
      await part('log-kind').selectOption('play');
      await everyLine(/ plays /);
      await part('log-player').selectOption('1');
      await everyLine(/Ben plays /);
      const [, card = ''] = /Ben plays (\S+) from/.exec(await part('log').innerText()) ?? [];
      await part('log-card').fill(card);
      await everyLine(new RegExp(card));
    }, 60_000);

    it('shows the text of a rule above everything else', async () => {
      await open('60');
      const chip = part('log-line-current').first().locator('.rule').first();
      await chip.hover();
      await page.locator('.tip').waitFor();
      const onTop = await page.evaluate<boolean>(
        `(() => { const box = document.querySelector('.tip').getBoundingClientRect(); return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest('.tip') !== null; })()`,
      );
      expect(onTop).toBe(true);
    }, 60_000);
  });

  it('jumps lead to the next decision, reaction and die', async () => {
    await open('20');
    const decisionAfter = (from: number) =>
      events.findIndex(({ event, revision }) => revision > from && event.kind === 'DecisionRequested');
    await page.keyboard.press('d');
    await at(`${decisionAfter(20)}`);
    await page.keyboard.press('j');
    await at(`${decisionAfter(decisionAfter(20))}`);
    await page.keyboard.press('k');
    await at(`${decisionAfter(20)}`);
    const reacting = events.findIndex(
      ({ event, revision }) =>
        revision > decisionAfter(20) && event.kind === 'StepResolved' && (event.reactions ?? []).length > 0,
    );
    await part('jump-kind').selectOption('reaction');
    await part('jump-forward').click();
    await at(`${reacting}`);
  }, 60_000);

  describe('the list of games', () => {
    const rows = () => attributesOf(part('game-row'), 'data-game');

    it('can be searched by player, game and card, and filtered', async () => {
      await page.goto(api.url);
      await part('game-row').first().waitFor();
      await part('search').fill('contracts');
      await until(async () => (await rows()).join() === 'contracts');
      const [, card = ''] = /plays (\S+) from/.exec(JSON.stringify(await logOf('shown'))) ?? [];
      await part('search').fill(card);
      await until(async () => (await rows()).includes('shown'));
      await part('search').fill('nobody of that name');
      await part('empty').waitFor();
      await part('search').fill('');
      await part('filters-toggle').click();
      await part('filter-player').fill('nobody of that name');
      await part('empty').waitFor();
      await part('filters-clear').click();
      await until(async () => (await rows()).length === 2);
    }, 60_000);

    it('shows no result until requested', async () => {
      await page.addInitScript(
        "if (!sessionStorage.getItem('begun')) { sessionStorage.setItem('begun', 'yes'); localStorage.removeItem('retrace-results'); }",
      );
      await page.goto(api.url);
      await part('game-row').first().waitFor();
      expect(await part('game-list').locator('.has-won').count()).toBe(0);
      expect(await part('game-list').innerText()).not.toMatch(/ won/);
      await part('results').check();
      await until(async () => (await part('game-list').locator('.has-won').count()) > 0);
      await page.reload();
      await part('game-row').first().waitFor();
      await until(async () => (await part('game-list').innerText()).includes(' won'));
    }, 60_000);
  });

  it('pages load little at first, compressed', async () => {
    const sizes = new Map<string, number>();
    const urls: string[] = [];
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    session.on('Network.requestWillBeSent', ({ request }) => urls.push(request.url));
    session.on('Network.responseReceived', ({ response: { url, headers } }) =>
      sizes.set(url, Number(headers['Content-Length'] ?? Infinity)),
    );
    await open('60');
    await part('log-line-current').first().waitFor();
    // The page loads the following only once it is idle: the chart below the scrubber, its list of measures, the tags,
    // and the marks of reviews and branches.
    const rest = urls.findIndex((url) => /\/at-rest-|-charts-/.test(url));
    const first = new Set(rest < 0 ? urls : urls.slice(0, rest));
    expect([...first].filter((url) => /\/(?:log|altered)-/.test(url)).length).toBeGreaterThan(1);
    const files = [...sizes].filter(([url]) => /\.(js|css)$/.test(url) && first.has(url));
    expect(files.length).toBeGreaterThan(5);
    expect(files.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(220_000);
  }, 60_000);
});
