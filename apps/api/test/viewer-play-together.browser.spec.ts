import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page, WebSocketRoute } from 'playwright-core';
import type { AdministrationStreams } from '#event-store';
import type { GameId } from '#record';
import { ADMINISTRATION_STREAMS } from '../src/api.tokens.js';
import { becomes, faultsOn, launchBrowser, viewerFolder } from './chromium.js';
import {
  chooseFromList,
  chooseOnBoard,
  decisionsOnPages,
  letBotsEnd,
  nextDecision,
  untilOver,
} from './played-page.js';
import { RunningApi } from './running-api.js';
import { describeInBrowser } from './viewed-games.js';

describeInBrowser('playing with others, in browsers', () => {
  let api: RunningApi;
  let browser: Browser | undefined;
  let contexts: BrowserContext[] = [];

  beforeAll(async () => {
    api = await RunningApi.start({}, { viewerFolder });
    browser = await launchBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await api.stop();
  }, 30_000);
  beforeEach(() => {
    contexts = [];
  });
  afterEach(async () => {
    for (const context of contexts) await context.close();
  });

  /** Opens a page in a new browser context, so that it shares no storage with other pages. */
  const somebody = async (): Promise<Page> => {
    const context = await browser!.newContext({ viewport: { width: 1280, height: 800 } });
    contexts.push(context);
    await context.addInitScript(`localStorage.setItem('retrace.play.pace', 'at-once')`);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    return page;
  };
  const begin = async (page: Page, game: string, opponent: string): Promise<GameId> => {
    await page.goto(`${api.url}/new?game=${game}`);
    await page.getByTestId('new-name').fill('Ada');
    await page.getByTestId(`new-opponent-${opponent}`).click();
    if (opponent === 'FRIEND') await page.getByTestId('new-opponent-name').fill('Ben');
    await page.getByTestId('begin').click();
    await page.getByTestId('play-page').waitFor();
    return new URL(page.url()).pathname.replace('/play/', '') as GameId;
  };
  const problem = async (page: Page): Promise<string | null> => {
    await page.getByTestId('problem').waitFor();
    return page.getByTestId('problem').getAttribute('data-code');
  };
  const stateOf = (page: Page, state: string) =>
    page.locator(`[data-testid="play-state"][data-state="${state}"]`).waitFor();
  /**
   * Starts a game between Ada and Ben, each in a separate browser context. Either player can be the first to decide.
   */
  const seated = async (game: string) => {
    const ada = await somebody();
    const id = await begin(ada, game, 'FRIEND');
    // The link is shown until the other seat is taken. Either player can decide first.
    const invitation = ada.getByTestId('invitation');
    await invitation.waitFor();
    expect(await invitation.innerText()).toMatch(
      /^Invite Ben\s+Ben joins with this link and plays \w+ [\d.]+ with you/,
    );
    const link = await ada.getByTestId('invitation-link').inputValue();
    const ben = await somebody();
    await ben.goto(link);
    await ben.getByTestId('invited-to').waitFor();
    expect(await ben.getByTestId('invited-to').innerText()).toMatch(
      /^Ada invites you to play \w+ [\d.]+\.\s+Your deck/,
    );
    expect(await ben.getByTestId('join-name').getAttribute('placeholder')).toBe('Ben');
    await ben.getByTestId('join-name').fill('Benedetta');
    await ben.getByTestId('take-seat').click();
    await ben.getByTestId('play-page').waitFor();
    return { id, ada, ben, link };
  };

  it('two people play a game to its end, and both review it', async () => {
    const { id, ada, ben } = await seated('contracts');
    const faults = [faultsOn(ada), faultsOn(ben)];
    expect([ada.url(), ben.url()].join()).not.toMatch(/token|invitation/);
    await ada.getByTestId('invitation-link').waitFor({ state: 'detached' });
    const before: (string | null)[] = [null, null];
    const over = new Set<number>();
    for (let turns = 0; over.size < 2; turns++) {
      expect(turns).toBeLessThan(2000);
      // The player with the pending decision makes it, while the other player waits and follows.
      const [who, pending] = await Promise.race(
        [ada, ben].flatMap((page, seat) =>
          over.has(seat)
            ? []
            : [nextDecision(page, before[seat] ?? null).then((found) => [seat, found] as const)],
        ),
      );
      if (pending === null) {
        over.add(who);
        continue;
      }
      const page = [ada, ben][who]!;
      before[who] = pending.decision;
      // A reload preserves the seat and the position. Both players see the name that the friend has chosen.
      await becomes(() => page.title(), 'Your turn: Ada – Benedetta · Retrace');
      if (turns === 6) {
        await page.reload();
        expect((await nextDecision(page, null))?.decision).toBe(pending.decision);
      }
      if (turns === decisionsOnPages) {
        await letBotsEnd(api, id, [ada, ben]);
        break;
      }
      if (turns % 4 !== 0 || !(await chooseOnBoard(page))) await chooseFromList(page, turns);
    }
    await Promise.all([ada, ben].map(untilOver));
    for (const page of [ada, ben]) {
      await page.getByTestId('review').click();
      await page.waitForURL((url) => url.pathname === `/game/${id}`);
      await page.locator('[data-testid="board"]').waitFor();
    }
    expect(faults).toEqual([[], []]);
  }, 450_000);

  it('a note is sealed until the game is over, and is then shown at its decision', async () => {
    const { id, ada, ben } = await seated('contracts');
    const who = await Promise.race([ada, ben].map((page) => nextDecision(page, null).then(() => page)));
    const other = who === ada ? ben : ada;
    const faults = faultsOn(who);
    const thought = 'I hold on for the last round.';
    await who.getByTestId('thought').locator('summary').click();
    await who.getByTestId('thought-text').fill(thought);
    await who.getByTestId('thought-save').click();
    await who.getByTestId('thought-outcome').filter({ hasText: 'Your thought is saved.' }).waitFor();
    const notes = async (page: Page): Promise<string> => {
      await page.goto(`${api.url}/game/${id}`);
      await page.locator('[data-testid="board"]').waitFor();
      await page.getByTestId('tab-notes').click();
      return page.getByTestId('notes').innerText();
    };
    expect(await notes(other)).not.toContain(thought);

    await who.getByTestId('concede').click();
    await who.getByTestId('concede-sure').click();
    await untilOver(who);
    await other.goto(`${api.url}/game/${id}`);
    await other.getByTestId('tab-notes').click();
    await other.getByTestId('note-link').filter({ hasText: thought }).click();
    await other.getByTestId('tab-decisions').click();
    await other.getByTestId('decision-thoughts').filter({ hasText: thought }).waitFor();
    expect(faults).toEqual([]);
  }, 120_000);

  it('a seat can be claimed once, and another browser has none', async () => {
    const { id, link } = await seated('altered');
    const stranger = await somebody();
    await stranger.goto(link);
    expect(await problem(stranger)).toBe('SEAT_CLAIMED');
    expect(await stranger.getByTestId('problem').innerText()).toMatch(/^The seat is taken\s/);
    expect(await stranger.getByTestId('take-seat').count()).toBe(0);
    await stranger.goto(`${api.url}/play/${id}`);
    expect(await problem(stranger)).toBe('SEAT_REQUIRED');
    await stranger.goto(`${api.url}/join#invitation=nonsense`);
    await stranger.locator('[data-testid="problem"][data-code="INVITATION_INVALID"]').waitFor();
    expect(await problem(stranger)).toBe('INVITATION_INVALID');
    await stranger.goto(`${api.url}/play/none-there`);
    expect(await problem(stranger)).toBe('GAME_NOT_FOUND');
    await stranger.goto(`${api.url}/play/${id}#token=nonsense`);
    expect(await problem(stranger)).toBe('UNAUTHENTICATED');
    await stranger.getByTestId('forget-token').click();
    await stranger.locator('[data-testid="problem"][data-code="SEAT_REQUIRED"]').waitFor();
  }, 90_000);

  it('the list of games links back to a seat', async () => {
    const ada = await somebody();
    const id = await begin(ada, 'contracts', 'RANDOM');
    await ada.goto(api.url);
    await ada.getByTestId('own-games').getByRole('link').click();
    await nextDecision(ada, null);
    expect(new URL(ada.url()).pathname).toBe(`/play/${id}`);
  }, 60_000);

  it('a choice can be undone before it is confirmed, and several options can be chosen on the board', async () => {
    const ada = await somebody();
    await begin(ada, 'altered', 'RANDOM');
    await nextDecision(ada, null);
    const send = ada.getByTestId('send-choice');
    const picked = ada.locator('.board [data-offer="picked"]');
    const lit = ada.locator('.board [data-offer="offered"]');
    await lit.first().waitFor();
    const offered = await lit.count();
    expect(offered).toBeGreaterThan(3);
    await lit.first().click();
    await becomes(() => picked.count(), 1);
    await becomes(() => send.isEnabled(), false);
    await picked.first().click();
    await becomes(() => picked.count(), 0);
    // This choice is made in the list with the keyboard.
    for (const at of [0, 1, 2]) {
      await ada.getByTestId('play-option').nth(at).focus();
      await ada.keyboard.press('Enter');
    }
    await becomes(() => picked.count(), 3);
    await becomes(() => send.isEnabled(), true);
    await ada.getByTestId('clear-choice').click();
    await becomes(() => picked.count(), 0);
    await becomes(() => lit.count(), offered);
  }, 60_000);

  it('a choice against a bot can be undone, in a branch', async () => {
    const ada = await somebody();
    const id = await begin(ada, 'altered', 'RANDOM');
    const pending = await nextDecision(ada, null);
    expect(await ada.getByTestId('take-back').count()).toBe(0);
    await chooseFromList(ada, 0);
    await nextDecision(ada, pending!.decision);
    await ada.getByTestId('take-back').click();
    await ada.waitForURL((url) => url.pathname.startsWith('/play/') && url.pathname !== `/play/${id}`);
    await ada.locator(`[data-testid="choice"][data-decision="${pending!.decision}"]`).waitFor();
  }, 60_000);

  it('every problem of a deck list is reported with its line, and the input stays', async () => {
    const ada = await somebody();
    await ada.goto(`${api.url}/new?game=contracts`);
    await ada.getByTestId('new-name').fill('Ada');
    await ada.getByTestId('new-deck').selectOption('list');
    await ada.getByTestId('new-deck-list').fill('3 Ember Impp\nbar\n0 Ember Imp');
    await ada.getByTestId('begin').click();
    const problems = ada.getByTestId('new-deck-problems').locator('li');
    await problems.first().waitFor();
    expect((await problems.allInnerTexts()).map((text) => /^Line (\d):/.exec(text)?.[1])).toEqual([
      '1',
      '2',
      '3',
    ]);
    expect(await ada.getByTestId('new-deck-list').inputValue()).toContain('Ember Impp');
    expect(await ada.getByTestId('new-name').inputValue()).toBe('Ada');
  }, 60_000);

  it('a choice that does not reach the server is stored and sent again', async () => {
    const ada = await somebody();
    await begin(ada, 'contracts', 'RANDOM');
    const pending = await nextDecision(ada, null);
    await ada.route('**/graphql', (route) => route.abort());
    await chooseFromList(ada, 0);
    await ada.getByTestId('choice-problem').waitFor();
    expect(await ada.getByTestId('choice-problem').innerText()).toContain('Confirm it again');
    await ada.unroute('**/graphql');
    await ada.getByTestId('send-choice').click();
    expect((await nextDecision(ada, pending!.decision))?.decision).not.toBe(pending!.decision);
  }, 60_000);

  it('a choice that another window made first is refused with advice', async () => {
    const { id, ada, ben } = await seated('altered');
    // Waits for either player's decision, because the rules choose the first player at random.
    const decider = await Promise.race([ada, ben].map((page) => nextDecision(page, null).then(() => page)));
    const window = await decider.context().newPage();
    // This window gets no live updates, so it still shows the decision after the other window has made it.
    await window.routeWebSocket('**/graphql', () => undefined);
    await window.goto(`${api.url}/play/${id}`);
    await nextDecision(window, null);
    await chooseFromList(decider, 0);
    await stateOf(decider, 'waiting');
    await chooseFromList(window, 2);
    await window.getByTestId('choice-problem').waitFor();
    expect(await window.getByTestId('choice-problem').innerText()).toMatch(
      /moved on|another (window|player)/,
    );
    await window.reload();
    await stateOf(window, 'waiting');
  }, 90_000);

  it('a lost connection is reported, and the game continues when it is back', async () => {
    const ada = await somebody();
    const sockets: WebSocketRoute[] = [];
    let isDown = false;
    await ada.routeWebSocket('**/graphql', (socket) => {
      if (isDown) return void socket.close({ code: 3000 });
      socket.connectToServer();
      sockets.push(socket);
    });
    await begin(ada, 'contracts', 'RANDOM');
    const pending = await nextDecision(ada, null);
    isDown = true;
    for (const socket of sockets) await socket.close({ code: 3000 });
    await ada.getByTestId('connection-lost').waitFor();
    isDown = false;
    await ada.getByTestId('connection-lost').waitFor({ state: 'detached' });
    await chooseFromList(ada, 0);
    expect((await nextDecision(ada, pending!.decision))?.decision).not.toBe(pending!.decision);
  }, 60_000);

  it('a failed bot is reported, and can try again', async () => {
    const ada = await somebody();
    const id = await begin(ada, 'altered', 'FRIEND');
    // The rules choose the first player at random, so Ada either decides or waits.
    const decides = ada.locator('[data-testid="choice"] [data-testid="play-option"]').first();
    const waits = ada.locator('[data-testid="waiting"] h2');
    await decides.or(waits).first().waitFor();
    if (await decides.isVisible()) await chooseFromList(ada, 0);
    await waits.waitFor();
    const { data } = await api.ask(
      `{ game(id: "${id}") { state { decision { id } } } }`,
      {},
      {
        authorization: `Bearer ${await tokenIn(ada)}`,
      },
    );
    const decision = data.game.state.decision.id as number;
    await api.server.app
      .get<AdministrationStreams>(ADMINISTRATION_STREAMS)
      .append(id, [{ kind: 'PlayHalted', decision, code: 'BOT_FAILED', by: 'bot' }], 'any');
    await ada.getByTestId('halted').waitFor();
    expect(await ada.getByTestId('invitation-link').inputValue()).toContain('/join#invitation=');
    await ada.getByTestId('resume').click();
    await ada.getByTestId('halted').waitFor({ state: 'detached' });
  }, 60_000);

  async function tokenIn(page: Page): Promise<string> {
    const stored = await page.evaluate<string>(`localStorage.getItem('retrace.seats')`);
    return (JSON.parse(stored) as [{ token: string }])[0].token;
  }
});
