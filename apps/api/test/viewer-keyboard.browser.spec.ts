import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { boardOf } from './chromium.js';
import type { RunningApi } from './running-api.js';
import { readableGames, viewerWalks } from './viewer-states.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

/** A focused element. `part` is the part of the page that contains it, and `isSeen` is whether its focus is visible. */
interface Stop {
  readonly part: string;
  readonly name: string;
  readonly isSeen: boolean;
}

const parts = [
  'dialog',
  '[role=dialog]',
  '.replay-header',
  '.games-header',
  '.game-list',
  '.replay-main',
  '.control-bar',
  '.panel-tabs',
  '.panel',
  '.play-panel',
  'main',
];

const focused = `(() => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const isOutlined = (element) => getComputedStyle(element).outlineStyle !== 'none' && parseFloat(getComputedStyle(element).outlineWidth) > 0;
  return {
    part: ${JSON.stringify(parts)}.find((selector) => one.closest(selector)) ?? 'page',
    name: one.closest('.game-link') ? 'game' : one.classList.contains('brand') ? 'brand' : one.dataset.testid ?? one.querySelector('[data-testid]')?.dataset.testid ?? one.getAttribute('aria-label') ?? one.textContent.trim(),
    isSeen: isOutlined(one) || isOutlined(one.parentElement) || (one.labels?.[0] != null && isOutlined(one.labels[0])),
  };
})()`;

describeInBrowser('by keyboard, in a browser', () => {
  let api: RunningApi;
  let page: Page;

  eachOnTheViewer(readableGames(), (viewed) => ({ api, page } = viewed));

  const part = (name: string) => page.getByTestId(name);
  const here = () => page.evaluate<Stop | null>(focused);
  /** Returns every element that the Tab key reaches, from the top of the page to the bottom. */
  const stops = async (): Promise<readonly Stop[]> => {
    const found: Stop[] = [];
    for (let pressed = 0; pressed < 250; pressed += 1) {
      await page.keyboard.press('Tab');
      const stop = await here();
      if (stop === null) return found;
      found.push(stop);
    }
    throw new Error('Tab came to no end.');
  };
  /**
   * Returns the parts of the page in the order in which Tab reaches them, each with its stops. Consecutive stops with
   * equal names are merged.
   */
  const inParts = (found: readonly Stop[]): Readonly<Record<string, readonly string[]>> => {
    const all: Record<string, string[]> = {};
    let last = '';
    for (const stop of found) {
      const names = (all[stop.part] ??= []);
      // Adds `again` if Tab returns to a part that it has already left.
      if (stop.part !== last && names.length > 0) names.push('again');
      if (names.at(-1) !== stop.name) names.push(stop.name);
      last = stop.part;
    }
    return all;
  };
  const areAllVisible = (found: readonly Stop[]) => expect(found.filter(({ isSeen }) => !isSeen)).toEqual([]);

  const steppers = ['day', 'phase', 'turn'].flatMap((unit) => [`${unit}-back`, `${unit}-forward`]);
  const perspectives = ['0', '1', 'spectator', 'all'].map((as) => `perspective-${as}`);

  it('the list can be traversed from its header to its games', async () => {
    await page.goto(api.url);
    await part('game-row').first().waitFor();
    const found = await stops();
    areAllVisible(found);
    expect(inParts(found)).toEqual({
      '.games-header': [
        ...['brand', 'Games', 'Drafts', 'Lessons', 'Assignments', 'Studies', 'Statistics', 'Help'],
        ...['new-game-link', 'import-file', 'theme', 'language'],
      ],
      main: [
        'games-tournaments',
        'Watch a sample Step through a finished game.',
        'Or make its decisions yourself, blind',
        'Play Against a bot, or a friend you invite with a link.',
        'Where to find it',
        'deck-box',
        'search',
        'filter-module',
        'All',
        'Finished',
        'In progress',
        'filters-toggle',
        'results',
      ],
      '.game-list': ['game', 'tag-add', 'game', 'tag-add', 'game', 'tag-add'],
    });
  }, 60_000);

  // At these positions, both players have discarded cards.
  it.each([
    ['altered', 160],
    ['contracts', 120],
  ])(
    '%s can be traversed from the header over the board and the playback controls to the open panel',
    async (game, at) => {
      await page.goto(`${api.url}/game/${game}?at=${at}&as=all&panel=log`);
      await boardOf(page, at);
      await part('log-line-current').first().waitFor();
      await part('mini-chart-values').waitFor();
      const found = await stops();
      areAllVisible(found);
      const { '.panel': panel = [], ...others } = inParts(found);
      expect(others).toEqual({
        '.replay-header': [
          'brand',
          'tag-add',
          ...perspectives,
          ...['flip', 'copy-link', 'share', 'results', 'theme', 'language', 'help-button'],
        ],
        '.replay-main': ['card', 'look-through-discard-1', 'card', 'look-through-discard-0'],
        '.control-bar': [
          ...['scrubber', 'mini-chart-measure', ...steppers],
          ...['to-start', 'step-back', 'play', 'step-forward', 'to-end'],
          ...['jump-back', 'jump-kind', 'jump-forward', 'action-back', 'action-forward'],
          ...['speed', 'mini-chart-toggle'],
        ],
        '.panel-tabs': ['tab-log'],
      });
      // However long the log is, Tab only stops at its current line, and never at rules.
      expect(panel.slice(0, 6)).toEqual([
        'panel-close',
        ...['search', 'player', 'kind', 'card', 'rules'].map((name) => `log-${name}`),
      ]);
      expect(panel.length).toBeLessThan(10);
    },
    60_000,
  );

  it('a game can be played: options come after the board', async () => {
    const state = viewerWalks['play']?.find(({ name }) => name === 'play-altered');
    await state?.open({ page, api });
    await page.locator('.brand').focus();
    const found = await stops();
    areAllVisible(found);
    expect(inParts(found)).toEqual({
      '.replay-header': ['theme', 'language'],
      '.replay-main': ['card'],
      '.play-panel': [
        'play-option',
        'A thought, for after the game',
        'recent',
        'confirm-habit',
        'pace-habit',
        'concede',
      ],
    });
  }, 60_000);

  it('dialogs take focus, hold it, and return it', async () => {
    await page.goto(`${api.url}/game/altered?at=200&as=all&panel=none`);
    await boardOf(page, 200);
    const card = page.locator('[data-testid="zone-hand-0"] [data-testid="card"]').first();
    const openers = [
      { opener: part('help-button'), opened: part('help') },
      { opener: part('share'), opened: part('share-dialog') },
      { opener: page.locator('[data-testid^="look-through-"]').first(), opened: part('pile-panel') },
      { opener: card, opened: page.locator('.inspector.is-pinned') },
    ];
    for (const { opener, opened } of openers) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await opened.waitFor();
      for (let pressed = 0; pressed < 6; pressed += 1) {
        await page.keyboard.press(pressed === 5 ? 'Shift+Tab' : 'Tab');
        expect(['dialog', '[role=dialog]', undefined]).toContain((await here())?.part);
      }
      await page.keyboard.press('Escape');
      await opened.waitFor({ state: 'detached' });
      expect(await opener.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
    }
  }, 60_000);
});
