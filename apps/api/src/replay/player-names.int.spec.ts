import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contractsGame, alteredGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';

const games = { altered: alteredGame('named'), contracts: contractsGame('named') };

/**
 * An object with a seat. `name` is usually the name of the seat's player. If `name` names something else, `player` is
 * the player's name.
 */
interface Seated {
  readonly seat: number | null;
  readonly name?: string | null;
  readonly player?: string | null;
}

/** Returns every object with a seat in a response. */
function seatedIn(value: unknown): readonly Seated[] {
  if (Array.isArray(value)) return value.flatMap(seatedIn);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(seatedIn);
  return 'seat' in value ? [value as Seated, ...inner] : inner;
}

describe('the name of a player appears beside the seat', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await RunningApi.start(games);
  });
  afterAll(() => api.stop());

  const namesFor = async (id: string, field: string) => {
    const { data, errors } = await api.ask(`{ game(id: "${id}") { players { seat name } found: ${field} } }`);
    expect(errors).toEqual([]);
    const players = data.game.players as readonly { readonly seat: number; readonly name: string }[];
    return { found: data.game.found as unknown, names: players.map(({ name }) => name) };
  };
  const clock = 'clock { seat name }';

  describe.each(Object.entries(games))('in %s', (id, events) => {
    const last = events.length - 1;
    const middle = Math.floor(last / 2);

    it.each([
      ['states', `state(at: "${middle}") { ${clock} zones { seat name } tracks { markers { seat name } } }`],
      ['the log', `timeline(first: 1000) { edges { node { seat name ${clock} } } }`],
      ['landmarks', 'landmarks(level: TURN) { seat name }'],
      ['causes', `why(position: "${middle}") { causes { seat name ${clock} } }`],
      ['events', `event(position: "${middle}") { ${clock} }`],
      ['card events', `cardEvents(first: 200) { edges { node { seat name ${clock} } } }`],
      ['counters', `counterHistory(first: 200, as: "all") { edges { node { seat player ${clock} } } }`],
      ['measures', `measures { points { ${clock} } series { seat player } }`],
      [
        'differences',
        `diff(from: "3", to: "${last}") { from { seat name } to { seat name } zones { seat name } seats { seat player }
          markers { seat name } }`,
      ],
    ])('for %s', async (_, field) => {
      const { found, names } = await namesFor(id, field);
      const seated = seatedIn(found);
      expect(seated.length).toBeGreaterThan(0);
      for (const { seat, name, player } of seated)
        expect({ seat, told: player === undefined ? name : player }).toEqual({
          seat,
          told: seat === null ? null : names[seat],
        });
    });

    it('for winners', async () => {
      const { found, names } = await namesFor(id, `state(at: "${last}") { result { winners winnerNames } }`);
      const { result } = found as { readonly result: Result };
      expect(result.winnerNames).toEqual(result.winners.map((seat) => names[seat]));
      const { data } = await api.ask(`{ game(id: "${id}") { result { winners winnerNames } }
        games(first: 10) { edges { node { id result { winners winnerNames } } } } }`);
      expect(data.game.result).toEqual(result);
      const listed = data.games.edges as readonly { readonly node: { id: string; result: Result } }[];
      expect(listed.find(({ node }) => node.id === id)?.node.result).toEqual(result);
    });
  });
});

interface Result {
  readonly winners: readonly number[];
  readonly winnerNames: readonly string[];
}
