import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFindings } from './axe-check.js';
import { attributesOf, until } from './chromium.js';
import type { RunningApi } from './running-api.js';
import { shotsOf } from './theme-shots.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

describeInBrowser('opening hands, in a browser', () => {
  let api: RunningApi;
  let page: Page;
  eachOnTheViewer({}, (viewed) => ({ api, page } = viewed));
  const part = (name: string) => page.getByTestId(name);
  const shoot = (name: string): Promise<void> => shotsOf(page, `opening-hands-${name}`);

  it.each([
    ['altered', 3],
    ['contracts', 1],
  ])(
    'of %s can be dealt, answered by choosing cards, and continued',
    async (module, count) => {
      await page.goto(`${api.url}/lessons`);
      await page.locator('a[href="/opening"]').click();
      await part('opening-deal').waitFor();
      await part(`opening-module-${module}`).click();
      expect(await axeFindings(page)).toEqual([]);
      await shoot(`form-${module}`);
      await part('opening-deal').click();
      await part('exercise-choice').first().waitFor();
      expect(await part('opening-result').count()).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
      await shoot(`hand-${module}`);
      for (let card = 0; card < count; card++) await part('exercise-choice').nth(card).press('Enter');
      await part('send-answer').click();
      await part('opening-result').waitFor({ timeout: 60_000 });
      expect(await part('lesson-worth').count()).toBeGreaterThan(5);
      expect(await page.locator('.judged-options .is-taken').count()).toBe(1);
      expect(await part('opening-best').innerText()).toMatch(/^The best choice keeps/);
      expect(await axeFindings(page)).toEqual([]);
      await shoot(`result-${module}`);

      const before = await attributesOf(part('lesson-worth'), 'class');
      expect(before.length).toBeGreaterThan(0);
      await part('opening-next').click();
      await page.getByRole('heading', { name: 'Hand 2' }).waitFor();
      await part('exercise-choice').first().waitFor();
      await part('opening-leave').click();
      await part('opening-continue').first().click();
      await page.getByRole('heading', { name: 'Hand 2' }).waitFor();
    },
    120_000,
  );

  it('have a table with error ranges, which can be saved, sorted and cancelled', async () => {
    await page.goto(`${api.url}/opening`);
    await part('opening-module-contracts').click();
    await part('opening-make-table').click();
    await part('opening-cancel').click();
    await until(async () => (await part('opening-progress').count()) === 0);
    // Repeats the request, because the server might not have ended the first computation yet.
    await until(async () => {
      if ((await part('opening-progress').count()) === 0) await part('opening-make-table').click();
      return (await part('opening-cards').count()) > 0;
    });
    await page.locator('[data-testid="opening-done"][data-whole="true"]').waitFor({ timeout: 170_000 });
    const rows = await part('opening-cards').locator('tbody tr').count();
    expect(rows).toBeGreaterThan(10);
    expect(await axeFindings(page)).toEqual([]);
    await shoot('table');
    const first = part('opening-cards').locator('tbody tr').first();
    const best = await first.innerText();
    await part('sort-card').click();
    await until(async () => (await first.innerText()) !== best);
    const saved = async (name: string): Promise<string> => {
      const [download] = await Promise.all([page.waitForEvent('download'), part(name).click()]);
      return readFileSync(await download.path(), 'utf8');
    };
    const csv = (await saved('opening-csv')).trim().split('\r\n');
    expect(csv[0]).toBe(
      'reference,name,copies,hands,worth,error,firstWorth,firstError,secondWorth,secondError',
    );
    expect(csv.length).toBe(rows + 1);
    const lines = (await saved('opening-ndjson')).trim().split('\n');
    expect(lines.length).toBe(rows);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      copies: expect.any(Number),
      worth: expect.any(Number),
    });
  }, 200_000);

  it('of an invalid deck are refused with the wrong lines, and the list stays', async () => {
    await page.goto(`${api.url}/opening`);
    await part('opening-deck').selectOption('list');
    await part('opening-deck-list').fill('3 Nothing Known\n');
    await part('opening-deal').click();
    await part('opening-deck-problems').waitFor();
    expect(await part('opening-deck-problems').innerText()).toContain('1');
    expect(await part('opening-deck-list').inputValue()).toContain('Nothing Known');
    expect(await axeFindings(page)).toEqual([]);
    await part('opening-make-table').click();
    await part('opening-deck-problems').waitFor();
  }, 60_000);
});
