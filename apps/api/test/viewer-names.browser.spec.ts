import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { boardOf } from './chromium.js';
import { alteredGame, contractsGame, diceGame } from './recorded-games.js';
import type { RunningApi } from './running-api.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

/** Finds card names that are cut off. Such a name is wider or higher than its space, or extends beyond its card. */
const cutNames = `[...document.querySelectorAll('.card-name, .tile-words b')]
  .filter((name) => {
    const card = name.closest('.card, .tile');
    if (name.offsetWidth === 0 || card.classList.contains('is-small')) return false;
    const [inner, outer] = [name.getBoundingClientRect(), card.getBoundingClientRect()];
    const line = parseFloat(getComputedStyle(name).fontSize);
    return name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + line / 2 ||
      inner.bottom > outer.bottom + 1 || inner.right > outer.right + 1;
  })
  .map((name) => name.textContent)`;

/** Finds words of card names that are broken over two lines. */
const brokenWords = `[...document.querySelectorAll('.card-name')]
  .filter((name) => name.offsetWidth > 0)
  .flatMap((name) => [...name.textContent.matchAll(/[^\\s-]+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(name.firstChild, index);
    range.setEnd(name.firstChild, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  }))
  .map(([word]) => word)`;

describeInBrowser('names of cards, in a browser', () => {
  let api: RunningApi;
  let page: Page;

  const games = {
    altered: alteredGame('altered'),
    contracts: contractsGame('contracts'),
    // A game with printed card names, from shipped decks.
    printed: diceGame('names'),
  };
  eachOnTheViewer(games, (viewed) => ({ api, page } = viewed));

  it.each([
    [390, 844],
    [1280, 800],
    [2560, 1300],
  ])(
    'are never truncated at %i pixels',
    async (width, height) => {
      await page.setViewportSize({ width, height });
      for (const game of Object.keys(games))
        for (const at of [60, 150]) {
          await page.goto(`${api.url}/game/${game}?at=${at}&as=all`);
          await boardOf(page, at);
          await page.locator('.card-name').first().waitFor();
          expect([game, at, await page.evaluate(cutNames)]).toEqual([game, at, []]);
          expect([game, at, await page.evaluate(brokenWords)]).toEqual([game, at, []]);
        }
    },
    60_000,
  );
});
