import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { becomes, boardOf } from './chromium.js';
import { alteredGame, contractsGame } from './recorded-games.js';
import type { RunningApi } from './running-api.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

describeInBrowser('the events of a card, in a browser', () => {
  let api: RunningApi;
  let page: Page;

  eachOnTheViewer(
    { altered: alteredGame('shown'), contracts: contractsGame('shown') },
    (viewed) => ({ api, page } = viewed),
  );

  const part = (name: string) => page.getByTestId(name);
  const at = (position: string) => boardOf(page, position);
  const open = async (game: string, as: string, rest = '') => {
    await page.goto(`${api.url}/game/${game}?at=150&as=${as}${rest}`);
    await at('150');
  };
  const ask = async (game: string, item: number, as: string) => {
    const answer = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: `{ game(id: "${game}") { cardEvents(as: "${as}", filter: { item: ${item} }) { edges { node { position kind } } } } }`,
      }),
    });
    const { data } = (await answer.json()) as {
      data: { game: { cardEvents: { edges: { node: { position: string; kind: string } }[] } } };
    };
    return data.game.cardEvents.edges.map(({ node }) => ({
      revision: `${Number.parseInt(node.position, 10)}`,
      kind: node.kind,
    }));
  };

  describe.each(['altered', 'contracts'])('of %s', (game) => {
    it('open from the board, and each is a link to its position', async () => {
      await open(game, 'all');
      await page.locator('[data-testid="zone-hand-0"] [data-testid="card"]').first().click();
      const name = await part('large-card').locator('h3').textContent();
      await part('inspector-moments').click();
      await part('moment').first().waitFor();
      const item = Number(await part('card-panel').getAttribute('data-item'));
      expect(new URL(page.url()).searchParams.get('about')).toBe(`${item}`);
      expect(await part('card-panel').locator('h3').first().textContent()).toBe(name);
      expect(await part('card-where').textContent()).toBe('Hand · Ada');

      const expected = await ask(game, item, 'all');
      expect(expected.map(({ kind }) => kind)).toContain('DRAWN');
      for (const { revision, kind } of expected) {
        const row = page.locator('.moment', { has: page.locator(`[data-revision="${revision}"]`) });
        await becomes(() => row.locator(`[data-kind="${kind}"]`).count(), 1);
      }
      const shown = await part('moment').allTextContents();
      expect(shown).toEqual([...new Set(shown)].sort((left, right) => Number(left) - Number(right)));

      const drawn = expected.find(({ kind }) => kind === 'DRAWN')!.revision;
      await page.locator(`[data-testid="moment"][data-revision="${drawn}"]`).click();
      await at(drawn);
      await page.goBack();
      await at('150');
      await part('moment-back').click();
      await at(shown.findLast((revision) => Number(revision) < 150)!);
    }, 60_000);

    it('report that the card in the address cannot be seen', async () => {
      await open(game, 'spectator', '&panel=card&about=9999');
      await part('card-panel').getByText('You cannot see anything that happened to it.').waitFor();
      expect(await part('moment').count()).toBe(0);
      await open(game, 'spectator', '&panel=card');
      await page.getByText('Press a card on the board').waitFor();
    }, 60_000);

    it('reveal nothing about a hidden card to a spectator', async () => {
      await open(game, 'all');
      await page.locator('[data-testid="zone-hand-0"] [data-testid="card"]').first().click();
      const name = (await part('large-card').locator('h3').textContent())!;
      await part('inspector-moments').click();
      await part('moment').first().waitFor();
      const item = Number(await part('card-panel').getAttribute('data-item'));
      const known = await ask(game, item, 'spectator');
      await open(game, 'spectator', `&panel=card&about=${item}`);
      await part('card-panel').waitFor();
      await part('card-panel').locator('[aria-busy]').waitFor({ state: 'detached' });
      const before = known.filter(({ revision }) => Number(revision) <= 150);
      if (before.length === 0) expect(await part('card-panel').getByTestId('large-card').count()).toBe(0);
      if (known.length === 0) expect(await part('card-panel').textContent()).not.toContain(name);
      expect(await part('card-panel').locator('[data-kind="DRAWN"]').count()).toBe(
        known.filter(({ kind }) => kind === 'DRAWN').length,
      );
    }, 60_000);
  });
});
