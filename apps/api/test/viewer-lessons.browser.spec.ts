import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFindings } from './axe-check.js';
import { attributesOf, boardOf, until } from './chromium.js';
import { contractsGame } from './recorded-games.js';
import { reviewed } from './reviewed-games.js';
import type { RunningApi } from './running-api.js';
import { shotsOf } from './theme-shots.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

const events = contractsGame('j', { decisions: 130, conceded: true });

describeInBrowser('lessons, in a browser', () => {
  let api: RunningApi;
  let page: Page;
  eachOnTheViewer({ game: events }, (viewed) => ({ api, page } = viewed));
  const part = (name: string) => page.getByTestId(name);
  const shoot = (name: string): Promise<void> => shotsOf(page, `lesson-${name}`);

  it('explain how to get some if there are none', async () => {
    await page.goto(`${api.url}/lessons`);
    await part('no-lessons').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  it('can be chosen from a list, answered at the board, and lead to the better line and to the next lesson', async () => {
    await reviewed(api, 'game', 'as: "all", playouts: 40');
    await page.goto(`${api.url}/lessons`);
    await part('lesson-list').waitFor();
    const all = await part('lesson-row').count();
    await part('lessons-player').selectOption('Ben');
    await until(async () => (await part('lesson-row').count()) < all);
    const own = await attributesOf(part('lesson-row'), 'data-lesson');
    expect(own.length).toBeGreaterThan(1);
    expect(await axeFindings(page)).toEqual([]);
    await shoot('list');

    await part('lessons-start').click();
    await part('exercise-choice').first().waitFor();
    const at = own[0]?.split(':')[1] ?? '';
    await boardOf(page, at);
    expect(await part('lesson-result').count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await shoot('question');
    const choices = await attributesOf(part('exercise-choice'), 'data-choice');
    await part('exercise-choice').first().click();
    expect(await part('exercise-choice').first().getAttribute('aria-pressed')).toBe('true');
    await part('send-answer').click();
    await part('lesson-result').waitFor();
    expect(await part('lesson-worth').count()).toBe(choices.length);
    expect(await page.locator('.judged-options .is-taken').count()).toBe(1);
    await part('lesson-next').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await shoot('result');

    await part('lesson-next').click();
    await page.waitForURL((url) => url.pathname.endsWith(encodeURIComponent(own[1] ?? '')));
    await part('exercise-choice').first().waitFor();
    expect(await part('lesson-result').count()).toBe(0);
    await page.goBack();
    await part('exercise-choice').nth(1).click();
    await part('send-answer').click();
    await part('lesson-line').click();
    await page.waitForURL(/\/game\/g[0-9a-f]{20}/, { timeout: 60_000 });
    await boardOf(page, at);
    expect(await part('branch-chip').innerText()).toContain('Better line');

    // After the answer, the lesson is no longer due, and the browser remembers the learner.
    await page.goto(`${api.url}/lessons`);
    await part('lesson-list').waitFor();
    expect(await part('lessons-player').inputValue()).toBe('Ben');
    expect(await attributesOf(part('lesson-row'), 'data-lesson')).not.toContain(own[0]);
    await part('lessons-all').click();
    await page.locator(`[data-lesson="${own[0]}"]`).waitFor();
  }, 180_000);

  it('that do not exist are reported', async () => {
    await page.goto(`${api.url}/lessons/game%3A0`);
    await part('problem').waitFor();
    expect(await part('problem').getAttribute('data-code')).toBe('LESSON_NOT_FOUND');
  });

  it('can be the decisions of a whole game in a blind review, up to the score, and shared with a friend', async () => {
    await reviewed(api, 'game', 'as: "all", playouts: 8');
    await page.goto(`${api.url}/game/game?panel=review`);
    await part('blind-links').getByRole('link', { name: 'Ben' }).click();
    await page.waitForURL(`${api.url}/blind/game?seat=1`);
    await part('blind-question').waitFor();
    // The page shows only what the user has reached. It shows no result, chart, marks or length of the game.
    expect(await page.getByText('conceded').count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await shoot('blind-question');

    const first = (await part('blind-question').getAttribute('data-position')) ?? '';
    const steps = await part('blind-step').count();
    expect(steps).toBeGreaterThan(2);
    await boardOf(page, first);
    await page.keyboard.press('Home');
    await boardOf(page, '0');
    await page.keyboard.press('End');
    await boardOf(page, first);

    await part('blind-skip').click();
    await part('blind-result').waitFor();
    expect(await part('blind-result').getAttribute('data-rating')).toBe('SKIPPED');
    expect(await part('blind-taken').innerText()).toContain('Ben chose');
    await part('blind-go-on').click();
    await until(async () => (await part('blind-question').getAttribute('data-position')) !== first);

    await part('blind-friends').click();
    await part('blind-friend-name').fill('Cleo');
    await part('blind-invite').click();
    await part('blind-link').waitFor();
    const link = await part('blind-link').inputValue();

    for (const number of Array.from({ length: 200 }, (_, at) => at)) {
      await part('blind-question').or(part('blind-score')).waitFor();
      if ((await part('blind-score').count()) > 0) break;
      const position = await part('blind-question').getAttribute('data-position');
      const options = part('exercise-choice');
      for (let at = 0; await part('blind-choose').isDisabled(); at++) await options.nth(at).click();
      await part('blind-choose').click();
      await part('blind-result').waitFor();
      if (number === 1) {
        expect(await axeFindings(page)).toEqual([]);
        await shoot('blind-result');
      }
      await part('blind-go-on').click();
      await until(
        async () =>
          (await page.locator(`[data-testid=blind-question][data-position="${position}"]`).count()) === 0,
      );
    }
    await part('blind-tallies').waitFor();
    expect(await part('blind-tally').count()).toBe(2);
    expect(await part('blind-waiting').innerText()).toContain('Cleo');
    expect(await axeFindings(page)).toEqual([]);
    await shoot('blind-score');

    // The friend begins at the first decision.
    await page.goto(link);
    await part('blind-question').waitFor();
    expect(await part('blind-question').getAttribute('data-position')).toBe(first);
    expect(await part('blind-friends').count()).toBe(0);
  }, 180_000);
});
