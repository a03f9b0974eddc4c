import { gzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { invariant, type GameId, type RecordedEvent } from '#record';
import { TableLog } from '#interchange/testing';
import { becomes, boardOf } from './chromium.js';
import { deckList, onePlayersFiles, type DroppedFile } from './one-players-log.js';
import type { RunningApi } from './running-api.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

/** The log of a game in which the second player has chosen between two expeditions. */
const log = new TableLog()
  .draws(0, 2, [1, 2])
  .draws(1, 2, [101, 102])
  .asks(1, 20, { optionalAction: false }, { play: { 101: ['stormLeft', 'stormRight'] } })
  .plays(1, 101, 'stormRight')
  .tell('passTurn', '', { player_id: 1 })
  .ends(2);

/** Drops files onto the list of games, and records whether the list shows progress. */
async function drop(page: Page, files: readonly DroppedFile[]): Promise<void> {
  const dropped = files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') }));
  await page.evaluate(`{
    const transfer = new DataTransfer();
    for (const { name, base64 } of ${JSON.stringify(dropped)})
      transfer.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], name));
    new MutationObserver(() => {
      if (document.querySelector('[data-testid="import-outcome"] progress') !== null)
        document.body.dataset.progressed = 'yes';
    }).observe(document.body, { childList: true, subtree: true });
    for (const type of ['dragenter', 'dragover', 'drop'])
      document
        .querySelector('.import-area')
        .dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }));
  }`);
}

describeInBrowser('logs of Board Game Arena, in a browser', () => {
  let api: RunningApi;
  let page: Page;

  eachOnTheViewer({}, (viewed) => ({ api, page } = viewed), { isRefused: true });

  const part = (name: string) => page.getByTestId(name);
  const recorded = (): Promise<readonly RecordedEvent[]> => api.streams.read('bga-77' as GameId);
  const take = async (...files: readonly DroppedFile[]) => {
    await page.goto(api.url);
    await part('import-file').waitFor({ state: 'attached' });
    await drop(page, files);
  };

  it('can be dropped on the list, show their progress, and open', async () => {
    await take({ name: 'table.json.gz', bytes: gzipSync(log.text()) });
    await page.locator('.toast-imported').waitFor();
    expect(await page.evaluate('document.body.dataset.progressed')).toBe('yes');
    await page.locator('.toast-imported').getByRole('link').click();
    await part('board').waitFor();
    expect(page.url()).toContain('/game/bga-77');
  }, 60_000);

  it('have charts and decisions, and explain why they cannot be branched', async () => {
    const events = await recorded();
    const request = events.find(({ event }) => event.kind === 'DecisionRequested');
    invariant(request?.event.kind === 'DecisionRequested', 'the log has a decision');
    await page.goto(`${api.url}/game/bga-77?at=${request.revision}&as=all&panel=charts`);
    await boardOf(page, request.revision);
    await part('chart').first().waitFor();
    await page.goto(`${api.url}/game/bga-77?at=${request.revision}&as=all&panel=decisions`);
    await boardOf(page, request.revision);
    await becomes(() => part('option').count(), request.event.decision.options.length);
    await page.locator('[data-testid="option"][data-key="pass"] button').click();
    await part('option-confirm').click();
    await page.getByText('only observed').waitFor();
    expect(await recorded()).toHaveLength(events.length);
  }, 60_000);

  it('with fewer details than before change nothing, and are reported as imported', async () => {
    const before = await recorded();
    const lesser = new TableLog().draws(0, 2, [1, 2]).draws(1, 2, [101, 102]).ends(2);
    await take({ name: 'lesser.json', bytes: Buffer.from(lesser.text()) });
    await page.locator('.toast-imported').waitFor();
    expect(await page.locator('.toast-imported').innerText()).toMatch(
      /^lesser\.json: You imported this log before\. Read before, at least as completely: /,
    );
    expect(await recorded()).toEqual(before);
  }, 60_000);

  it('that contradict a recorded game can be stored beside it on request', async () => {
    const before = await recorded();
    const other = log.text().replaceAll('"Bob"', '"Eve"');
    await take({ name: 'otherwise.json', bytes: Buffer.from(other) });
    await page.locator('.toast-refused').waitFor();
    expect(await page.locator('.toast-refused').innerText()).toContain(
      'otherwise.json: You imported this log before, but it was read differently.',
    );
    await part('keep-both').click();
    await page.locator('.toast-imported').getByRole('link').click();
    await part('board').waitFor();
    expect(page.url()).toContain('/game/bga-77-2');
    expect(await recorded()).toEqual(before);
  }, 60_000);

  it('that are invalid are refused with a reason, and the others are accepted', async () => {
    await take(
      { name: 'cut.json', bytes: Buffer.from(log.text().slice(0, -40)) },
      { name: 'damaged.json.gz', bytes: gzipSync(log.text()).subarray(0, 200) },
      { name: 'table.json', bytes: Buffer.from(log.text()) },
    );
    await page.locator('.toast-imported').waitFor();
    await becomes(() => page.locator('.toast-refused').count(), 2);
    expect(await page.locator('.toast-refused').allInnerTexts()).toEqual([
      expect.stringContaining('cut.json'),
      expect.stringContaining('damaged.json.gz'),
    ]);
  }, 60_000);

  it('can be dropped with card files and decks, in any order, and each has a line', async () => {
    const { log: mine, deck, cards } = onePlayersFiles;
    await take(
      mine,
      { name: 'half.txt', bytes: Buffer.from('3 OPEN_RIVER_B_AX_99_C') },
      deck,
      { name: 'numbers.csv', bytes: Buffer.from('ALT_TEST_B_OR_1_R1;TST-001-R') },
      cards,
    );
    const lines = page.getByTestId('import-outcome').locator('p');
    await page.locator('.toast-imported').waitFor();
    expect(await lines.allInnerTexts()).toEqual([
      'numbers.csv: card list, imported.',
      'cards.json: card file with 14 cards. New: 14, changed: 0, translated: 0.',
      expect.stringMatching(/^half\.txt: No card has the reference or name OPEN_RIVER_B_AX_99_C\./),
      'deck.txt: deck “Mine” with 6 cards. It belongs to a player in the game.',
      expect.stringMatching(
        /^mine\.json: Read: \d+ of your \d+ decisions? can be evaluated\. .*opponent.* View it$/,
      ),
    ]);
    await part('deck-box').fill(deckList('Theirs', 100));
    await part('deck-give').click();
    await page.getByText('deck “Theirs” with 6 cards. It belongs to a player in the game.').waitFor();
    expect(await lines.last().innerText()).toMatch(
      /^mine\.json: It replaces an earlier import with less information\. Read: /,
    );
    await lines.last().getByRole('link').click();
    await part('board').waitFor();
    expect(page.url()).toContain('/game/bga-90-2');
  }, 60_000);
});
