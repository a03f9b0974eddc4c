import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { invariant } from '#record';
import { boardOf, eachOnAPage, viewerFolder } from './chromium.js';
import { alteredGame, contractsGame } from './recorded-games.js';
import { RunningApi } from './running-api.js';
import { describeInBrowser } from './viewed-games.js';

/** A picture of a single pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const games = { altered: alteredGame('shown'), contracts: contractsGame('shown') };
const POSITION = 150;

interface Zone {
  readonly key: string;
  readonly cards: readonly { readonly face: { readonly reference: string; readonly name: string } | null }[];
}

/** Returns the distinct cards in the first player's hand. */
async function handOf(game: keyof typeof games): Promise<readonly { reference: string; name: string }[]> {
  const api = await RunningApi.start(games);
  const { data } = await api.ask(
    `{ game(id: "${game}") { state(at: "${POSITION}", as: "all") { zones { key cards { face { reference name } } } } } }`,
  );
  await api.stop();
  const zones = data.game.state.zones as readonly Zone[];
  const faces = zones
    .filter(({ key }) => key === 'hand-0')
    .flatMap(({ cards }) => cards.map(({ face }) => face));
  const known = faces.filter((face) => face !== null);
  return known.filter((face, index) => known.findIndex(({ name }) => name === face.name) === index);
}

describeInBrowser('cards, in a browser', () => {
  let api: RunningApi;
  let page: Page;
  let folder: string;
  /**
   * The hands, by game. In each hand, one card has a picture and another has an invalid picture file. The remaining
   * cards have none.
   */
  const hands = new Map<string, readonly { reference: string; name: string }[]>();

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'retrace-pictures-'));
    for (const game of ['altered', 'contracts'] as const) {
      const hand = await handOf(game);
      hands.set(game, hand);
      const [shown, broken] = hand;
      if (shown) writeFileSync(path.join(folder, `${shown.reference}.png`), png);
      if (broken) writeFileSync(path.join(folder, `${broken.reference}.png`), 'no picture');
    }
    api = await RunningApi.start(games, { viewerFolder, cardImages: folder });
  }, 90_000);
  afterAll(async () => {
    await api.stop();
    rmSync(folder, { recursive: true });
  }, 30_000);
  eachOnAPage((fresh) => (page = fresh));

  const open = async (game: string, on = page) => {
    await on.goto(`${api.url}/game/${game}?at=${POSITION}&as=all&panel=none`);
    await boardOf(on, POSITION);
  };
  const inHand = (on = page) => on.locator('[data-testid="zone-hand-0"] [data-testid="card"]');

  it.each(['altered', 'contracts'])(
    "have the reader's pictures, and are drawn if there is none: %s",
    async (game) => {
      const [shown, broken] = hands.get(game) ?? [];
      invariant(shown && broken, 'two different cards are in hand');
      await open(game);
      const card = (name: string): Locator => inHand().filter({ hasText: name }).first();
      const picture = card(shown.name).getByTestId('card-picture');
      await picture.waitFor();
      expect(await picture.getAttribute('src')).toBe(
        `/card-images/${encodeURIComponent(`${shown.reference}.png`)}`,
      );
      await card(broken.name).waitFor();
      await card(broken.name).getByTestId('card-picture').waitFor({ state: 'detached' });
      await card(shown.name).click();
      await page.getByTestId('large-card').getByTestId('card-picture').waitFor();
    },
    60_000,
  );

  /** Opens cards until one has a keyword. */
  const keywordOf = async (on: Page): Promise<Locator> => {
    const cards = on.locator('.board [data-testid="card"]:not([data-hidden])');
    for (let index = 0; index < (await cards.count()); index++) {
      await cards.nth(index).dispatchEvent('click');
      await on.getByTestId('large-card').waitFor();
      await on.waitForTimeout(100);
      const keyword = on.getByTestId('large-card').getByTestId('keyword').first();
      if ((await keyword.count()) > 0) return keyword;
    }
    throw new Error('No card has a keyword.');
  };

  it('of Contracts explain their keywords on hover', async () => {
    await open('contracts');
    const keyword = await keywordOf(page);
    await keyword.hover();
    await page.locator('.tip').waitFor();
    expect((await page.locator('.tip').innerText()).length).toBeGreaterThan(20);
  }, 90_000);

  it('of Contracts explain their keywords on tap', async () => {
    const context = await page.context().browser()!.newContext({ hasTouch: true, locale: 'it-IT' });
    const phone = await context.newPage();
    phone.setDefaultTimeout(15_000);
    await open('contracts', phone);
    const keyword = await keywordOf(phone);
    await keyword.tap();
    await phone.locator('.tip').waitFor();
    await context.close();
  }, 90_000);
});
