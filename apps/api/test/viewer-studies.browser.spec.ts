import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFindings } from './axe-check.js';
import { attributesOf, becomes, boardOf, faultsOn, until } from './chromium.js';
import { alteredGame, contractsGame } from './recorded-games.js';
import type { RunningApi } from './running-api.js';
import { shotsOf } from './theme-shots.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

const events = contractsGame('studied');
const choiceAt = events.findIndex(
  ({ event }, revision) =>
    revision >= 60 &&
    event.kind === 'DecisionRequested' &&
    event.decision.seat === 0 &&
    event.decision.options.length > 1 &&
    event.decision.max === 1,
);
const last = choiceAt + 8;
const elsewhere = 60;

describeInBrowser('studies, in a browser', () => {
  let api: RunningApi;
  let page: Page;
  eachOnTheViewer({ game: events, other: alteredGame('studied') }, (viewed) => ({ api, page } = viewed));
  const part = (name: string) => page.getByTestId(name);
  const shoot = (name: string): Promise<void> => shotsOf(page, `study-${name}`);
  const order = (): Promise<(string | null)[]> => attributesOf(part('chapter-row'), 'data-chapter');

  it('take positions of two games, and can be ordered, shared, answered by other people, and printed', async () => {
    await page.goto(`${api.url}/game/game?at=${choiceAt}&as=0&panel=notes`);
    await boardOf(page, choiceAt);
    await part('study-add').waitFor();
    await part('study-until').fill(`${last}`);
    expect(await axeFindings(page, '.panels')).toEqual([]);
    await shoot('add');
    await part('study-add').click();
    await part('study-added').getByRole('link').waitFor();

    // The marks of a note about a position are copied into the chapter.
    await page.goto(`${api.url}/game/other?at=${elsewhere}&as=all&panel=notes`);
    await boardOf(page, elsewhere);
    await part('note-begin').click();
    await part('note-text').fill('All cards are open here.');
    await part('tool-highlight').click();
    await page.locator('.replay-main [data-zone]').first().click();
    await part('note-save').click();
    await part('study-add').click();
    await part('study-added').getByRole('link').click();
    await part('chapter-list').waitFor();
    await until(async () => (await part('chapter-row').count()) === 2);
    const [first, second] = await order();
    await part('chapter-show').nth(1).click();
    await boardOf(page, elsewhere);
    await part('chapter-text').waitFor();
    expect(await part('chapter-text').innerText()).toBe('All cards are open here.');
    await page.locator('.spots .spot').waitFor();

    await part('chapter-show').first().click();
    await boardOf(page, choiceAt);
    await part('chapter-edit').click();
    await part('chapter-form-text').fill('Look at the seal first.');
    await part('chapter-arrow').click();
    await page.locator('.replay-main [data-zone]').first().click();
    await page.locator('.replay-main [data-zone]').last().click();
    await page.locator('.spots .arrow').waitFor();
    await part('chapter-form-question').fill('What would you do?');
    await part('chapter-option').first().check();
    await part('chapter-form-answer').fill('It wins a turn.');
    expect(await axeFindings(page)).toEqual([]);
    await shoot('edit');
    // Text that could not be saved remains in the form.
    const errors = [{ message: 'Not now.', extensions: { code: 'STORE_UNREACHABLE' } }];
    await page.route('**/graphql', (route) => route.fulfill({ json: { errors } }));
    await part('chapter-save').click();
    await part('chapter-form').getByRole('alert').waitFor();
    await page.unroute('**/graphql');
    expect(await part('chapter-form-text').inputValue()).toBe('Look at the seal first.');
    await part('chapter-save').click();
    await part('chapter-try').waitFor();
    await until(async () => (await part('chapter-row').first().innerText()).includes('Look at the seal'));

    // The chapter is moved with the keyboard first, and then by dragging.
    await part('chapter-down').first().focus();
    await page.keyboard.press('Enter');
    await becomes(order, [second!, first!]);
    await part('chapter-row').last().dragTo(part('chapter-row').first());
    await becomes(order, [first!, second!]);
    await part('study-name').fill('Two games');
    await part('study-name').press('Enter');
    await until(async () => (await page.locator('h1').innerText()) === 'Two games');
    await part('study-share').click();
    const link = await part('study-link').inputValue();
    expect(await axeFindings(page)).toEqual([]);
    await shoot('author');

    const browser = page.context().browser();
    const theirs = await browser?.newPage({ viewport: { width: 1280, height: 800 } });
    if (!theirs) throw new Error('There is a browser.');
    const faults = faultsOn(theirs);
    const author = page;
    page = theirs;
    await page.goto(link);
    await part('chapter-try').waitFor();
    await boardOf(page, choiceAt);
    expect(await part('chapter-edit').count()).toBe(0);
    expect(await part('chapter-line').count()).toBe(0);
    expect(await page.getByText('It wins a turn.').count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await shoot('question');
    await part('exercise-choice').last().click();
    await part('chapter-check').click();
    await part('chapter-result').waitFor();
    expect(await part('chapter-rating').getAttribute('data-right')).toBe('false');
    await page.getByText('It wins a turn.').waitFor();
    await part('chapter-taken').waitFor();
    await part('chapter-step').last().click();
    await boardOf(page, last);
    expect(await page.locator('.spots .arrow').count()).toBe(0);
    await page.keyboard.press('Home');
    await boardOf(page, choiceAt);
    expect(await axeFindings(page)).toEqual([]);
    await shoot('answer');
    // After a reload, the exercise can be answered again, but the second try does not count.
    await page.reload();
    await part('chapter-try').waitFor();
    await part('exercise-choice').first().click();
    await part('chapter-check').click();
    await becomes(() => part('chapter-rating').getAttribute('data-right'), 'true');

    await part('chapter-next').click();
    await boardOf(page, elsewhere);
    await page.locator('.spots .spot').waitFor();
    expect(await part('chapter-text').innerText()).toBe('All cards are open here.');

    await part('study-whole').click();
    await until(async () => (await part('printed-chapter').locator('.board').count()) === 2);
    expect(await axeFindings(page)).toEqual([]);
    await shoot('whole');
    await page.emulateMedia({ media: 'print' });
    // Printed pages are light, whatever the theme on the screen.
    await page.evaluate("document.documentElement.dataset.theme = 'dark'");
    expect(await page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe('light');
    expect(await page.locator('.printed-tools').isVisible()).toBe(false);
    expect(await part('printed-chapter').last().isVisible()).toBe(true);
    const pdf = await page.pdf({ format: 'A4', printBackground: true });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThan(1);
    await page.emulateMedia({ media: 'screen' });
    await page.close();
    expect(faults).toEqual([]);
    page = author;
    await page.reload();
    await part('chapter-show').first().click();
    await becomes(() => part('chapter-tries').getAttribute('data-count'), '1');
    expect(await part('chapter-answers').locator('li').count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
    await shoot('tries');

    // The positions of the study at which a player decides are added to an assignment.
    await part('study-assign').click();
    await part('assign-form').waitFor();
    expect(await part('chosen-task').count()).toBe(1);
    await page.goBack();
    await part('study-unshare').click();
    await part('study-share').waitFor();
    await page.goto(`${api.url}/studies`);
    await part('study-list').getByRole('link').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await shoot('list');
    await page.goto(link);
    await page.reload();
    await part('problem').waitFor();
    expect(await part('problem').getAttribute('data-code')).toBe('STUDY_NOT_FOUND');
  }, 240_000);

  it('add a question to the lessons of their readers, until it is removed', async () => {
    const mutate = async <T>(mutation: string): Promise<T> => {
      const { data, errors } = await api.ask(`mutation { ${mutation} }`);
      expect(errors).toEqual([]);
      return Object.values(data as Record<string, T>)[0]!;
    };
    const { id } = await mutate<{ id: string }>('startStudy(title: "Ends of games") { id }');
    const decision = events[choiceAt]?.event;
    if (decision?.kind !== 'DecisionRequested') throw new Error('A decision is requested.');
    const question = `question: { text: "What now?", accepted: ["${decision.decision.options[0]?.key}"], answer: "It wins a turn." }`;
    const line = `game: "game", position: "${choiceAt}", until: "${last}", as: "0"`;
    await mutate(`addChapter(study: "${id}", ${line}, content: { ${question} }) { id }`);
    const { link } = await mutate<{ link: { link: string } }>(`shareStudy(study: "${id}") { link { link } }`);

    await page.goto(`${api.url}${link.link}`);
    await part('chapter-try').waitFor();
    expect(await part('chapter-learn').count()).toBe(0);
    await part('exercise-choice').last().click();
    await part('chapter-check').click();
    await part('chapter-learn').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await shoot('learn');
    await part('chapter-learn').click();
    await part('chapter-learnt').waitFor();
    await shoot('learnt');
    await part('chapter-learnt').getByRole('link').click();
    await part('study-lesson-row').waitFor();
    expect(await part('study-lesson-row').innerText()).toContain('Ends of games');
    expect(await axeFindings(page)).toEqual([]);
    await shoot('lessons');

    await part('study-lesson-row').getByRole('link').click();
    await part('chapter-try').waitFor();
    await boardOf(page, choiceAt);
    expect(await page.getByText('It wins a turn.').count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await shoot('lesson');
    await part('exercise-choice').first().click();
    await part('chapter-check').click();
    await part('chapter-result').waitFor();
    expect(await part('study-lesson').getAttribute('data-rating')).toBe('BEST');
    await page.getByText('It wins a turn.').waitFor();
    await part('lesson-next').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await shoot('lesson-answer');

    await mutate(`deleteStudy(study: "${id}")`);
    await page.reload();
    await part('problem').waitFor();
    expect(await part('problem').getAttribute('data-code')).toBe('STUDY_LESSON_NOT_FOUND');
    await page.goto(`${api.url}/lessons`);
    await part('study-lessons-gone').waitFor();
    expect(await part('study-lesson-row').count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await shoot('lessons-gone');
    await part('study-lessons-remove').click();
    await becomes(() => part('study-lessons').count(), 0);
  }, 120_000);

  it('retain their texts for the author when a game is deleted', async () => {
    await page.goto(`${api.url}/studies`);
    await part('study-title').fill('Gone');
    await part('study-begin').click();
    await part('study-empty').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(`${api.url}/game/game?at=${choiceAt}&as=0&panel=notes`);
    await boardOf(page, choiceAt);
    await part('study-add').click();
    await part('study-added').getByRole('link', { name: 'Gone' }).click();
    await part('chapter-edit').click();
    await part('chapter-form-text').fill('I remember this.');
    await part('chapter-save').click();
    await until(async () => (await part('chapter-row').innerText()).includes('I remember this.'));
    const { errors } = await api.ask('mutation { deleteGame(game: "game") }');
    expect(errors).toEqual([]);
    await page.reload();
    await part('chapter-problem').waitFor();
    expect(await part('chapter-problem').getAttribute('data-code')).toBe('GAME_NOT_FOUND');
    expect(await part('chapter-text').innerText()).toBe('I remember this.');
    await shoot('gone');
    await part('study-delete').click();
    await part('study-delete-sure').click();
    await until(() => Promise.resolve(new URL(page.url()).pathname === '/studies'));
  }, 120_000);
});
