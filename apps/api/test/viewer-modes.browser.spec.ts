import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { invariant } from '#record';
import { attributesOf, until } from './chromium.js';
import { chooseFromList, nextDecision } from './played-page.js';
import type { RunningApi } from './running-api.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

const DECISIONS = 3;

describeInBrowser('the ways to play a game, in a browser', () => {
  let api: RunningApi;
  let page: Page;

  eachOnTheViewer({}, (viewed) => ({ api, page } = viewed));

  const opened = async (mode: string): Promise<void> => {
    await page.addInitScript(`localStorage.setItem('retrace.play.pace', 'at-once')`);
    await page.goto(`${api.url}/new`);
    await page.getByTestId('new-name').fill('Ada');
    await page.getByTestId('new-mode').selectOption(mode);
  };
  const begun = async (): Promise<string> => {
    await page.getByTestId('begin').click();
    await page.getByTestId('play-page').waitFor();
    return new URL(page.url()).pathname.replace('/play/', '');
  };
  const choose = async (player: Page): Promise<void> => {
    let pending = await nextDecision(player, null);
    for (let made = 0; pending !== null && made < DECISIONS; made++) {
      await chooseFromList(player, made);
      pending = made + 1 < DECISIONS ? await nextDecision(player, pending.decision) : null;
    }
  };
  const gameOf = async (id: string) => {
    const { data } = await api.ask(
      'query ($id: ID!) { game(id: $id) { mode players { name } seating { bot awaited } } }',
      { id },
    );
    return data.game as {
      mode: string | null;
      players: { name: string }[];
      seating: { bot: string | null; awaited: boolean }[];
    };
  };

  it.each(['booster-war', 'booster-war-ordered'])(
    'need no decks, and work against a bot: %s',
    async (mode) => {
      await opened(mode);
      expect(await page.getByTestId('new-deck').count()).toBe(0);
      expect(await page.getByTestId('new-opponent-deck').count()).toBe(0);
      const id = await begun();
      await choose(page);
      const { mode: recorded, players } = await gameOf(id);
      expect(recorded).toBe(mode);
      expect(players).toHaveLength(2);
    },
    120_000,
  );

  it('include two against two, with a friend who joins by a link and bots for the others', async () => {
    await opened('two-vs-two');
    const legends = await page.getByTestId('new-game').locator('legend').allInnerTexts();
    expect(legends).toEqual(['You', 'Opponent, seat 2', 'Partner, seat 3', 'Opponent, seat 4']);
    await page.getByTestId('new-opponent-2-FRIEND').click();
    await page.getByTestId('new-opponent-2-name').fill('Cleo');
    await page.getByTestId('new-opponent-RANDOM').click();
    const id = await begun();
    const { mode, players, seating } = await gameOf(id);
    expect(mode).toBe('two-vs-two');
    expect(players.map(({ name }) => name)).toEqual(['Ada', 'Easy bot', 'Cleo', 'Medium bot']);
    expect(seating.map(({ bot, awaited }) => [bot, awaited])).toEqual([
      [null, false],
      ['RANDOM', false],
      [null, true],
      ['GREEDY', false],
    ]);
    const stored = JSON.parse(await page.evaluate<string>(`localStorage.getItem('retrace.seats')`)) as {
      invitations: { seat: number; invitation: string }[];
    }[];
    const [invitation] = stored[0]?.invitations ?? [];
    invariant(invitation, 'the friend is invited');
    expect(invitation.seat).toBe(2);
    const browser = page.context().browser();
    invariant(browser, 'the page is in a browser');
    const friend = await browser.newPage();
    await friend.goto(`${api.url}/join#invitation=${invitation.invitation}`);
    await friend.getByTestId('take-seat').click();
    await friend.getByTestId('play-page').waitFor();
    expect((await gameOf(id)).seating.some(({ awaited }) => awaited)).toBe(false);
    // Waits for either player, because the rules determine who decides first.
    const decider = await Promise.any(
      [page, friend].map(async (player) => {
        await nextDecision(player, null);
        return player;
      }),
    );
    await chooseFromList(decider, 0);
    // The page must distinguish teams by more than colour.
    await until(async () => (await page.locator('.board [data-team]').count()) >= 4);
    const teams = await attributesOf(page.locator('.board .seat-strip'), 'data-team');
    expect(teams.sort()).toEqual(['0', '0', '1', '1']);
    for (const [seat, team] of ['Team 1', 'Team 2', 'Team 1', 'Team 2'].entries()) {
      expect(await page.locator(`.board [data-testid="seat-${seat}"]`).innerText()).toContain(team);
      expect(await page.locator(`[data-described="seat-${seat}"]`).textContent()).toContain(team);
    }
    await friend.context().close();
  }, 120_000);

  it('include free for all, with four people who each have a link', async () => {
    await opened('free-for-all');
    for (const seat of ['', '-2', '-3']) await page.getByTestId(`new-opponent${seat}-FRIEND`).click();
    const id = await begun();
    const { players, seating } = await gameOf(id);
    expect(players.map(({ name }) => name)).toEqual(['Ada', 'Friend', 'Friend 2', 'Friend 3']);
    expect(seating.map(({ awaited }) => awaited)).toEqual([false, true, true, true]);
  }, 60_000);

  it("show a third player's refused deck at that seat", async () => {
    await opened('free-for-all');
    await page.getByTestId('new-opponent-2-deck').selectOption('list');
    await page.getByTestId('new-opponent-2-deck-list').fill('3 Nothing of the Kind');
    await page.getByTestId('begin').click();
    await page.getByTestId('new-opponent-2-deck-problems').waitFor();
    // Only the server reports this problem. The browser does not check it.
    expect(await page.getByTestId('new-opponent-deck-problems').count()).toBe(0);
  }, 60_000);

  it('include only one for a game of another kind', async () => {
    await page.goto(`${api.url}/new?game=contracts`);
    await page.getByTestId('new-name').waitFor();
    expect(await page.getByTestId('new-mode').count()).toBe(0);
  });
});
