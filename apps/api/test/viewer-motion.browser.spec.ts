import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { RecordedEvent } from '#record';
import { boardOf, until } from './chromium.js';
import { alteredGame, contractsGame, diceGame, rollsIn } from './recorded-games.js';
import type { RunningApi } from './running-api.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

const rolling = diceGame('shown');
const games: Readonly<Record<string, readonly RecordedEvent[]>> = {
  altered: alteredGame('shown'),
  rolling,
  contracts: contractsGame('shown'),
};

/** Records each animation that begins, with the name of the element or of the changed property. */
const watched = `window.moved = []; const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    window.moved.push(this.dataset.pulse && given[0][0].scale ? 'pulse ' + this.dataset.pulse : 'flip ' + this.dataset.flip);
    return animate.apply(this, given);
  };`;

describeInBrowser('animations on the board, in a browser', () => {
  let api: RunningApi;
  let page: Page;

  eachOnTheViewer(games, (viewed) => ({ api, page } = viewed));

  /** Returns the names of the animations that run while the user steps forward, event by event. */
  const movedFrom = async (game: string, from: number, steps: number): Promise<readonly string[]> => {
    await page.addInitScript(watched);
    await page.goto(`${api.url}/game/${game}?at=${from}&as=all&panel=none`);
    await boardOf(page, from);
    let at = `${from}`;
    for (let step = 0; step < steps; step += 1) {
      await page.getByTestId('step-forward').click();
      const before = at;
      await until(async () => (await page.getByTestId('position').innerText()) !== before);
      at = await page.getByTestId('position').innerText();
      await boardOf(page, at);
    }
    return page.evaluate<readonly string[]>('window.moved');
  };

  describe.each([
    ['altered', /^pulse orb-/],
    ['contracts', /^pulse (vessel|health)-/],
  ] as const)('%s', (game, mana) => {
    it('move cards and spent mana', async () => {
      const moved = await movedFrom(game, 60, 25);
      expect(moved.some((movement) => movement.startsWith('flip i'))).toBe(true);
      expect(moved.some((movement) => mana.test(movement))).toBe(true);
    }, 60_000);

    it('are off for readers who prefer reduced motion', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await movedFrom(game, 60, 12)).toEqual([]);
    }, 60_000);
  });

  it('show a counter that is put on a card', async () => {
    const boosted = games['altered']?.find(
      ({ event }) =>
        event.kind === 'StepResolved' &&
        event.actions.some(
          (action) => action.kind === 'counters' && 'name' in action && action.name === 'boost',
        ),
    );
    const moved = await movedFrom('altered', (boosted?.revision ?? 0) - 1, 1);
    expect(moved.some((movement) => /^pulse i\d+\.boost$/.test(movement))).toBe(true);
  }, 60_000);

  it.each([
    ['no-preference', 'die-tumble'],
    ['reduce', 'none'],
  ] as const)(
    'show a die that stays until the next step: %s',
    async (reducedMotion, animation) => {
      await page.emulateMedia({ reducedMotion });
      const [at = 0] = rollsIn(rolling);
      await page.goto(`${api.url}/game/rolling?at=${at - 1}&as=spectator&panel=none`);
      await boardOf(page, at - 1);
      expect(await page.getByTestId('dice').count()).toBe(0);
      // Stepping to the roll shows its animation.
      await page.getByTestId('step-forward').click();
      await boardOf(page, at);
      const die = page.getByTestId('dice').locator('.die').first();
      await die.waitFor();
      expect(await page.evaluate(`getComputedStyle(document.querySelector('.die')).animationName`)).toBe(
        animation,
      );
      await page.getByTestId('step-forward').click();
      await page.locator(`[data-testid="dice"]`).waitFor({ state: 'detached' });
    },
    60_000,
  );
});
