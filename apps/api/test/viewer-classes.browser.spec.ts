import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFindings } from './axe-check.js';
import { becomes, boardOf, faultsOn, until } from './chromium.js';
import { contractsGame } from './recorded-games.js';
import type { RunningApi } from './running-api.js';
import { shotsOf } from './theme-shots.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

const events = contractsGame('taught');
const decisions = events.flatMap(({ event }, revision) =>
  revision >= 60 &&
  event.kind === 'DecisionRequested' &&
  event.decision.seat === 0 &&
  event.decision.options.length > 1 &&
  event.decision.max === 1
    ? [revision]
    : [],
);
const [first = 0, second = 0] = [decisions[0], decisions[3]];
const last = first + 4;

describeInBrowser('classes, in a browser', () => {
  let api: RunningApi;
  let coach: Page;
  eachOnTheViewer({ game: events }, (viewed) => ({ api, page: coach } = viewed));

  async function studyWith(positions: readonly (readonly [number, number])[]): Promise<string> {
    const { data } = await api.ask('mutation { startStudy(title: "Last league") { id } }');
    const study = (data as { startStudy: { id: string } }).startStudy.id;
    for (const [position, end] of positions) {
      const line = `game: "game", position: "${position}", until: "${end}", as: "0"`;
      const content = `content: { text: "At ${position}.", question: { text: "And now?", answer: "Not that." } }`;
      await api.ask(`mutation { addChapter(study: "${study}", ${line}, ${content}) { id } }`);
    }
    return study;
  }

  it('are led by a coach, and pupils follow, look around, choose, and see the choices when they are revealed', async () => {
    const study = await studyWith([
      [first, last],
      [second, second],
    ]);
    await coach.goto(`${api.url}/study/${study}`);
    await coach.getByTestId('study-class').click();
    await coach.getByTestId('coach-tools').waitFor();
    expect(await coach.getByTestId('class-waiting').innerText()).not.toBe('');
    const link = await coach.getByTestId('class-link').inputValue();
    expect(await axeFindings(coach)).toEqual([]);
    await shotsOf(coach, 'class-begin');

    const browser = coach.context().browser();
    const attend = async (name: string): Promise<Page> => {
      const page = await browser?.newPage({ viewport: { width: 390, height: 844 } });
      if (!page) throw new Error('There is a browser.');
      faults.push(faultsOn(page));
      await page.goto(link);
      await page.getByTestId('class-join').waitFor();
      await page.getByTestId('class-name').fill(name);
      expect(await axeFindings(page)).toEqual([]);
      await page.getByTestId('class-enter').click();
      await page.getByTestId('class-waiting').waitFor();
      return page;
    };
    const faults: (readonly unknown[])[] = [];
    const [ann, bob] = [await attend('Ann'), await attend('Bob')];
    await until(async () => (await coach.getByTestId('class-pupils').innerText()).endsWith('Ann, Bob'));
    expect(await ann.getByText(`At ${first}.`).count()).toBe(0);

    await coach.getByTestId('class-show').first().click();
    for (const page of [coach, ann, bob]) await boardOf(page, first);
    // Events are not shown before the coach has reached them.
    expect(await ann.getByTestId('class-step').count()).toBe(0);
    await coach.getByTestId('class-ask').click();
    for (const page of [ann, bob]) await page.getByTestId('exercise-choice').first().waitFor();
    await shotsOf(ann, 'class-choose');
    expect(await axeFindings(ann)).toEqual([]);
    await ann.getByTestId('exercise-choice').first().click();
    await ann.getByTestId('class-send').click();
    await ann.getByTestId('class-own').waitFor();
    await becomes(async () => (await coach.getByTestId('class-count').innerText()).includes('Ann'), true);
    expect(await bob.getByTestId('class-count').innerText()).not.toContain('Ann');
    expect(await bob.getByTestId('class-answers').count()).toBe(0);
    await bob.getByTestId('exercise-choice').last().click();
    await bob.getByTestId('class-send').click();
    await becomes(async () => (await coach.getByTestId('class-count').innerText()).includes('Bob'), true);
    expect(await ann.getByText('Not that.').count()).toBe(0);
    await coach.getByTestId('class-reveal').click();
    for (const page of [coach, ann, bob]) await page.getByTestId('class-answers').waitFor();
    expect(await ann.getByTestId('class-answers').innerText()).not.toContain('Bob');
    await ann.getByText('Not that.').waitFor();
    await coach.getByTestId('class-reveal-names').click();
    await becomes(async () => (await ann.getByTestId('class-answers').innerText()).includes('Bob'), true);
    expect(await axeFindings(ann)).toEqual([]);
    expect(await axeFindings(coach)).toEqual([]);
    await shotsOf(ann, 'class-answers');
    await shotsOf(coach, 'class-coach');

    // Pupils immediately see the marks that the coach draws on a position. The marks disappear when the class moves to
    // another position. The test marks one of the last zones, because a phone has no space for the first zone, the
    // opponent's hand.
    const zone = (place: number) => coach.locator('.replay-main [data-zone]').nth(place);
    await coach.getByTestId('class-arrow').click();
    await zone(-2).click();
    await zone(-1).click();
    await coach.getByTestId('class-highlight').click();
    await zone(-1).click();
    for (const page of [coach, ann, bob]) {
      await becomes(() => page.locator('.spots .arrow').count(), 1);
      await becomes(() => page.locator('.spots .spot').count(), 1);
    }
    expect(await axeFindings(coach)).toEqual([]);
    await shotsOf(coach, 'class-drawing');
    await shotsOf(ann, 'class-drawn');
    await coach.getByTestId('class-highlight').click();

    // The coach navigates with the keyboard. A pupil looks at an earlier position and returns. After a reload, the
    // pupil is at the coach's position again.
    await coach.keyboard.press('End');
    for (const page of [coach, ann, bob]) await boardOf(page, last);
    await becomes(() => ann.locator('.spots .arrow').count(), 0);
    await ann.getByTestId('class-step').first().click();
    await boardOf(ann, first);
    await becomes(() => ann.getByTestId('class-state').getAttribute('data-following'), 'false');
    await coach.getByTestId('class-show').nth(1).click();
    await boardOf(bob, second);
    await boardOf(ann, first);
    await ann.getByTestId('class-follow').click();
    await boardOf(ann, second);
    await ann.reload();
    await boardOf(ann, second);
    expect(await ann.getByTestId('class-join').count()).toBe(0);

    await coach.getByTestId('class-end').click();
    await becomes(() => ann.getByTestId('class-follow').count(), 0);
    await coach.getByTestId('class-again').waitFor();
    for (const page of [ann, bob]) await page.close();
    expect(faults.flat()).toEqual([]);
  });
});
