import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { invariant, type GameId, type RecordedEvent } from '#record';
import { axeFindings } from './axe-check.js';
import { attributesOf, becomes, boardOf, faultsOn, launchBrowser, viewerFolder } from './chromium.js';
import { onePlayersFiles } from './one-players-log.js';
import { chooseFromList, nextDecision, untilOver } from './played-page.js';
import { alteredGame, contractsGame } from './recorded-games.js';
import { RunningApi } from './running-api.js';
import { describeInBrowser } from './viewed-games.js';

// Slow: reviews games.

/** The combinations of game and screen in which every journey is tested. Other specs test Contracts on a desktop. */
const screens = [
  ['altered', 'a desk', { width: 1280, height: 800 }],
  ['altered', 'a phone', { width: 390, height: 844 }],
  ['contracts', 'a phone', { width: 390, height: 844 }],
] as const;

const games: Readonly<Record<string, readonly RecordedEvent[]>> = {
  altered: alteredGame('j', { decisions: 60, conceded: true }),
  contracts: contractsGame('j', { decisions: 100, conceded: true }),
};

describeInBrowser('journeys to an insight, in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 60_000);
  afterAll(() => browser.close(), 30_000);

  describe.each(screens)('for %s on %s', (game, screen, viewport) => {
    const events = games[game] ?? [];
    const last = events.length - 1;
    let api: RunningApi;
    let page: Page;
    let faults: readonly string[];
    const newPage = async (): Promise<Page> => {
      const context = await browser.newContext({ viewport });
      const opened = await context.newPage();
      opened.setDefaultTimeout(20_000);
      await opened.addInitScript("localStorage.setItem('retrace.play.pace', 'at-once')");
      return opened;
    };
    beforeAll(async () => {
      api = await RunningApi.start({ played: events }, { viewerFolder });
    }, 60_000);
    afterAll(() => api.stop(), 30_000);
    beforeEach(async () => {
      page = await newPage();
      faults = faultsOn(page);
    });
    afterEach(async () => {
      await page.context().close();
      expect(faults).toEqual([]);
    });

    const part = (name: string) => page.getByTestId(name);
    /** Checks, at the end of every journey, that nothing overflows the screen and that axe has no findings. */
    const atItsEnd = async (name: string, inside?: string): Promise<void> => {
      const folder = process.env['SCREENSHOTS'];
      if (folder !== undefined)
        await page.screenshot({ path: `${folder}/${game}-${screen.slice(2)}-${name}.png` });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width);
      expect(await axeFindings(page, inside)).toEqual([]);
    };

    it('a first review shows a verdict, and explains a mistake in two clicks', async () => {
      await page.goto(api.url);
      await part('game-row').click();
      await part('tab-review').click();
      await part('review-depth').selectOption('quick');
      await part('review-start').click();
      await part('review-seats').waitFor({ timeout: 120_000 });
      const verdict = (await part('review-seats').innerText()).replace(/\s+/g, ' ');
      expect(verdict).toMatch(/Ada 50 [+−] \d+ [+−] \d+ = (0|100) .*Ben 50 [+−] \d+ [+−] \d+ = (0|100) /);
      await atItsEnd('review', '.panels');

      await part('mistake').locator('a').first().click();
      const answer = part('mistake').first().getByTestId('judged-option');
      await answer.first().waitFor();
      await becomes(async () => (await answer.allInnerTexts()).filter((text) => text.includes('…')), []);
      expect((await answer.allInnerTexts()).every((text) => /\w{3,}.*\n?.*\d+%/s.test(text))).toBe(true);
      expect(await part('mistake').first().innerText()).toMatch(/It was better to .*: about \d+ points/);
      const [top, panel] = await Promise.all([
        answer.first().boundingBox(),
        part('review-panel').boundingBox(),
      ]);
      invariant(top && panel, 'both are drawn');
      expect(top.y + top.height).toBeLessThan(panel.y + panel.height);
      expect((await part('current-event').boundingBox())?.height).toBeGreaterThan(20);
      expect(await part('current-event').innerText()).toMatch(/\w{3,}/);
      await atItsEnd('mistake');
    }, 150_000);

    it('a lesson shows the grade of the review', async () => {
      await page.goto(`${api.url}/game/played?at=${last}&panel=review`);
      await part('mistake').first().waitFor();
      const mistakes = await part('mistake').locator('a').all();
      const grades = await Promise.all(
        mistakes.map(async (link) => [
          /at=(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1],
          await link.locator('.mark-badge').innerText(),
        ]),
      );
      await part('review-lessons').click();
      const lesson = part('lesson-row').first();
      await lesson.waitFor();
      const position = (await lesson.getAttribute('data-lesson'))?.split(':')[1];
      await lesson.getByRole('link').click();
      await part('exercise-choice').first().waitFor();
      await atItsEnd('lesson');
      for (let at = 0; await part('send-answer').isDisabled(); at++)
        await part('exercise-choice').nth(at).click();
      await part('send-answer').click();
      await part('lesson-result').waitFor();
      const grade = await page.locator('.lesson-grade .mark-badge').innerText();
      expect([position, grade]).toEqual(grades.find(([at]) => at === position));
      expect(await part('lesson-worth').count()).toBeGreaterThan(1);
      // The rating is visible, no matter where the user scrolled to answer.
      const [rating, panel] = await Promise.all([
        page.locator('.lesson-rating').boundingBox(),
        page.locator('.exercise-panel').boundingBox(),
      ]);
      expect(rating?.y).toBeGreaterThanOrEqual(panel?.y ?? Infinity);
      await atItsEnd('lesson-result');
    }, 60_000);

    it('Why quotes the card at a trigger, and names the event', async () => {
      const step = events.findIndex(
        ({ event }) => event.kind === 'StepResolved' && event.cause.kind === 'reaction',
      );
      expect(step).toBeGreaterThan(0);
      await page.goto(`${api.url}/game/played?at=${step}&panel=why`);
      await boardOf(page, step);
      await part('why-causes').waitFor();
      expect((await attributesOf(part('why-cause'), 'data-kind')).slice(0, 2)).toEqual(['REACTION', 'EVENT']);
      expect(await part('why-causes').locator('q').first().innerText()).toMatch(/\w{3,}/);
      await atItsEnd('why', '.panels');
    }, 60_000);

    it('statistics contain only this game, without unknown cards', async () => {
      await page.goto(`${api.url}/statistics`);
      await part('card-statistics').waitFor();
      await page.getByText('1 finished game').first().waitFor();
      const cells = await part('card-statistics').locator('td').allInnerTexts();
      expect(
        cells.filter((text) => /unknown|NaN|undefined|[−-]\d+ ?%|\d{4,} ?%|1[1-9]\d ?%/i.test(text)),
      ).toEqual([]);
      await atItsEnd('statistics');
    }, 60_000);

    it('branches are compared without unnecessary figures, and without the winner', async () => {
      const turn = events.findIndex(
        ({ event }) =>
          event.kind === 'DecisionRequested' &&
          event.decision.kind === 'turn' &&
          event.decision.options.length > 2,
      );
      const { data, errors } = await api.ask(
        `mutation { branchGame(game: "played", at: "${turn}", open: true, name: "Another way") { id } }`,
      );
      expect(errors).toEqual([]);
      const id = data.branchGame.id as GameId;
      await api.ask(`mutation { letBotDecide(game: "${id}", bot: RANDOM, decisions: 6) { made } }`);
      await page.addInitScript("localStorage.setItem('retrace-results', 'hidden')");
      await page.goto(`${api.url}/game/played?at=${turn}&panel=branches`);
      await part('branch-compare').first().click();
      await part('comparison-table').waitFor();
      const text = await part('comparison-table').innerText();
      expect(text).toMatch(/\d/);
      expect(text).not.toMatch(/\d[.,]\d{3}/);
      await atItsEnd('measures');
      if (screen === 'a phone') await part('compared-there').click();
      await part('compared-board').waitFor();
      expect(await page.locator('.chip-win').count()).toBe(0);
      await atItsEnd('compared');
    }, 60_000);

    // Logs from Board Game Arena can be imported only for games of Altered.
    (game === 'altered' ? it : it.skip)(
      'the log of one player is judged',
      async () => {
        await page.goto(api.url);
        await part('import-file').setInputFiles(
          Object.values(onePlayersFiles).map(({ name, bytes }) => ({
            ...{ name, mimeType: 'application/json', buffer: bytes },
          })),
        );
        await page.locator('.toast-imported').getByRole('link').click();
        await part('tab-review').click();
        await part('review-depth').selectOption('quick');
        await part('review-start').click();
        await part('review-seats').waitFor({ timeout: 60_000 });
        const verdict = (await part('review-seats').innerText()).replace(/\s+/g, ' ');
        expect(verdict).toMatch(/Ann 1 of 2 decisions evaluated 50 [+−] \d+ [+−] \d+ = 100 \d+%/);
        expect(await part('turning-points').innerText()).not.toContain('Unknown card');
        await part('review-panel').getByText('They were dealt from what the record shows').waitFor();
        await atItsEnd('own-log');
      },
      90_000,
    );

    it('a friend joins, and both players end in a review', async () => {
      await page.goto(`${api.url}/new?game=${game}`);
      await part('new-name').fill('Ada');
      await part('new-opponent-FRIEND').click();
      await part('new-opponent-name').fill('Ben');
      await part('begin').click();
      await part('invitation').waitFor();
      await atItsEnd('invitation');
      const link = await part('invitation-link').inputValue();
      const friend = await newPage();
      await friend.goto(link);
      await friend.getByTestId('join-name').fill('Benedetta');
      await friend.getByTestId('take-seat').click();
      await friend.getByTestId('play-page').waitFor();
      const first = await Promise.race(
        [page, friend].map((player) => nextDecision(player, null).then(() => player)),
      );
      await becomes(() => first.title(), 'Your turn: Ada – Benedetta · Retrace');
      await chooseFromList(first, 0);
      await part('invitation').waitFor({ state: 'detached' });
      await atItsEnd('played');
      await friend.getByTestId('concede').click();
      await friend.getByTestId('concede-sure').click();
      await Promise.all([page, friend].map(untilOver));
      await atItsEnd('over');
      await part('review').click();
      await part('review-making').or(part('review-seats')).or(part('review-unjudged')).first().waitFor();
      await page.waitForURL(
        (url) => url.search.includes('panel=review') && url.searchParams.get('as') === '0',
      );
      await friend.context().close();
    }, 120_000);
  });
});
