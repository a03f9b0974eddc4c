import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { playableGames } from '#games';
import { reactionsIn, seenIn } from '#projections';
import { omniscient, type GameModule, type RecordedEvent } from '#record';
import { becomes, boardOf } from './chromium.js';
import { alteredGame, contractsGame } from './recorded-games.js';
import type { RunningApi } from './running-api.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

const games: Readonly<Record<string, readonly RecordedEvent[]>> = {
  altered: alteredGame('shown'),
  contracts: contractsGame('shown'),
};

function reactionsOf(game: string) {
  const module = playableGames().get(game)?.module as GameModule;
  return reactionsIn(seenIn({ module, events: games[game] ?? [] }, omniscient));
}

describeInBrowser('reactions, in a browser', () => {
  let api: RunningApi;
  let page: Page;

  eachOnTheViewer(games, (viewed) => ({ api, page } = viewed));

  const part = (name: string) => page.getByTestId(name);
  const open = async (game: string, revision: number) => {
    await page.goto(`${api.url}/game/${game}?at=${revision}&as=all&panel=reactions`);
    await boardOf(page, revision);
    await part('reactions').waitFor();
  };

  describe.each(Object.keys(games))('of %s', (game) => {
    const all = reactionsOf(game);
    const first = all.find(({ over, activated }) => over !== null && over > activated.revision + 1);
    const before = (first?.activated.revision ?? 0) - 1;

    it('are chains of events and reactions, which link to their positions', async () => {
      const at = first?.activated.revision ?? 0;
      await open(game, at);
      const chain = page.locator('.chain.is-current');
      const node = chain.locator(`[data-emblem="${first?.standIn}"]`);
      expect(await node.getAttribute('data-standing')).toBe('waiting');
      expect(await node.locator('.chain-event .log-number').first().innerText()).toBe(
        `${first?.caused[0] ?? first?.played}`,
      );
      await node.locator('.chain-event a').first().click();
      await boardOf(page, first?.caused[0] ?? -1);
      await page.locator(`[data-emblem="${first?.standIn}"]:not([data-standing="waiting"])`).waitFor();
      await page.goBack();
      await boardOf(page, at);
    }, 60_000);

    it('that wait are listed until they are over', async () => {
      const at = first?.activated.revision ?? 0;
      await open(game, at);
      const waits = all.filter(
        ({ activated, over }) => activated.revision <= at && (over === null || over > at),
      );
      await becomes(() => part('reaction-open').count(), waits.length);
      await open(game, before);
      const earlier = all.filter(
        ({ activated, over }) => activated.revision <= before && (over === null || over > before),
      );
      await becomes(() => part('reaction-open').count(), earlier.length);
    }, 60_000);

    it('are counted for each day, and shown in the language of the reader', async () => {
      await open(game, first?.activated.revision ?? 0);
      const node = page.locator(`[data-emblem="${first?.standIn}"]`).first();
      const limit = game === 'altered' ? ' of 100' : '';
      expect(await node.locator('.chain-count').first().innerText()).toBe(
        `${first?.ordinal}${limit} that day`,
      );
      await part('language').selectOption('it');
      await page.getByRole('heading', { name: 'In attesa ora' }).waitFor();
    }, 60_000);
  });

  it('that wait are in Limbo, and link to their source', async () => {
    const first = reactionsOf('altered')[0];
    await open('altered', first?.activated.revision ?? 0);
    const emblem = part('zone-limbo').locator('.is-emblem').first();
    expect(await emblem.textContent()).toContain('Emblem-Reaction');
    await emblem.click();
    await page.locator('.inspector.is-pinned .large-card').waitFor();
    await part('inspector-moments').click();
    expect(await part('card-panel').getAttribute('data-item')).toBe(`${first?.source.item}`);
  }, 60_000);
});
