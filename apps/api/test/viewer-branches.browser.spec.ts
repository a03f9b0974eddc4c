import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { invariant, type GameId, type RecordedEvent } from '#record';
import { attributesOf, boardOf } from './chromium.js';
import { alteredGame, contractsGame } from './recorded-games.js';
import type { RunningApi } from './running-api.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

const games: Readonly<Record<string, readonly RecordedEvent[]>> = {
  altered: alteredGame('branched'),
  contracts: contractsGame('branched'),
};

/** Returns a turn with an option that was not chosen. The turn is late enough for other events to precede it. */
function turnIn(events: readonly RecordedEvent[], number = 3) {
  const turns = events.flatMap(({ event, revision }) =>
    event.kind === 'DecisionRequested' && event.decision.kind === 'turn' && event.decision.options.length > 2
      ? [{ revision, decision: event.decision }]
      : [],
  );
  const turn = turns.at(number);
  invariant(turn, 'the game has turns');
  const { id, options } = turn.decision;
  const taken = events.flatMap(({ event }) =>
    event.kind === 'DecisionMade' && event.decision === id ? event.choice : [],
  );
  const other = options.find(({ key }) => !taken.includes(key));
  invariant(other, 'there was another option');
  return { revision: turn.revision, other: other.key };
}

describeInBrowser('branches, in a browser', () => {
  let api: RunningApi;
  let page: Page;

  eachOnTheViewer(games, (viewed) => ({ api, page } = viewed));

  const part = (name: string) => page.getByTestId(name);
  const gameShown = (): string => /\/game\/([^?]+)/.exec(page.url())?.[1] ?? '';
  const open = async (game: string, revision: number, panel = 'decisions', more = '') => {
    await page.goto(`${api.url}/game/${game}?at=${revision}&as=all&panel=${panel}${more}`);
    await boardOf(page, revision);
  };
  const other = (key: string) => page.locator(`[data-testid="option"][data-key="${key}"] button`);
  /** Starts a branch with another option, and waits for its board. */
  const branch = async (game: string, { revision, other: key }: ReturnType<typeof turnIn>, name?: string) => {
    await open(game, revision);
    await other(key).click();
    if (name !== undefined) await part('branch-name').fill(name);
    await part('option-confirm').click();
    await page.waitForURL((url) => !url.pathname.endsWith(`/${game}`));
    await part('bot-play').waitFor();
    return gameShown();
  };
  const recorded = (id: string) => api.streams.read(id as GameId);
  const decisionsAfter = async (id: string, revision: number): Promise<number> =>
    (await recorded(id)).filter((entry) => entry.event.kind === 'DecisionMade' && entry.revision > revision)
      .length;

  describe.each(Object.entries(games))('%s', (game, events) => {
    const turn = turnIn(events);

    it('start with another option, and can be played manually', async () => {
      const id = await branch(game, turn, 'Another way');
      const begun = await recorded(id);
      expect(begun[turn.revision + 1]?.event).toMatchObject({ kind: 'GameBranched', parent: game });
      expect(begun[turn.revision + 2]?.event).toMatchObject({ kind: 'DecisionMade', choice: [turn.other] });
      await boardOf(page, begun.length - 1);
      const before = await decisionsAfter(id, turn.revision);
      const least = begun.at(-1)?.event;
      invariant(least?.kind === 'DecisionRequested', 'a decision is pending');
      for (const option of least.decision.options.slice(0, least.decision.min))
        await other(option.key).click();
      await part('option-confirm').click();
      await page.locator(`[data-testid="board"]:not([data-position="${begun.length - 1}"])`).waitFor();
      expect(await decisionsAfter(id, turn.revision)).toBe(before + 1);
      // The original game remains unchanged.
      expect(await recorded(game)).toHaveLength(events.length);
    }, 90_000);

    it('can be played by a bot, for some decisions and to the end', async () => {
      const late = turnIn(events, -20);
      const id = await branch(game, late);
      const before = await decisionsAfter(id, late.revision);
      await part('bot-kind').selectOption('RANDOM');
      await part('bot-length').selectOption('5');
      await part('bot-start').click();
      await part('bot-told').getByText('The bot made 5 decisions.').waitFor({ timeout: 60_000 });
      expect(await decisionsAfter(id, late.revision)).toBe(before + 5);
      await part('bot-length').selectOption('Infinity');
      await part('bot-start').click();
      await part('bot-play').waitFor({ state: 'detached', timeout: 110_000 });
      expect((await recorded(id)).at(-1)?.event.kind).toBe('GameEnded');
    }, 150_000);

    it('appear in a tree, name their parent, and link to the same position', async () => {
      const id = await branch(game, turn, 'Named line');
      expect(await part('branch-chip').innerText()).toMatch(/Named line[\s\S]*Branch of Main line at \d+/);
      await part('tab-branches').click();
      const entry = page.locator(`[data-testid="branch-entry"][data-game="${id}"]`);
      await entry.waitFor();
      const text = await entry.innerText();
      expect(text).toContain('Named line');
      expect(text).toContain(`Branch of Main line at ${turn.revision}`);
      expect(text).toContain('by owner');
      await part('branch-rename').click();
      await page.locator('.branch-form input').fill('Better name');
      await part('branch-save').click();
      await entry.getByText('Better name').waitFor();
      await part('branch-chip').getByText('Better name').waitFor();
      // At a position before the branch, both games show the same state.
      const shared = turn.revision - 5;
      await page.goto(page.url().replace(/at=[\d.]+/, `at=${shared}`));
      await boardOf(page, shared);
      await part('branch-chip').getByRole('link').click();
      await page.waitForURL((url) => url.pathname.endsWith(`/${game}`));
      await boardOf(page, shared);
      await part('branch-entry').first().waitFor();
      const made = await attributesOf(part('branch-entry'), 'data-game');
      expect(made.indexOf(id)).toBe(made.length - 1);
      await entry.getByRole('link').click();
      await page.waitForURL((url) => url.pathname.endsWith(`/${id}`));
      await boardOf(page, shared);
    }, 90_000);

    it('are marked on the scrubber where they start', async () => {
      const later = turnIn(events, 4);
      const id = await branch(game, later);
      await open(game, 3, 'log');
      const mark = page.locator(`[data-testid="branch-mark"][data-at="${later.revision}"]`);
      await mark.click();
      await page.waitForURL((url) => url.pathname.endsWith(`/${id}`));
      await boardOf(page, 3);
    }, 90_000);

    it('can be compared by boards side by side, and by measures', async () => {
      const id = await branch(game, turn, 'Compared line');
      await part('bot-kind').selectOption('RANDOM');
      await part('bot-length').selectOption('20');
      await part('bot-start').click();
      await part('bot-told')
        .getByText(/The bot made \d+ decisions?\./)
        .waitFor({ timeout: 60_000 });
      await open(game, turn.revision, 'branches', `&branch=${id}`);
      const compared = (position: number | string) =>
        page.locator(`[data-testid="compared-board"][data-position="${position}"]`).waitFor();
      await compared(turn.revision);
      await part('to-ends').click();
      const length = (await recorded(id)).length;
      await compared(length - 1);
      await boardOf(page, events.length - 1);
      const boxes = await Promise.all(['board', 'compared-board'].map((board) => part(board).boundingBox()));
      const [here, there] = boxes;
      invariant(here && there, 'both are drawn');
      expect(there.x).toBeGreaterThanOrEqual(here.x + here.width);
      const rows = await part('comparison-table').locator('tbody tr').allInnerTexts();
      expect(rows.length).toBeGreaterThan(5);
      expect(rows.some((row) => /[+-]\d/.test(row))).toBe(true);
      await part('chart').waitFor();
      expect(await page.locator('.chart-line.is-of-other').count()).toBeGreaterThan(0);
      await part('to-parting').click();
      await compared(turn.revision);
      await part('compared-close').click();
      await part('compared').waitFor({ state: 'detached' });
    }, 120_000);
  });

  it('that do not exist are reported, and the position stays', async () => {
    await open('altered', 20, 'branches', '&branch=no-such-game');
    await part('compared-problem').waitFor();
    expect(await part('compared-problem').innerText()).toContain('This game does not exist');
    await boardOf(page, 20);
    await part('compared-close').click();
    await boardOf(page, 20);
  }, 60_000);

  it('of a failed bot report what remains, and can be tried again', async () => {
    await branch('altered', turnIn(games['altered'] ?? []));
    await page.route('**/graphql', async (route) => {
      const isBot = route.request().postData()?.includes('LetBotDecide') === true;
      const failed = { message: 'The bot failed to make its decision.', extensions: { code: 'BOT_FAILED' } };
      if (isBot) await route.fulfill({ json: { data: null, errors: [failed] } });
      else await route.fallback();
    });
    await part('bot-start').click();
    const message = part('bot-told');
    await message.getByText('The bot stopped').waitFor();
    expect(await message.innerText()).toContain('The bot could not decide');
    await page.unroute('**/graphql');
    await part('bot-length').selectOption('1');
    await part('bot-start').click();
    await message.getByText('The bot made 1 decision.').waitFor();
  }, 60_000);
});
