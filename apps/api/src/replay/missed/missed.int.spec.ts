import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { alteredGame, contractsGame } from '../../../test/recorded-games.js';
import { RunningApi } from '../../../test/running-api.js';

const games = { altered: alteredGame('modes'), contracts: contractsGame('shown') };

interface Edge {
  readonly cursor: string;
  readonly node: { readonly kind: string; readonly seat: number; readonly text: string };
}

describe.each(Object.keys(games))('the missed opportunities of %s', (game) => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await RunningApi.start(games);
  });
  afterAll(() => api.stop());

  const missedPlays = async (args: string): Promise<{ totalCount: number; edges: readonly Edge[] }> => {
    const { data, errors } = await api.ask(
      `{ game(id: "${game}") { missed(${args}) { totalCount edges { cursor node {
        kind position seat name amount rule { number summary } text card { name } } } } } }`,
    );
    expect(errors).toEqual([]);
    return data.game.missed as { totalCount: number; edges: readonly Edge[] };
  };

  it('are available in one request for a whole game, in three languages', async () => {
    const texts = [];
    for (const locale of ['en', 'it', 'fr']) {
      const { edges } = await missedPlays(`as: "all", locale: ${locale}`);
      expect(edges.length).toBeGreaterThan(0);
      texts.push(edges.find(({ node }) => node.kind === 'MANA')?.node.text);
    }
    expect(new Set(texts).size).toBe(3);
  });

  it('can be filtered, and are listed in pages', async () => {
    const { edges } = await missedPlays('as: "all", filter: { kind: MANA, seat: 1 }');
    expect(edges.length).toBeGreaterThan(1);
    for (const { node } of edges) expect([node.kind, node.seat]).toEqual(['MANA', 1]);
    const { edges: next } = await missedPlays(
      `as: "all", first: 1, after: "${edges[0]?.cursor}", filter: { kind: MANA, seat: 1 }`,
    );
    expect(next).toEqual([edges[1]]);
  });

  it('are available in one request for all games of a player, whatever the seat', async () => {
    const everyGame = async (filter: string): Promise<number[][]> => {
      const { data, errors } = await api.ask(
        `{ games(first: 4, filter: { player: "Ada" }) { edges { node { missed(as: "all", filter: { ${filter} }) {
          edges { node { seat name } } } } } } }`,
      );
      expect(errors).toEqual([]);
      const found = data.games.edges as { node: { missed: { edges: Edge[] } } }[];
      return found.map(({ node }) => node.missed.edges.map((edge) => edge.node.seat));
    };
    const [ofAda, ofAll] = [await everyGame('player: "Ada"'), await everyGame('')];
    expect(ofAda).toHaveLength(Object.keys(games).length);
    expect(ofAda).toEqual(ofAll.map((seats) => seats.filter((seat) => seat === 0)));
    expect(ofAda.flat().length).toBeGreaterThan(0);
    expect(ofAda.flat().length).toBeLessThan(ofAll.flat().length);
    expect((await everyGame('player: "Nobody"')).flat()).toEqual([]);
  });
});
