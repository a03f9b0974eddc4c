import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { boardOf } from './chromium.js';
import { alteredGame, contractsGame } from './recorded-games.js';
import type { RunningApi } from './running-api.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

describeInBrowser('a picture of a position, in a browser', () => {
  let api: RunningApi;
  let page: Page;

  eachOnTheViewer({ altered: alteredGame('altered'), contracts: contractsGame('contracts') }, (viewed) => {
    ({ api, page } = viewed);
  });

  const saved = async (kind: 'png' | 'svg'): Promise<Buffer> => {
    const download = page.waitForEvent('download');
    await page.getByTestId(`picture-${kind}`).click();
    return readFileSync(await (await download).path());
  };

  it.each([
    ['altered', 'en', 1280],
    ['altered', 'it', 390],
    ['contracts', 'fr', 1280],
  ] as const)(
    "shows the reader's view of %s, in %s at %i pixels, with caption and address",
    async (game, language, width) => {
      await page.addInitScript(`localStorage.setItem('retrace-language', '${language}')`);
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${api.url}/game/${game}?at=60&as=0&panel=none`);
      await boardOf(page, 60);
      const caption = await page.getByTestId('current-event').innerText();
      await page.getByTestId('share').click();
      const svg = (await saved('svg')).toString('utf8');
      expect(svg).toContain('Ada – Ben');
      expect(svg).toContain(caption);
      expect(svg).toContain(`${api.url}/game/${game}?at=60&amp;as=0`);
      expect(svg).toContain(`lang="${language}"`);
      // The picture contains the names of Ada's cards, but none from Ben's hand.
      const own = await page.locator('[data-testid="zone-hand-0"] .card-name').allInnerTexts();
      expect(own.length).toBeGreaterThan(0);
      for (const name of own) expect(svg).toContain(name);
      const { data } = await api.ask(
        `{ game(id: "${game}") { state(at: "60", as: "all") { zones { key cards { face { name } } } } } }`,
      );
      const zones = data.game.state.zones as readonly {
        readonly key: string;
        readonly cards: readonly { readonly face: { readonly name: string } | null }[];
      }[];
      const hidden =
        zones.find(({ key }) => key === 'hand-1')?.cards.flatMap(({ face }) => face?.name ?? []) ?? [];
      expect(hidden.length).toBeGreaterThan(0);
      for (const name of hidden) expect(svg).not.toContain(`${name}<`);
      // The picture refers to no external files.
      expect(svg).not.toMatch(/url\("?(?:https?:|\/)/);
      const png = await saved('png');
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect(png.readUInt32BE(16)).toBeGreaterThan(width);
    },
    60_000,
  );
});
