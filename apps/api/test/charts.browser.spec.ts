import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { playableGames } from '#games';
import { measuredIn } from '#projections';
import type { GameModule, RecordedEvent } from '#record';
import { becomes, boardOf } from './chromium.js';
import { alteredGame, contractsGame } from './recorded-games.js';
import type { RunningApi } from './running-api.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

const games: Readonly<Record<string, readonly RecordedEvent[]>> = {
  altered: alteredGame('shown'),
  contracts: contractsGame('shown'),
};

/** Returns a measure's value for each seat after each event. */
function measured(game: string, name: string): readonly (readonly (number | null)[])[] {
  const module = playableGames().get(game)?.module as GameModule;
  const { series } = measuredIn(
    { module, events: games[game] ?? [], clocks: [] },
    { kind: 'omniscient' },
    'event',
    [name],
  );
  return series.map(({ values }) => values);
}

describeInBrowser('charts, in a browser', () => {
  let api: RunningApi;
  let page: Page;

  eachOnTheViewer(games, (viewed) => ({ api, page } = viewed));

  const part = (name: string) => page.getByTestId(name);
  const at = (position: string) => boardOf(page, position);
  const chart = (id: string) => page.locator(`[data-chart="${id}"]`);
  const open = async (game: string, position: number, rest = '') => {
    await page.goto(`${api.url}/game/${game}?at=${position}&as=all&panel=charts${rest}`);
    await at(`${position}`);
    await part('chart').first().waitFor();
  };

  describe.each([
    ['altered', 'distance', 'Regions travelled'],
    ['contracts', 'health', 'Health'],
  ])('of %s', (game, first, title) => {
    it('show both players the current position, and jump to another when pressed', async () => {
      const values = measured(game, first);
      const last = (games[game] ?? []).length - 1;
      await open(game, 60);
      expect(await part('chart').first().getAttribute('data-chart')).toBe(first);
      expect(await chart(first).locator('h4').textContent()).toBe(title);
      const shown = () => chart(first).getByTestId('chart-values').locator('b').allTextContents();
      await becomes(
        shown,
        values.map((of) => `${of[60]}`),
      );
      expect(await chart(first).getByTestId('chart-crosshair').getAttribute('data-revision')).toBe('60');

      const drawing = chart(first).getByTestId('chart-drawing');
      const { width, height } = (await drawing.boundingBox())!;
      await drawing.click({ position: { x: width * 0.7, y: height / 2 } });
      await page.waitForURL((url) => Number(url.searchParams.get('at')) > 60);
      const there = Number(new URL(page.url()).searchParams.get('at'));
      expect(Math.abs(there / last - 0.7)).toBeLessThan(0.1);
      await at(`${there}`);
      await page.mouse.move(0, 0);
      await becomes(
        shown,
        values.map((of) => `${of[there]}`),
      );
      await page.goBack();
      await at('60');
    }, 60_000);

    it('are also available as tables with a link to every change', async () => {
      const values = measured(game, 'hand');
      await open(game, 60);
      await chart('hand').getByTestId('chart-more').click();
      const rows = chart('hand').getByTestId('chart-table').locator('tbody tr');
      const changes = values[0]!.flatMap((_, revision) =>
        revision === 0 || values.some((of) => of[revision] !== of[revision - 1]) ? [revision] : [],
      );
      await becomes(() => rows.locator('th').allTextContents(), changes.map(String));
      const row = rows.nth(changes.length - 2);
      const revision = changes.at(-2)!;
      expect((await row.locator('td').allTextContents()).slice(1)).toEqual(
        values.map((of) => `${of[revision]}`),
      );
      await row.getByRole('link').focus();
      await page.keyboard.press('Enter');
      await at(`${revision}`);
    }, 60_000);

    it('can be saved as a table, a drawing and a picture', async () => {
      await open(game, 60);
      await chart('hand').getByTestId('chart-more').click();
      const saved = async (kind: string) => {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          chart('hand').getByTestId(`chart-${kind}`).click(),
        ]);
        expect(download.suggestedFilename()).toBe(`hand.${kind}`);
        return readFile(await download.path());
      };
      const [head, ...rows] = (await saved('csv')).toString().trimEnd().split('\r\n');
      expect(head).toMatch(/^Position,(Day|Round),Ada,Ben$/);
      expect(rows).toHaveLength(await chart('hand').locator('tbody tr').count());
      const drawing = (await saved('svg')).toString();
      expect(drawing).toContain('<title>Hand</title>');
      expect(drawing).toContain('Ada');
      expect(drawing).toMatch(/stroke="rgb/);
      expect(drawing).not.toMatch(/class=|var\(/);
      const picture = await saved('png');
      expect(picture.subarray(1, 4).toString()).toBe('PNG');
      expect(picture.length).toBeGreaterThan(2_000);
    }, 60_000);

    it('show the chosen counter, which the address contains', async () => {
      await open(game, 60);
      const choice = part('chart-counter');
      const id = (await choice.locator('option').last().getAttribute('value')) ?? '';
      await choice.selectOption(id);
      await chart(`counter-${id}`).waitFor();
      await page.reload();
      await chart(`counter-${id}`).waitFor();
    }, 60_000);

    it('omit what a spectator may not know', async () => {
      await page.goto(`${api.url}/game/${game}?at=60&as=spectator&panel=charts`);
      await part('chart').first().waitFor();
      expect(await chart('hand').count()).toBe(1);
      expect(await chart('out-of-reach').count()).toBe(0);
    }, 60_000);
  });

  describe.each([
    ['altered', 'distance', 'hand'],
    ['contracts', 'health', 'hand'],
  ])('the chart below the scrubber of %s', (game, first, other) => {
    const mini = () => part('mini-chart');
    const shown = () => part('mini-chart-values').locator('b').allTextContents();

    it('draws the first measure of the game, and jumps to where it is pressed', async () => {
      await page.goto(`${api.url}/game/${game}?at=60&as=all&panel=log`);
      await at('60');
      await mini().waitFor();
      expect(await mini().getAttribute('data-chart')).toBe(first);
      await becomes(
        shown,
        measured(game, first).map((of) => `${of[60]}`),
      );
      const last = (games[game] ?? []).length - 1;
      const box = await mini().locator('svg').boundingBox();
      await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 30);
      await page.waitForURL(({ searchParams }) => Number(searchParams.get('at')) > 60);
      const there = Number(new URL(page.url()).searchParams.get('at'));
      expect(Math.abs(there - last / 2)).toBeLessThan(last / 50);
      await at(`${there}`);
      await page.goBack();
      await at('60');
    }, 60_000);

    it('draws the chosen measure, can be hidden, and stays hidden', async () => {
      await page.goto(`${api.url}/game/${game}?at=60&as=all&panel=log`);
      await mini().waitFor();
      await part('mini-chart-measure').selectOption(other);
      await becomes(
        shown,
        measured(game, other).map((of) => `${of[60]}`),
      );
      await page.reload();
      await mini().waitFor();
      await becomes(() => mini().getAttribute('data-chart'), other);
      await part('mini-chart-toggle').click();
      await mini().waitFor({ state: 'detached' });
      await page.reload();
      await at('60');
      expect(await mini().count()).toBe(0);
    }, 60_000);
  });
});
