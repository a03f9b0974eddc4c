import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { AdministrationStreams } from '#event-store';
import * as record from '#record';
import type { GameId, AdministrationEntry } from '#record';
import { axeFindings } from './axe-check.js';
import { becomes, boardOf, eachOnAPage, launchBrowser, until, viewerFolder } from './chromium.js';
import { alteredGame } from './recorded-games.js';
import { RunningApi } from './running-api.js';
import { signedAccess, signedIn } from './tokens.js';
import { describeInBrowser } from './viewed-games.js';

/** Runs in the page. Returns the visible texts of a list row that the row's tag button covers. */
const wordsUnderTag = `(() => {
  const row = document.querySelector('[data-testid="game-row"][data-game="shown"]');
  const button = row.querySelector('[data-testid="tag-add"]').getBoundingClientRect();
  return [...row.querySelectorAll('.game-link :is(b, small, time, span:not(:has(*)))')].flatMap((words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const isBeside = right <= button.left || left >= button.right;
    const isApart = isBeside || bottom <= button.top || top >= button.bottom;
    return isApart || words.textContent === '' ? [] : [words.textContent];
  });
})()`;

describeInBrowser('annotations and tags, in a browser', () => {
  let api: RunningApi;
  /** A server with sign-in. The game is private there. */
  let guarded: RunningApi;
  let page: Page;
  let tries = 0;

  beforeAll(async () => {
    api = await RunningApi.start(
      { shown: alteredGame('shown') },
      { viewerFolder, pages: { graphiql: false, embed: true } },
    );
    guarded = await RunningApi.start(
      { shown: alteredGame('shown') },
      { viewerFolder, access: signedAccess() },
    );
    const opened: AdministrationEntry = { kind: 'GameOpened', visibility: 'PRIVATE', seats: [], by: 'Ada' };
    await new AdministrationStreams(guarded.store, { record }).append(
      'shown' as GameId,
      [opened],
      'no-stream',
    );
  }, 60_000);
  afterAll(async () => {
    await api.stop();
    await guarded.stop();
  }, 30_000);
  eachOnAPage((fresh) => (page = fresh));

  const part = (name: string) => page.getByTestId(name);
  const shown = (position: string) => boardOf(page, position);
  const open = async (position: string, as = 'all') => {
    await page.goto(`${api.url}/game/shown?at=${position}&as=${as}`);
    await shown(position);
  };

  it('can be written by keyboard, drawn on the board, and remain after a reload', async () => {
    await open('60');
    expect(await part('log-note').count()).toBe(0);
    await page.keyboard.press('n');
    await part('note-text').waitFor();
    // While a text field has the focus, keys must enter text instead of triggering shortcuts.
    await page.keyboard.type('The wrong one to keep.');
    await part('mark-mistake').click();
    await part('tool-highlight').click();
    await page.locator('[data-testid="zone-hand-0"] [data-testid="card"]').first().click();
    await part('spot').waitFor();
    expect(await page.locator('[data-testid="large-card"]:visible').count()).toBe(0);
    await part('drawing-done').click();
    await part('note-text').press('Control+Enter');
    await part('note-form').waitFor({ state: 'detached' });
    expect(await part('note-entry').textContent()).toContain('The wrong one to keep.');

    await page.reload();
    await shown('60');
    expect(await part('note-entry').textContent()).toContain('The wrong one to keep.');
    await part('tab-log').click();
    await part('log-note').waitFor();
    expect(await part('log-note').textContent()).toContain('The wrong one to keep.');
    expect(await part('log-note').textContent()).toContain('?');
    await part('spot').waitFor();
    await part('to-start').click();
    await part('spot').waitFor({ state: 'detached' });
    await part('tab-notes').click();
    await part('note-link').click();
    await shown('60');
  }, 60_000);

  it('can be changed and removed', async () => {
    await open('60');
    await part('tab-notes').click();
    await part('note-entry').getByRole('button', { name: 'Edit the note' }).click();
    await part('note-text').fill('On second thoughts, good.');
    await part('mark-good').click();
    await part('note-save').click();
    await part('note-entry').getByText('On second thoughts, good.').waitFor();
    expect(await part('note-entry').textContent()).toContain('edited');
    await part('note-remove').click();
    await part('note-entry').waitFor({ state: 'detached' });
    expect(await part('log-note').count()).toBe(0);
    expect(await part('spot').count()).toBe(0);
  }, 60_000);

  it('explain why they could not be stored', async () => {
    await open('60', 'spectator');
    await part('tab-notes').click();
    await part('note-begin').click();
    await part('note-text').fill('a\u0007b');
    await part('note-save').click();
    await part('note-form').getByRole('alert').waitFor();
    expect(await part('note-text').inputValue()).toBe('a\u0007b');
    await page.keyboard.press('Escape');
    await part('note-form').waitFor({ state: 'detached' });
  }, 60_000);

  it('are shown with the game and in the list', async () => {
    await open('60');
    await part('tag-add').click();
    await part('tag-input').fill('Grand Final');
    await part('tag-input').press('Enter');
    await part('tag').getByText('Grand Final').waitFor();
    // While results are hidden, the tags and the game's name are hidden too. They were given after the end of the game,
    // so they could reveal its result.
    const row = page.locator('[data-testid="game-row"][data-game="shown"]');
    await page.evaluate("localStorage.setItem('retrace-results', 'hidden')");
    await page.reload();
    await shown('60');
    await part('tags-hidden').waitFor();
    expect(await part('tag').count()).toBe(0);
    await page.keyboard.press('End');
    await part('tag').getByText('Grand Final').waitFor();
    await page.goto(api.url);
    await row.getByTestId('tags-hidden').getByText('1 hidden tag').waitFor();
    expect(await row.getByTestId('tag').count()).toBe(0);
    await part('results').check();
    await row.getByTestId('tag').getByText('Grand Final').waitFor();
    await part('results').uncheck();
    await row.getByTestId('tags-hidden').click();
    await row.getByTestId('tag').getByText('Grand Final').waitFor();
    await row.getByRole('button', { name: 'Remove the tag Grand Final' }).click();
    await row.getByTestId('tag').waitFor({ state: 'detached' });
  }, 60_000);

  it.each([390, 780, 900, 1280])(
    'are shown in the list without overlapping other words, in a window %i pixels wide',
    async (width) => {
      const { height } = page.viewportSize()!;
      await page.setViewportSize({ width, height: 900 });
      await page.goto(api.url);
      const row = page.locator('[data-testid="game-row"][data-game="shown"]');
      await row.getByTestId('tag-add').waitFor({ state: 'attached' });
      expect(await page.evaluate(wordsUnderTag)).toEqual([]);
      await page.setViewportSize({ width: 1280, height });
    },
    60_000,
  );

  it('appear in the panel and in the list while other users write them', async () => {
    const admin = await signedIn('admin');
    const ask = (query: string) => guarded.ask(query, {}, admin);
    const token = admin['authorization']?.replace('Bearer ', '') ?? '';
    await page.goto(`${guarded.url}/game/shown?at=60&as=all&panel=notes#token=${token}`);
    await shown('60');
    const { data } = await ask(`mutation { annotate(game: "shown", from: "60", text: "Live.") { id } }`);
    await part('note-entry').getByText('Live.').waitFor();
    await ask(
      `mutation { changeAnnotation(game: "shown", id: "${data.annotate.id}", from: "60", text: "Other.") { id } }`,
    );
    await part('note-entry').getByText('Other.').waitFor();
    await ask(`mutation { removeAnnotation(game: "shown", id: "${data.annotate.id}") }`);
    await part('note-entry').waitFor({ state: 'detached' });

    await page.goto(guarded.url);
    const row = page.locator('[data-testid="game-row"][data-game="shown"]');
    await row.waitFor();
    await ask('mutation { tag(game: "shown", tag: "Final of 2026") }');
    await row.getByTestId('tag').getByText('Final of 2026').waitFor();
    const [first] = alteredGame('begun', { decisions: 3 });
    await guarded.streams.appendRecorded('begun' as GameId, first ? [first] : [], 'no-stream');
    const begun = page.locator('[data-testid="game-row"][data-game="begun"]');
    await begun.waitFor();
    await ask('mutation { deleteGame(game: "begun") }');
    await begun.waitFor({ state: 'detached' });
  }, 60_000);

  let watched = 0;

  it('are on a page that reports the deletion of a game, and links back', async () => {
    const admin = await signedIn('admin');
    const token = admin['authorization']?.replace('Bearer ', '') ?? '';
    // The id of a deleted game cannot be reused, so a retry of the test needs another id.
    const id = `watched-${++watched}`;
    const begun = alteredGame(id, { decisions: 3 });
    await guarded.streams.appendRecorded(id as GameId, begun, 'no-stream');
    await page.goto(`${guarded.url}/game/${id}?at=1&as=all#token=${token}`);
    await shown('1');
    const more = alteredGame(id, { decisions: 6 }).slice(begun.length);
    await guarded.streams.appendRecorded(id as GameId, more, begun.length - 1);
    // Makes sure that the page follows the game before the game is deleted.
    await until(async () => Number(await part('live').getAttribute('data-behind')) > 0);
    await guarded.ask(`mutation { deleteGame(game: "${id}") }`, {}, admin);
    await part('problem').waitFor();
    expect(await part('problem').getAttribute('data-code')).toBe('GAME_DELETED');
    expect(await part('problem').innerText()).toContain('This game was deleted');
    expect(await part('scrubber').count()).toBe(0);
    await part('problem').getByRole('link', { name: 'All games' }).click();
    await page.waitForURL(`${guarded.url}/`);
  }, 60_000);

  it('can be saved as a file, and imported from one', async () => {
    const mutation = `mutation { annotate(game: "shown", from: "61", as: "all", text: "To be kept.", mark: "!",
      highlights: [{ kind: ZONE, key: "hand-0" }]) { id } }`;
    const { data } = await api.ask(mutation);
    // An exported file also contains notes about positions that the user has not reached.
    await page.addInitScript("localStorage.setItem('retrace-results', 'hidden')");
    await page.goto(`${api.url}/game/shown?at=5&as=all&panel=notes`);
    await shown('5');
    const saved = async (): Promise<{ notes: { text: string }[] }> => {
      const [early] = await Promise.all([page.waitForEvent('download'), part('notes-export').click()]);
      return JSON.parse(await readFile(await early.path(), 'utf8')) as { notes: { text: string }[] };
    };
    expect((await saved()).notes.map(({ text }) => text)).toContain('To be kept.');
    expect(await page.getByText('To be kept.').count()).toBe(0);
    await page.goto(`${api.url}/game/shown?at=61&as=all&panel=notes`);
    await shown('61');
    const [download] = await Promise.all([page.waitForEvent('download'), part('notes-export').click()]);
    expect(download.suggestedFilename()).toBe('notes-shown.json');
    const file = await readFile(await download.path(), 'utf8');
    await api.ask(`mutation { removeAnnotation(game: "shown", id: "${data.annotate.id}") }`);
    await part('note-entry').waitFor({ state: 'detached' });

    const take = (content: string) =>
      part('notes-import').setInputFiles({
        name: 'notes.json',
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      });
    const outcome = (text: string) => part('notes-imported').getByText(text).waitFor();
    await take(file);
    await part('note-entry').getByText('To be kept.').waitFor();
    await outcome('1 note added.');
    await part('spot').waitFor();
    await take(file);
    await outcome('0 notes added. 1 already existed.');
    await take(file.replaceAll('"61"', '"99999"'));
    await outcome('0 notes added. 1 was refused.');
    await take(file.replace('"shown"', '"other"'));
    await outcome('The file contains notes about another game.');
    await take('{}');
    await outcome('This is not a notes file.');
  }, 60_000);

  it('can be shared by a link, which can be created, listed and revoked', async () => {
    await open('60', '0');
    await part('share').click();
    await part('share-make').click();
    await part('share-link').waitFor();
    expect(await part('share-link').textContent()).toContain('60 · Ada');
    const link = (await part('share-link').getByRole('link').getAttribute('href')) ?? '';
    // The link also opens the panel.
    expect(link).toContain('panel=log');
    await part('share-whole').click();
    await part('share-make').click();
    await becomes(() => part('share-link').count(), 2);
    const whole = (await part('share-link').first().getByRole('link').getAttribute('href')) ?? '';
    expect(whole).toContain('at=60');
    expect(await axeFindings(page, '[data-testid="share-dialog"]')).toEqual([]);
    if (process.env['SCREENSHOTS'] !== undefined)
      await page.screenshot({ path: `${process.env['SCREENSHOTS']}/share.png` });
    const browser = await launchBrowser();
    const guest = await browser.newPage();
    await guest.goto(`${api.url}${whole}`);
    await guest.getByTestId('board').waitFor();
    await becomes(() => guest.locator('.position').innerText(), `60 / ${alteredGame('shown').length - 1}`);
    // The page does not offer actions that the server would refuse to the recipient of a link.
    for (const name of ['share', 'note-begin', 'review-start'])
      expect(await guest.getByTestId(name).count()).toBe(0);
    await browser.close();
    await part('share-revoke').first().click();
    await becomes(() => part('share-link').count(), 1);
    await part('share-revoke').click();
    await part('share-link').waitFor({ state: 'detached' });
    await page.goto(`${api.url}${link}`);
    await part('problem').waitFor();
    expect(await part('problem').getAttribute('data-code')).toBe('LINK_REVOKED');
  }, 60_000);

  it('can be embedded in another site, in a frame with only the steps', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('60', '0');
    await part('share').click();
    await part('share-make').click();
    await part('share-embed').first().click();
    await part('share-embed').getByText('Copied').first().waitFor();
    const code = await page.evaluate<string>('navigator.clipboard.readText()');
    const site = createServer((_request, response) =>
      response.setHeader('content-type', 'text/html').end(`<!doctype html><title>A site</title>${code}`),
    );
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    try {
      await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
      const frame = page.frameLocator('iframe');
      const shownInFrame = (position: string) =>
        frame.locator(`[data-testid="board"][data-position="${position}"][aria-busy="false"]`).waitFor();
      await shownInFrame('60');
      expect(await axeFindings(page, 'iframe')).toEqual([]);
      if (process.env['SCREENSHOTS'] !== undefined)
        await page.screenshot({ path: `${process.env['SCREENSHOTS']}/embedded.png` });
      await frame.getByTestId('action-back').click();
      await frame.locator('[data-testid="board"]:not([data-position="60"])[aria-busy="false"]').waitFor();
      const outside = frame.getByTestId('open-outside');
      expect(await outside.getAttribute('target')).toBe('_blank');
      expect(await outside.getAttribute('href')).toMatch(/^\/game\/shown\?at=[\d.]+&as=0#share=/);
      // Only this link leads out of the frame. The frame offers no panel, note or review.
      expect(await frame.getByRole('link').count()).toBe(1);
      for (const name of ['share', 'tab-log', 'note-begin', 'review-start', 'tag-add'])
        expect(await frame.getByTestId(name).count()).toBe(0);
      await page.goto(`${api.url}/embed/none`);
      expect(await part('problem').getByRole('heading').innerText()).toBe('This game does not exist');
      expect(await page.getByRole('link').count()).toBe(0);
    } finally {
      site.close();
    }
  }, 60_000);

  it('can be read through a link by people who can see nothing else', async () => {
    // A retry of the test also finds the note from the first attempt, so the texts must differ.
    const held = `Ada holds on, try ${++tries}.`;
    const admin = await signedIn('admin');
    const say = (text: string, from: string) =>
      guarded.ask(
        `mutation ($text: String!, $from: String!) {
          annotate(game: "shown", from: $from, as: "0", text: $text) { id } }`,
        { text, from },
        admin,
      );
    expect((await say(held, '50')).errors).toEqual([]);
    expect((await say('What comes later.', '70')).errors).toEqual([]);
    const made = await guarded.ask(
      `mutation { share(game: "shown", position: "60", as: "0") { link } }`,
      {},
      admin,
    );
    await page.goto(`${guarded.url}/game/shown?at=60&as=0`);
    await part('problem').waitFor();
    expect(await part('problem').getAttribute('data-code')).toBe('GAME_NOT_FOUND');

    const { link } = made.data.share as { readonly link: string };
    await page.goto(`${guarded.url}${link}`);
    await shown('60');
    await part('log-note').getByText(held).waitFor();
    expect(await page.getByText(held).count()).toBe(1);
    expect(await page.getByText('What comes later.').count()).toBe(0);
    expect(await part('share').count()).toBe(0);
    expect(await part('note-begin').count()).toBe(0);
    expect(await page.getByText('Shared up to 60').count()).toBe(1);
    // The link's token remains in the address when the user navigates to other positions and back.
    await page.keyboard.press('Home');
    await shown('0');
    await page.reload();
    await shown('0');
    await part('tab-review').click();
    await page.getByText('No review is shared with this link.').waitFor();
    expect(await part('review-start').count()).toBe(0);
    // The page offers only the perspectives of the link. If the address requests another perspective, the page offers a
    // way back.
    for (const as of ['0', 'spectator']) expect(await part(`perspective-${as}`).count()).toBe(1);
    for (const as of ['1', 'all']) expect(await part(`perspective-${as}`).count()).toBe(0);
    await page.goto(`${guarded.url}${link.replace('as=0', 'as=1')}`);
    await page.reload();
    await part('problem').waitFor();
    expect(await part('problem').getAttribute('data-code')).toBe('VIEW_FORBIDDEN');
    await part('problem-as-0').click();
    await shown('60');
  }, 60_000);
});
