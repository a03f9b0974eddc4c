import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { altered } from '#altered/rules';
import { EntryStreams, type AdministrationStreams } from '#event-store';
import { reviewStream, type GameId } from '#record';
import { reviewFormat, type ReviewEntry } from '#reviews';
import { storedReview } from '#read-models/testing';
import { ADMINISTRATION_STREAMS, EVENT_STORE, type EventStore } from '../src/api.tokens.js';
import { eachOnAPage, isBrowserThere, viewerFolder } from './chromium.js';
import { alteredGame } from './recorded-games.js';
import { RunningApi } from './running-api.js';
import { signedAccess, signedIn } from './tokens.js';

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

  it('statistics are tables that can be sorted, with one note about rows with few games', async () => {
    await page.goto(`${api.url}/statistics`);
    await page.getByTestId('card-statistics').waitFor();
    await page.getByTestId('sort-name').click();
    const down = await column('card-statistics', 1);
    expect(down.length).toBeGreaterThan(5);
    const overview = await page.getByTestId('statistics-overview').innerText();
    expect(overview).toMatch(/2 finished games: \d+\.\d days and \d+\.\d reactions per player on average\./);
    expect(overview).toMatch(/The first player wins \d+%/);
    await page.getByTestId('sort-name').click();
    expect(await column('card-statistics', 1)).toEqual(down.toReversed());
    const cells = page.locator('[data-testid=card-statistics] .is-small-sample');
    expect(await cells.count()).toBeGreaterThan(0);
    expect(await page.getByText('fewer than 30 games').count()).toBe(1);
  }, 60_000);

  it('statistics include stored reviews, with what is omitted, on a phone', async () => {
    const store = api.server.app.get<EventStore>(EVENT_STORE);
    const keep = async (game: string, accuracy: number, playouts: number) => {
      const seats = [0.1, -0.1].map((skill) => ({
        ...{ accuracy, skill, luck: -skill },
        grades: [null, 'blunder'] as const,
      }));
      await new EntryStreams<ReviewEntry>(store, reviewFormat).append(reviewStream(game as GameId), [
        storedReview(game, { module: altered, events: alteredGame(game) }, seats, { playouts }),
      ]);
    };
    await keep('one', 0.9, 150);
    await keep('two', 0.7, 150);
    await keep('two', 0.2, 400);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${api.url}/statistics`);
    await page.getByTestId('statistics-reviews').click();
    await page.getByTestId('review-statistics').waitFor();
    expect(await column('review-statistics', 2)).toEqual(['2 of 2', '2 of 2']);
    expect((await column('review-statistics', 3))[0]).toMatch(/^80%/);
    expect((await column('review-statistics', 4))[0]).toMatch(/^50%.*of 4 decisions: 0 \?!, 0 \?, 2 \?\?/s);
    expect(await page.getByTestId('reviews-left-out').innerText()).toBe(
      'Not counted: reviews of 1 game of Altered with 400 playouts.',
    );
    await page.getByTestId('statistics-trend').selectOption('5');
    await page.getByText('games 1 to 2:').first().waitFor();
    await page.getByTestId('statistics-playouts').selectOption('400');
    await page.getByText('1 of 2').first().waitFor();
    // The table can scroll, but the page must not be wider than the screen.
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  }, 60_000);

  it("statistics include an account's games, if the user is signed in", async () => {
    await page.goto(`${api.url}/statistics`);
    await page.getByTestId('statistics-filter-player').waitFor();
    expect(await page.getByTestId('statistics-filter-whose').count()).toBe(0);
    const served = await RunningApi.start(
      { one: alteredGame('one'), two: alteredGame('two') },
      { viewerFolder, access: signedAccess() },
    );
    try {
      const seats = [{ seat: 1, handedOut: true }];
      const author = { kind: 'signed-in', issuer: '(AUTH_SECRET)', subject: 'a seat' } as const;
      await served.server.app
        .get<AdministrationStreams>(ADMINISTRATION_STREAMS)
        .append(
          'one' as GameId,
          [{ kind: 'GameOpened', visibility: 'PRIVATE', seats, by: 'a seat', author }],
          'no-stream',
        );
      const token = String((await signedIn('seat'))['authorization']).replace('Bearer ', '');
      await page.goto(`${served.url}/statistics#token=${token}`);
      await page.getByText('1 finished game').waitFor();
      await page.getByTestId('statistics-players').click();
      await page.getByTestId('statistics-filter-whose').selectOption('mine');
      await page.locator('[data-testid=player-statistics] tbody tr').nth(1).waitFor({ state: 'detached' });
      await page.getByTestId('player-statistics').waitFor();
      expect(await column('player-statistics', 1)).toEqual(['Ben']);
    } finally {
      await served.stop();
    }
  }, 60_000);

  it('statistics of cards include those drawn by a day', async () => {
    await page.goto(`${api.url}/statistics`);
    await page.getByTestId('card-statistics').waitFor();
    const cells = page.locator('[data-testid=card-statistics] tbody td:nth-child(5)');
    const undrawn = cells.filter({ hasText: /^–$/ });
    const onAnyDay = await undrawn.count();
    await page.getByTestId('statistics-by-day').selectOption('1');
    await undrawn.nth(onAnyDay).waitFor();
    expect(await cells.count()).toBeGreaterThan(await undrawn.count());
  }, 60_000);

  it('statistics include players, heroes and days, with filters from the games', async () => {
    await page.goto(`${api.url}/statistics`);
    await page.getByTestId('statistics-players').click();
    await page.getByTestId('player-statistics').waitFor();
    expect(await column('player-statistics', 1)).toEqual(['Ada', 'Ben']);
    await page.getByTestId('statistics-filter-player').selectOption('Ben');
    await page.locator('[data-testid=player-statistics] tbody tr').nth(1).waitFor({ state: 'detached' });
    await page.getByTestId('player-statistics').waitFor();
    expect(await column('player-statistics', 1)).toEqual(['Ben']);
    await page.getByTestId('statistics-curve').click();
    await page.getByTestId('curve-statistics').waitFor();
    expect((await column('curve-statistics', 1))[0]).toBe('1');
    await page.getByTestId('curve-chart').waitFor();
    await page.getByTestId('statistics-module-contracts').click();
    await page.getByTestId('statistics-none').waitFor();
  }, 60_000);
});
