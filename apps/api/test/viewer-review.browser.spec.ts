import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFindings } from './axe-check.js';
import { boardOf, until } from './chromium.js';
import { contractsGame } from './recorded-games.js';
import type { RunningApi } from './running-api.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

// The game is short, so that each of its decisions is evaluated.
const events = contractsGame('j', { decisions: 100, conceded: true });
const last = events.length - 1;

describeInBrowser('a review, in a browser', () => {
  let api: RunningApi;
  let page: Page;
  eachOnTheViewer({ game: events, other: events }, (viewed) => ({ api, page } = viewed));
  const part = (name: string) => page.getByTestId(name);
  const shots = process.env['SCREENSHOTS'];
  const shoot = async (name: string): Promise<void> => {
    if (shots !== undefined) await page.screenshot({ path: `${shots}/review-${name}.png` });
  };

  it('can be started, and has a chart, turning points, mistakes and a line to step through', async () => {
    await page.goto(`${api.url}/game/game?at=${last}&as=all&panel=review`);
    await boardOf(page, last);
    await part('review-start').waitFor();
    expect(await axeFindings(page, '.panels')).toEqual([]);
    await part('review-depth').selectOption('quick');
    await shoot('start');
    await part('review-start').click();
    await part('review-making').waitFor();
    // The chart appears before any playout has finished, when there is no summary yet.
    await page.locator('[data-chart="win-probability"]').waitFor();
    expect(await part('review-making').isVisible()).toBe(true);
    expect(await part('review-seats').count()).toBe(0);
    await shoot('making');
    await part('turning-points').waitFor({ timeout: 90_000 });
    expect(await page.locator('[data-chart="win-probability"] .chart-error').count()).toBeGreaterThan(1);
    expect(await part('turning-point').count()).toBeLessThanOrEqual(3);
    expect((await part('turning-point').first().innerText()).trim()).toMatch(/(Ada|Ben).*\d+%.*\d+%/);
    expect(await part('review-seats').locator('tbody tr').count()).toBe(2);
    expect((await part('review-seats').innerText()).replace(/\s+/g, ' ')).toMatch(
      /50 [+−] \d+ [+−] \d+ = (0|100) .*In percentage points of win probability/,
    );
    expect(await axeFindings(page, '.panels')).toEqual([]);
    await shoot('ready');
    // A mistake links to its decision, which shows the values of its choices.
    await part('mistake').locator('a').first().click();
    await part('judged-option').first().waitFor();
    expect(await page.locator('.judged-options .is-taken').count()).toBe(1);
    expect(await part('review-mark').count()).toBe(await part('mistake').count());
    expect((await part('mistake').first().innerText()).replace(/\s+/g, ' ')).toMatch(
      / chose to .* It was better to .*: about \d+ points, certainly more than \d+\./,
    );
    await shoot('mistake');
    await part('better-line').click();
    await part('better-line-played').waitFor();
    await shoot('line');
    await part('step-through').click();
    await page.waitForURL(/\/game\/g[0-9a-f]{20}/);
    const at = Number(new URL(page.url()).searchParams.get('at'));
    await boardOf(page, at);
    await part('step-forward').click();
    await page.waitForURL((url) => Number(url.searchParams.get('at')) > at);
    expect(await part('branch-chip').innerText()).toContain('Better line');
  }, 150_000);

  it('shows how many reviews are ahead, and can be deleted after a confirmation', async () => {
    const begun: string[] = [];
    for (const seed of ['one', 'two']) {
      const { data } = await api.ask(
        `mutation { startReview(game: "game", as: "0", playouts: 5000, seed: "${seed}") { id } }`,
      );
      begun.push(data.startReview.id as string);
    }
    // The reviews occupy both cores until they are cancelled.
    page.setDefaultTimeout(60_000);
    try {
      await page.goto(`${api.url}/game/other?at=${last}&as=0&panel=review`);
      await boardOf(page, last);
      await part('review-depth').selectOption('quick');
      await part('review-start').click();
      await part('review-making').getByText('reviews come first').waitFor();
      await shoot('behind');
    } finally {
      for (const id of begun) await api.ask(`mutation { cancelReview(review: "${id}") { id } }`);
      page.setDefaultTimeout(15_000);
    }
    await part('turning-points').waitFor({ timeout: 90_000 });
    await part('review-delete').click();
    await part('review-delete-now').waitFor();
    expect(await axeFindings(page, '.panels')).toEqual([]);
    await part('review-delete-now').scrollIntoViewIfNeeded();
    await shoot('delete');
    await part('review-delete-now').click();
    await part('review-start').waitFor();
    expect(await part('turning-points').count()).toBe(0);
    await shoot('deleted');
  }, 150_000);

  it('marks its mistakes in the log, and can be repeated at another depth', async () => {
    await page.goto(`${api.url}/game/game?at=${last}&as=all&panel=review`);
    await boardOf(page, last);
    await part('mistake').first().waitFor();
    const mistakes = await part('mistake').count();
    const sign = (await part('mistake').last().locator('.mark-badge').innerText()).trim();
    await part('mistake').last().locator('a').first().click();
    await page.goto(page.url().replace('panel=review', 'panel=log'));
    const marked = page.getByTestId('log').locator('.log-line .mark-badge, .log-heading .mark-badge');
    await marked.first().waitFor();
    expect((await marked.allInnerTexts()).map((text) => text.trim().split(/\s/)[0])).toContain(
      sign.split(/\s/)[0],
    );
    expect(await axeFindings(page, '.panels')).toEqual([]);
    await shoot('log');
    await page.goto(`${api.url}/game/game?at=${last}&as=all&panel=review`);
    await part('review-start').click();
    await part('review-making').waitFor();
    await part('review-cancel').click();
    // After the cancellation, the page shows the completed review again.
    await part('mistake').first().waitFor();
    expect(await part('mistake').count()).toBe(mistakes);
  }, 60_000);

  it.each([
    ['on a desk', 1440, 900],
    ['on a phone', 390, 844],
  ])('opens a mistake in place, %s, whichever cards the reader views', async (_, width, height) => {
    await page.setViewportSize({ width, height });
    // The spectator's perspective has no review.
    await page.goto(`${api.url}/game/game?at=${last}&as=spectator&panel=review`);
    await boardOf(page, last);
    await part('review-seats').waitFor();
    await part('mistake').locator('a').first().click();
    const answer = part('mistake').first().getByTestId('judged-option').first();
    await answer.waitFor();
    await until(async () => !(await answer.innerText()).includes('…'));
    const [answerBox, panel] = [await answer.boundingBox(), await part('review-panel').boundingBox()];
    expect(answerBox?.y).toBeGreaterThanOrEqual(panel?.y ?? Infinity);
    expect((answerBox?.y ?? Infinity) + (answerBox?.height ?? 0)).toBeLessThan(
      (panel?.y ?? 0) + (panel?.height ?? 0),
    );
    const mistakes = await part('mistake').count();
    expect(mistakes).toBeGreaterThan(1);
    expect(await page.locator('[aria-current=step]').count()).toBe(1);
    // The current log line is shown above the scrubber.
    const line = await part('current-event').boundingBox();
    expect(line?.height).toBeGreaterThan(20);
    expect(line?.y).toBeLessThan((await part('scrubber').boundingBox())?.y ?? 0);
    expect(await part('current-event').innerText()).toContain('chooses');
    // Keys and the marks on the scrubber lead to the other mistakes.
    const here = await part('position').innerText();
    await page.keyboard.press('j');
    await until(async () => (await part('position').innerText()) !== here);
    await part('panel-close').click();
    await part('review-mark').first().click();
    await until(async () => (await part('position').innerText()) === here);
    await answer.waitFor();
    expect(await axeFindings(page, '.replay-page')).toEqual([]);
    await shoot(`in-place-${width}`);
  });

  it('can be exported as a report, with missed opportunities, lessons, and the value of every option', async () => {
    await page.goto(`${api.url}/game/game?at=${last}&as=all&panel=review`);
    await boardOf(page, last);
    await part('review-seats').waitFor();
    for (const ending of ['html', 'md']) {
      const [file] = await Promise.all([page.waitForEvent('download'), part(`report-${ending}`).click()]);
      expect(file.suggestedFilename()).toBe(`review-game.${ending}`);
    }
    await part('missed').locator('summary').click();
    await part('missed')
      .locator('[data-testid="missed-chance"], .panel-nothing:not([aria-busy])')
      .first()
      .waitFor();
    await part('mistake').locator('a').first().click();
    await part('evaluate-here').click();
    await part('evaluation').waitFor();
    expect(await part('evaluation').innerText()).toMatch(/Ada\s+\d+\s?%\s+Ben\s+\d+\s?%/);
    expect(await axeFindings(page, '.panels')).toEqual([]);
    const answer = await part('judged-option').first().innerText();
    await part('tab-decisions').click();
    await part('option-worth').first().waitFor();
    await part('range-here').click();
    await part('range').waitFor();
    expect(await part('range').innerText()).toMatch(/unknown cards? in hand[^]*\d+\s?%/);
    expect(await part('range').locator('li').count()).toBe(12);
    expect(await axeFindings(page, '.panels')).toEqual([]);
    await part('held-worth-here').click();
    await page.locator('[data-testid="held-worth"][data-whole="true"]').waitFor();
    expect(await part('held-worth').locator('tbody tr').count()).toBe(6);
    expect(await part('held-worth').locator('tbody tr').first().innerText()).toMatch(
      /%\s*± \d+\s?%[^]*%\s*± \d+\s?%/,
    );
    expect(await axeFindings(page, '.panels')).toEqual([]);
    await shoot('range');
    const worths = await part('option-worth').allInnerTexts();
    expect(worths.length).toBeGreaterThan(1);
    const best = /\d+\s?%/.exec(answer)?.[0] ?? 'no worth';
    expect(worths.some((worth) => worth.startsWith(best))).toBe(true);
    expect(await page.locator('.decision-link small').count()).toBeGreaterThan(3);
    expect(await axeFindings(page, '.panels')).toEqual([]);
    await shoot('decisions');
    await part('tab-review').click();
    await part('review-lessons').click();
    await page.getByText('Lessons from all games').waitFor();
    await page.getByTestId('lesson-list').locator('li').first().waitFor();
  }, 60_000);

  it('shows nothing that the reader has not reached', async () => {
    await page.goto(`${api.url}/game/game?at=40&as=all&panel=review`);
    await page.evaluate("localStorage.setItem('retrace-results', 'hidden')");
    await page.reload();
    await boardOf(page, 40);
    await part('turning-points').waitFor({ state: 'attached' });
    expect(await part('review-seats').count()).toBe(0);
    // Reports and lessons are not offered, because they would reveal the whole game.
    expect(await part('report-html').count()).toBe(0);
    for (const link of await part('review-panel').locator('a[href]').all())
      expect(Number(/at=(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1])).toBeLessThanOrEqual(40);
    await shoot('unreached');
    // The reader can show the whole review.
    await part('review-reveal').click();
    await part('review-seats').waitFor();
    expect(await part('review-reveal').count()).toBe(0);
  }, 60_000);

  it('shows the whole game to readers who start it at the beginning, unless they opt out', async () => {
    const start = async (isWhole: boolean) => {
      await page.addInitScript("localStorage.setItem('retrace-results', 'hidden')");
      await page.goto(`${api.url}/game/other?at=0&as=all&panel=review`);
      await boardOf(page, 0);
      await part('review-whole').setChecked(isWhole);
      await part('review-depth').selectOption('quick');
      await part('review-start').click();
      await part('review-making').waitFor();
    };
    await start(false);
    await part('review-cancel').click();
    await part('review-start').waitFor();
    await start(true);
    await part('review-seats').waitFor({ timeout: 90_000 });
    expect(await part('turning-point').count()).toBeGreaterThan(0);
  }, 150_000);
});
