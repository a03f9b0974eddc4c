import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFindings } from './axe-check.js';
import { boardOf, faultsOn } from './chromium.js';
import { contractsGame } from './recorded-games.js';
import type { RunningApi } from './running-api.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';
import { shotsOf } from './theme-shots.js';

const events = contractsGame('assigned');
const decisionFrom = (from: number): number =>
  events.findIndex(({ event }, revision) => revision >= from && event.kind === 'DecisionRequested');
const [first, second] = [decisionFrom(60), decisionFrom(120)];

describeInBrowser('assignments, in a browser', () => {
  let api: RunningApi;
  let page: Page;
  eachOnTheViewer({ game: events }, (viewed) => ({ api, page } = viewed));
  const part = (name: string) => page.getByTestId(name);
  const shoot = (name: string): Promise<void> => shotsOf(page, `assignment-${name}`);

  it('can be chosen in a game, sent with a question, and answered behind their link, and the answers arrive', async () => {
    for (const [index, at] of [first, second].entries()) {
      await page.goto(`${api.url}/game/game?at=${at}&as=all&panel=decisions`);
      await boardOf(page, at);
      await part('set-exercise').click();
      await part('chosen-exercises').waitFor();
      expect(await part('chosen-exercises').innerText()).toContain(`${index + 1}`);
    }
    expect(await axeFindings(page, '.panels')).toEqual([]);
    await shoot('panel');
    await part('chosen-exercises').click();
    await part('assign-form').waitFor();
    expect(await part('chosen-task').count()).toBe(2);
    await part('assign-to').fill('Ada');
    await part('assign-question').fill('What would you do, and why?');
    expect(await axeFindings(page)).toEqual([]);
    await shoot('form');
    await part('assign-send').click();
    await part('assignment').first().waitFor();
    expect(await part('assign-form').count()).toBe(0);
    const link = await part('assignment-link').first().inputValue();
    expect(await axeFindings(page)).toEqual([]);

    const browser = page.context().browser();
    const theirs = await browser?.newPage({ viewport: { width: 1280, height: 800 } });
    if (!theirs) throw new Error('There is a browser.');
    const faults = faultsOn(theirs);
    const coach = page;
    page = theirs;
    await page.goto(link);
    await part('task').waitFor();
    await boardOf(page, first);
    expect(await page.locator('.task-question').innerText()).toBe('What would you do, and why?');
    expect(await part('task-send').isDisabled()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await shoot('task');
    await part('exercise-choice').first().click();
    await part('task-text').fill('It keeps my options open.');
    await part('task-send').click();
    await part('reply').waitFor();
    expect(await part('reply').innerText()).toContain('It keeps my options open.');
    await part('task-step').nth(1).click();
    await boardOf(page, second);
    expect(await part('reply').count()).toBe(0);
    expect(await part('task-step').first().innerText()).toContain('✓');
    await page.reload();
    await part('reply').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await shoot('answered');
    // The link does not lead to the games, only to the positions.
    expect(await page.locator('a[href^="/game/"]').count()).toBe(0);
    await page.close();
    expect(faults).toEqual([]);
    page = coach;

    await page.reload();
    await part('reply').waitFor();
    expect(await part('reply').innerText()).toContain('It keeps my options open.');
    await shoot('sent');
    await part('assignment-close').click();
    await part('assignment-link').waitFor({ state: 'detached' });
    await page.goto(link);
    await page.reload();
    await part('problem').waitFor();
    expect(await part('problem').getAttribute('data-code')).toBe('ASSIGNMENT_CLOSED');
  }, 180_000);
});
