import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { alteredGame } from '../../../test/recorded-games.js';
import { RunningApi } from '../../../test/running-api.js';

const events = alteredGame('shown');

interface Part {
  readonly name: string;
  readonly kind: string;
  readonly change: number;
  readonly value: number;
  readonly counter: string | null;
  readonly source: { readonly item: number; readonly name: string; readonly seat: number } | null;
  readonly text: string | null;
}
interface Lying {
  readonly item: number | null;
  readonly statistics: readonly { readonly name: string; readonly value: number }[];
  readonly statisticParts: readonly Part[];
}

describe('the parts of statistics', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await RunningApi.start({ game: events });
  });
  afterAll(() => api.stop());

  const cards = async (as: string, from: number): Promise<readonly Lying[]> => {
    const { data, errors } = await api.ask(
      `{ game(id: "game") { states(from: "${from}", to: "${from + 40}", as: "${as}") { zones { cards { item
        statistics { name value }
        statisticParts { name kind change value counter source { item name seat } text } } } } } }`,
    );
    expect(errors).toEqual([]);
    const states = data.game.states as readonly {
      readonly zones: readonly { readonly cards: readonly Lying[] }[];
    }[];
    return states.flatMap(({ zones }) => zones.flatMap((zone) => zone.cards));
  };

  it('sum to the current values, in every state of a range', async () => {
    const kinds = new Set<string>();
    for (const from of [100, 200, 300]) {
      for (const { statistics, statisticParts } of await cards('all', from)) {
        for (const { kind, counter, source } of statisticParts) {
          kinds.add(kind);
          expect([kind, counter !== null, source !== null]).toEqual([
            kind,
            kind === 'COUNTER',
            kind === 'ABILITY',
          ]);
        }
        const last = statistics.map(({ name }) => ({
          name,
          value: statisticParts.findLast((part) => part.name === name)?.value,
        }));
        expect(last).toEqual(statistics);
      }
    }
    expect(kinds).toContain('PRINTED');
    expect(kinds).toContain('COUNTER');
  });

  it('are missing for cards that the viewer does not know', async () => {
    const unknown = (await cards('spectator', 100)).filter(({ item }) => item === null);
    expect(unknown.length).toBeGreaterThan(0);
    expect(unknown.every(({ statisticParts }) => statisticParts.length === 0)).toBe(true);
  });
});
