import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eachOnAPage, viewerFolder } from './chromium.js';
import { contractsGame, highCardGame } from './recorded-games.js';
import { RunningApi } from './running-api.js';
import { signedAccess, signedIn } from './tokens.js';
import { describeInBrowser } from './viewed-games.js';

/** The editors for variables and for headers appear in the same place. */
const editors = { query: '.graphiql-query-editor', tool: '.graphiql-editor-tool' } as const;
type Editor = keyof typeof editors;

describeInBrowser('GraphiQL, in a browser', () => {
  let api: RunningApi;
  let page: Page;

  beforeAll(async () => {
    const games = { high: highCardGame('high'), contracts: contractsGame('shown') };
    api = await RunningApi.start(games, {
      viewerFolder,
      pages: { graphiql: true, embed: false },
      access: signedAccess(),
    });
  }, 60_000);
  afterAll(async () => {
    await api.stop();
  }, 30_000);

  eachOnAPage((fresh) => (page = fresh));

  const editor = (name: Editor) => page.locator(`${editors[name]} .CodeMirror:visible`);
  const answer = () => page.locator('.graphiql-response .CodeMirror');
  const open = async (hash = '') => {
    await page.goto(`${api.url}/graphql${hash}`);
    await answer().waitFor();
    await editor('query').waitFor();
  };
  const run = () => page.locator('.graphiql-execute-button').click();
  const answerShows = (text: string) => answer().getByText(text).first().waitFor();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  /** Replaces the content of an editor. */
  const write = async (name: Editor, text: string) => {
    await editor(name).click();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(text);
  };

  it('opens with a query that lists the games, and links to the viewer', async () => {
    await open();
    await run();
    await answerShows('"totalCount"');
    await answerShows('"contracts"');
    expect(await answer().innerText()).not.toContain('"errors"');
    await page.getByRole('link', { name: 'Retrace, all games' }).click();
    await page.getByTestId('game-list').waitFor();
  }, 60_000);

  it('explains the schema, and applies its styles to the page', async () => {
    await open();
    await press('Show Documentation Explorer');
    await page.locator('.graphiql-doc-explorer').getByRole('link', { name: 'Subscription' }).click();
    await page.locator('.graphiql-doc-explorer').getByText('The events of a game').waitFor();
    await press('Open settings dialog');
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate('getComputedStyle(document.body).overflow')).toBe('hidden');
    expect(await page.getByRole('dialog').innerText()).not.toContain('Persist headers');
  }, 60_000);

  it('follows a game over a socket with the credentials in the headers', async () => {
    await open();
    await page.getByRole('tab', { name: 'Follow' }).click();
    await press('Variables');
    await write('tool', '{ "id": "high" }');
    await press('Headers');
    await write('tool', '{ "Authorization": "Bearer nobody" }');
    await run();
    await answerShows('"UNAUTHENTICATED"');
    const { authorization } = await signedIn('coach');
    await write('tool', JSON.stringify({ Authorization: authorization }));
    await run();
    await answerShows('"gameEvents"');
  }, 60_000);

  it("sends the credentials of the viewer's tab, and does not store the token", async () => {
    const token = (await signedIn('coach'))['authorization']?.split(' ')[1] ?? '';
    await open(`#token=${token}`);
    expect(page.url()).not.toContain(token);
    await press('Headers');
    expect(await editor('tool').innerText()).toContain('Bearer');
    await write('query', 'query Games { game(id: "high") { writable } }');
    await run();
    await answerShows('true');
    // Waits until GraphiQL has stored its state, which it does after a short delay.
    let stored: string;
    do stored = await page.evaluate<string>('JSON.stringify(localStorage)');
    while (!stored.includes('writable'));
    expect(stored).toContain('graphiql:queries');
    expect(stored).not.toContain(token);
  }, 60_000);
});
