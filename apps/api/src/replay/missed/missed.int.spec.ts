import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { alteredGame, contractsGame } from '../../../test/recorded-games.js';
import { RunningApi } from '../../../test/running-api.js';

const games = { altered: alteredGame('modes'), contracts: contractsGame('shown') };

interface Edge {
  readonly cursor: string;
  readonly node: { readonly kind: string; readonly seat: number; readonly text: string };
}

describe.each(Object.keys(games))('what players of %s let pass', (game) => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await RunningApi.start(games);
  });
  afterAll(() => api.stop());

  const asked = async (args: string): Promise<{ totalCount: number; edges: readonly Edge[] }> => {
    const { data, errors } = await api.ask(
      `{ game(id: "${game}") { missed(${args}) { totalCount edges { cursor node {
        kind position seat name amount rule { number summary } text card { name } } } } } }`,
    );
    expect(errors).toEqual([]);
    return data.game.missed as { totalCount: number; edges: readonly Edge[] };
  };

  it('is one request for a whole game, in three languages', async () => {
    const texts = [];
    for (const locale of ['en', 'it', 'fr']) {
      const { edges } = await asked(`as: "all", locale: ${locale}`);
      expect(edges.length).toBeGreaterThan(0);
      texts.push(edges.find(({ node }) => node.kind === 'MANA')?.node.text);
    }
    expect(new Set(texts).size).toBe(3);
  });

  it('is filtered, and comes in pages', async () => {
    const { edges } = await asked('as: "all", filter: { kind: MANA, seat: 1 }');
    expect(edges.length).toBeGreaterThan(1);
    for (const { node } of edges) expect([node.kind, node.seat]).toEqual(['MANA', 1]);
    const { edges: next } = await asked(
      `as: "all", first: 1, after: "${edges[0]?.cursor}", filter: { kind: MANA, seat: 1 }`,
    );
    expect(next).toEqual([edges[1]]);
  });
});
