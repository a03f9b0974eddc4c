import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { invariant } from '#record';
import { eachOnAPage, isBrowserThere, until, viewerFolder } from './chromium.js';
import { draftSeat, seatsTaken, type BegunDraftSeat, type TakenSeat } from './draft-seats.js';
import { RunningApi } from './running-api.js';
import { shotsOf } from './theme-shots.js';

const start = `mutation ($input: StartDraftInput!) { startDraft(input: $input) { id seats { ${draftSeat} } } }`;
/** There is one booster per player, so the draft is a single round of twelve picks. */
const PICKS = 12;

interface Begun {
  readonly id: string;
  readonly seats: readonly TakenSeat[];
}

(isBrowserThere() ? describe : describe.skip)('a draft that people play, in a browser', () => {
  let api: RunningApi;
  let page: Page;
  beforeAll(async () => {
    api = await RunningApi.start({}, { viewerFolder });
  }, 60_000);
  afterAll(() => api.stop(), 30_000);
  eachOnAPage((fresh) => (page = fresh));

  const begin = async (input: object): Promise<Begun> => {
    const { data, errors } = await api.ask(start, { input });
    expect(errors).toEqual([]);
    const { id, seats } = data.startDraft as { id: string; seats: BegunDraftSeat[] };
    return { id, seats: await seatsTaken(api, seats) };
  };
  /** Opens the page of a seat with the link of its player. */
  const seated = async (player: Page, { id, seats }: Begun, seat: number): Promise<void> => {
    const token = seats.find((entry) => entry.seat === seat)?.token;
    invariant(token, 'a person sits there');
    await player.goto(`${api.url}/draft/${id}#token=${token}`);
    await player.getByTestId('live-draft').waitFor();
  };
  const phase = (player: Page) => player.getByTestId('live-draft').getAttribute('data-phase');
  const hand = (player: Page) => player.getByTestId('hand-card').count();
  const takeFirst = async (player: Page): Promise<void> => {
    await player.getByTestId('hand-card').first().click();
    await player.getByTestId('take-card').click();
  };

  it('a draft of two people and six bots goes from the first pick to a game', async () => {
    const players = [{ name: 'Ada' }, { name: 'Ben' }, ...Array<object>(6).fill({ bot: true })];
    const begun = await begin({ players, boosters: 1, matches: { rounds: 1 }, seed: 'eight' });
    const browser = page.context().browser();
    invariant(browser, 'the page is in a browser');
    const other = await browser.newPage();
    other.setDefaultTimeout(30_000);
    await seated(page, begun, 0);
    await seated(other, begun, 1);
    for (let made = 0; made < PICKS; made++) {
      // Each player sees the cards that remain in a booster.
      for (const player of [page, other]) await until(async () => (await hand(player)) === PICKS - made);
      await takeFirst(page);
      if (made === 0) {
        // A player sees the next booster only after all players have picked.
        await page.getByTestId('pick-waiting').waitFor();
        expect(await hand(page)).toBe(0);
      }
      await takeFirst(other);
    }
    for (const player of [page, other]) {
      await until(async () => (await phase(player)) === 'BUILDING');
      await player.getByTestId('deck-suggestion').click();
      await player.getByTestId('deck-done').click();
    }
    for (const player of [page, other]) await until(async () => (await phase(player)) === 'PLAYING');
    await page.getByTestId('play-match').click();
    await page.getByTestId('play-page').waitFor();
    const { data } = await api.ask(
      `query ($id: ID!) { draft(id: $id) { picks { seat by } seats { hasDeck } matches { games { game } } } }`,
      { id: begun.id },
    );
    const { picks, seats, matches } = data.draft as Drafted;
    expect(picks).toHaveLength(8 * PICKS);
    expect(picks.filter(({ by }) => by === 'PERSON').every(({ seat }) => seat < 2)).toBe(true);
    expect(seats.every(({ hasDeck }) => hasDeck)).toBe(true);
    const games = matches.flatMap((match) => match.games.map(({ game }) => game));
    expect(games.some((game) => page.url().includes(encodeURIComponent(game)))).toBe(true);
    await other.context().close();
  }, 300_000);

  it('a draft of eight ends with standings, and each game links back to it', async () => {
    const players = [{ name: 'Ada' }, ...Array<object>(7).fill({ bot: true })];
    const begun = await begin({ form: 'SEALED', players, boosters: 4, matches: {}, seed: 'standings' });
    await seated(page, begun, 0);
    await page.getByTestId('deck-suggestion').click();
    // The text of a card is displayed next to the mana curve.
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Draft of River');
    const bars = await page.getByTestId('mana-curve').locator('.mana-curve-count').allInnerTexts();
    expect(bars.map(Number).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(20);
    const look = page.getByTestId('deck-look').first();
    const name = await look.locator('.draft-name').innerText();
    await look.click();
    expect(await page.getByTestId('draft-text').locator('h3').innerText()).toBe(name);
    await page.getByTestId('deck-done').click();
    for (const round of [1, 2, 3]) {
      await page.getByTestId(`draft-round-${round}`).waitFor();
      const tables = page.getByTestId(`draft-round-${round}`).locator('> li');
      expect(await tables.count()).toBe(4);
      await page.getByTestId('play-match').click();
      await page.getByTestId('concede').click();
      await page.getByTestId('concede-sure').click();
      await page.getByTestId('game-over').waitFor();
      await page.getByTestId('back-to-draft').click();
      // The bots play their matches automatically.
      await until(async () => (await tables.getByText(/won$/).count()) === 4);
    }
    await page.getByTestId('draft-winner').waitFor();
    expect(await page.getByTestId('draft-winner').innerText()).toMatch(/^Bot \d won the draft\.$/);
    const standings = await page.getByTestId('draft-standings').locator('> li').allInnerTexts();
    expect(standings).toHaveLength(8);
    expect(standings[0]).toMatch(/^Bot \d 9 points 3 won, 0 drawn, 0 lost$/);
    expect(standings.find((line) => line.startsWith('Ada'))).toBe('Ada 0 points 0 won, 0 drawn, 3 lost');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.getByTestId('draft-standings').locator('> li').allInnerTexts()).toEqual(standings);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    await shotsOf(page, 'standings');
  }, 300_000);

  it("a draft shows the remaining time for a pick, a card's text, and the picked cards", async () => {
    const players = [{ name: 'Ada' }, { bot: true }];
    const begun = await begin({ players, boosters: 1, timeLimit: 600_000, seed: 'timed' });
    await seated(page, begun, 0);
    expect(await page.getByTestId('time-left').innerText()).toMatch(/^\d+ s left$/);
    await page.getByTestId('hand-card').first().click();
    const name = await page.getByTestId('draft-text').locator('h3').innerText();
    await page.getByTestId('take-card').click();
    await page.locator('.draft-pool').getByText(name).waitFor();
  }, 120_000);

  it('a draft shows nothing hidden to people without the token of a seat', async () => {
    const begun = await begin({ players: [{ name: 'Ada' }, { bot: true }], boosters: 1 });
    await page.goto(`${api.url}/draft/${begun.id}`);
    await page.getByText('Picks, pools and decks are shown when the draft is over').waitFor();
    expect(await page.getByTestId('live-draft').count()).toBe(0);
  }, 120_000);
});

interface Drafted {
  readonly picks: readonly { readonly seat: number; readonly by: string }[];
  readonly seats: readonly { readonly hasDeck: boolean }[];
  readonly matches: readonly { readonly games: readonly { readonly game: string }[] }[];
}
