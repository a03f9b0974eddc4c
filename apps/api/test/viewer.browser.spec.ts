import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { becomes, boardOf, until } from './chromium.js';
import { alteredGame, contractsGame, highCardGame } from './recorded-games.js';
import type { RunningApi } from './running-api.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

const events = alteredGame('shown');
const last = events.length - 1;

describeInBrowser('the viewer, in a browser', () => {
  let api: RunningApi;
  let page: Page;

  eachOnTheViewer(
    { shown: events, other: highCardGame('other'), contracts: contractsGame('shown') },
    (viewed) => ({ api, page } = viewed),
  );

  const part = (name: string) => page.getByTestId(name);
  /** Waits until the board shows the given position and is no longer being updated. */
  const shown = (position: string) => boardOf(page, position);
  const at = async (position: string) => {
    await shown(position);
    expect(await part('position').textContent()).toBe(position);
  };
  /** Waits until the page shows a position after a revision. Returns the position. */
  const positionAfter = async (revision: number): Promise<string> => {
    await until(async () => Number(await part('position').textContent()) > revision);
    return (await part('position').textContent()) ?? '';
  };
  const open = (position: string, as: string) => page.goto(`${api.url}/game/shown?at=${position}&as=${as}`);

  it('lists the games and opens one', async () => {
    await page.goto(api.url);
    await part('game-row').first().waitFor();
    await becomes(() => part('game-row').count(), 3);
    const row = page.locator('[data-testid="game-row"][data-game="shown"]');
    expect(await row.textContent()).toContain('Ada');
    await row.getByRole('link').click();
    await part('board').waitFor();
    expect(new URL(page.url()).pathname).toBe('/game/shown');
    // The game is over, so all cards are shown.
    await until(async () => (await page.getByTestId('perspective').getAttribute('data-as')) === 'all');
  }, 60_000);

  it('steps forward and back, with buttons and keys', async () => {
    await open('20', 'all');
    await at('20');
    await part('step-forward').click();
    const next = await positionAfter(20);
    await at(next);
    await part('step-back').click();
    await at('20');
    await page.keyboard.press('ArrowRight');
    await at(next);
    await page.keyboard.press('ArrowLeft');
    await at('20');
    // The address changes after a delay, and not at every step.
    await page.waitForURL((url) => url.searchParams.get('at') === '20');
  }, 60_000);

  it('jumps to the ends, and to positions of the scrubber and the log', async () => {
    await open('20', 'all');
    await at('20');
    await page.keyboard.press('End');
    await at(`${last}`);
    await page.keyboard.press('Home');
    await at('0');
    await part('scrubber').fill('60');
    await at('60');
    await part('log-line-current').first().waitFor();
    await part('log-line').first().click();
    await page.waitForURL((url) => url.searchParams.get('at') !== '60');
    await until(async () => (await part('position').textContent()) !== '60');
    await at((await part('position').textContent()) ?? '');
  }, 60_000);

  it('shows the same position when the link is opened again', async () => {
    await open('45', '1');
    await at('45');
    const board = await part('board').innerText();
    await page.reload();
    await at('45');
    expect(await part('board').innerText()).toBe(board);
    expect(await part('perspective').getAttribute('data-as')).toBe('1');
  }, 60_000);

  it('shows a hand as card backs to viewers who may not see it', async () => {
    const backs = (seat: number) => page.locator(`[data-testid="zone-hand-${seat}"] .card-unknown`).count();
    const cards = (seat: number) => part(`zone-hand-${seat}`).getByTestId('card').count();
    await open('30', 'all');
    await at('30');
    const inHand = [await cards(0), await cards(1)];
    expect(Math.min(...inHand)).toBeGreaterThan(0);
    expect([await backs(0), await backs(1)]).toEqual([0, 0]);

    const looked = page.waitForResponse((response) => response.url().endsWith('/graphql'));
    await part('perspective-0').click();
    await looked;
    await page.locator('[data-testid="zone-hand-1"] .card-unknown').first().waitFor();
    await at('30');
    expect([await cards(0), await cards(1)]).toEqual(inHand);
    expect([await backs(0), await backs(1)]).toEqual([0, inHand[1]]);
    expect(new URL(page.url()).searchParams.get('as')).toBe('0');
  }, 60_000);

  it('explains why something was activated, with its rule', async () => {
    const activating = events.findIndex(
      ({ event }) => event.kind === 'StepResolved' && (event.reactions ?? []).length > 0,
    );
    expect(activating).toBeGreaterThan(0);
    await open(`${activating}`, 'all');
    await at(`${activating}`);
    expect(await part('why').getByRole('listitem').count()).toBe(0);
    await page.keyboard.press('w');
    const activated = part('why-activated').locator('ul');
    await activated.waitFor();
    expect(await activated.textContent()).toContain('6.3.b');
    await part('tab-why').click();
    await activated.waitFor({ state: 'detached' });
  }, 60_000);

  it('is not served at the address of the API, which has the same security policy', async () => {
    await page.goto(`${api.url}/graphql`);
    await page.getByRole('heading', { name: 'Retrace API' }).waitFor();
    expect(await page.evaluate('getComputedStyle(document.body).maxWidth')).not.toBe('none');
  }, 60_000);

  it('shows a game of Contracts with the same controls, links and perspectives', async () => {
    const opened = (position: string, as: string) =>
      page.goto(`${api.url}/game/contracts?at=${position}&as=${as}`);
    await opened('60', 'all');
    await at('60');
    for (const zone of ['line', 'globe', 'rune', 'extractors', 'reservoirs', 'deck', 'hand'])
      for (const seat of [0, 1]) expect(await part(`zone-${zone}-${seat}`).count()).toBe(1);
    expect(Number(await part('health-0').textContent())).toBeGreaterThan(0);
    expect(await part('zone-reservoirs-1').locator('.vessel').count()).toBe(5);

    await part('step-forward').click();
    const next = await positionAfter(60);
    await at(next);
    await part('scrubber').fill('90');
    await at('90');
    const unknown = part('zone-hand-1').locator('.card-unknown');
    expect(await unknown.count()).toBe(0);
    await part('perspective-0').click();
    await unknown.first().waitFor();
    await at('90');
    const board = await part('board').innerText();
    await page.reload();
    await at('90');
    expect(await part('board').innerText()).toBe(board);
    expect(await part('perspective').getAttribute('data-as')).toBe('0');
  }, 60_000);

  it.each([
    [1440, 900],
    [1280, 800],
    [390, 844],
  ])(
    'fits a board of either game on a screen of %i by %i',
    async (width, height) => {
      await page.setViewportSize({ width, height });
      for (const game of ['shown', 'contracts']) {
        await page.goto(`${api.url}/game/${game}?at=120&as=0`);
        await at('120');
        const beyond = await page.evaluate<readonly number[]>(
          '[document.documentElement, document.querySelector(".replay-main")].map((box) => box.scrollWidth - box.clientWidth)',
        );
        expect(Math.max(...beyond)).toBeLessThanOrEqual(0);
      }
    },
    60_000,
  );

  it('reports a link to a game that does not exist', async () => {
    await page.goto(`${api.url}/game/unknown`);
    await part('problem').waitFor();
    expect(await part('problem').getAttribute('data-code')).toBe('GAME_NOT_FOUND');
  }, 60_000);

  it.each([
    ['en-US', 'en'],
    ['it-IT', 'it'],
  ])(
    'shows the text of a card in the language of the reader: %s',
    async (locale, language) => {
      const context = await page
        .context()
        .browser()!
        .newContext({ locale, viewport: { width: 390, height: 844 } });
      const reader = await context.newPage();
      await reader.goto(`${api.url}/game/shown?at=60&as=all`);
      await reader.locator('button.card.type-hero').first().click();
      const line = reader.getByTestId('large-card').locator('.card-text p').first();
      await line.waitFor();
      expect(await line.getAttribute('lang')).toBe(language);
      await context.close();
    },
    60_000,
  );
});
