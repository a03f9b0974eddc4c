import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import { verified } from '#projections';
import type { GameId } from '#record';
import { RunningApi } from '../../test/running-api.js';

const startMutation = `mutation ($input: StartGameInput!) { startGame(input: $input) { id seats { seat name token } } }`;
const concede = `mutation ($game: ID!, $decision: Int!) {
  decide(game: $game, decision: $decision, choice: ["concede"]) { position result { winners reason } } }`;

interface Begun {
  readonly id: GameId;
  readonly seats: readonly { readonly token: string | null }[];
}

describe('a game of four', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await RunningApi.start();
  });
  afterAll(() => api.stop());

  const bots = (count: number) => Array.from({ length: count }, () => ({ bot: 'RANDOM' }));
  const begin = (input: Record<string, unknown>) => api.ask(startMutation, { input });
  const withToken = (query: string, variables: Record<string, unknown>, token: string | null | undefined) =>
    api.ask(query, variables, { authorization: `Bearer ${token ?? ''}` });
  /** The decision that is asked, and of whom. */
  const pending = async ({ id, seats }: Begun) => {
    const { data } = await withToken(
      'query ($id: ID!) { game(id: $id) { state(as: "0") { decision { id seat } result { winners } } } }',
      { id },
      seats[0]?.token,
    );
    return data.game.state as {
      decision: { id: number; seat: number } | null;
      result: { winners: number[] } | null;
    };
  };

  it.each(['two-vs-two', 'free-for-all'])(
    '%s: a person concedes, and three bots play on to the end',
    async (mode) => {
      const begun = await begin({ mode, players: [{ name: 'Ada' }, ...bots(3)], visibility: 'PUBLIC' });
      expect(begun.errors).toEqual([]);
      const game = begun.data.startGame as Begun;
      const { decision } = await pending(game);
      const given = await withToken(concede, { game: game.id, decision: decision?.id }, game.seats[0]?.token);
      expect(given.errors).toEqual([]);
      expect(given.data.decide).toMatchObject({ result: null });
      let over = null;
      while (over === null) over = (await pending(game)).result;
      const { data } = await api.ask(
        'query ($id: ID!) { game(id: $id) { mode teams players { seat name } result { winners } } }',
        { id: game.id },
      );
      const found = data.game as {
        teams: number[][] | null;
        players: unknown[];
        result: { winners: number[] };
      };
      expect(found).toMatchObject({
        mode,
        teams:
          mode === 'two-vs-two'
            ? [
                [0, 2],
                [1, 3],
              ]
            : null,
      });
      expect(found.players).toHaveLength(4);
      expect(found.result.winners).toHaveLength(mode === 'two-vs-two' ? 2 : 1);
      expect(verified(altered, await api.streams.read(game.id)).status).toBe('EXACT');
    },
    120_000,
  );

  it.each(['booster-war', 'booster-war-ordered'])(
    '%s is played with boosters that are opened',
    async (mode) => {
      const begun = await begin({ mode, players: bots(2), playing: false, visibility: 'PUBLIC' });
      expect(begun.errors).toEqual([]);
      const game = begun.data.startGame as Begun;
      let over = null;
      while (over === null) {
        const { data } = await api.ask(
          'query ($id: ID!) { game(id: $id) { state { result { winners } } } }',
          {
            id: game.id,
          },
        );
        over = (data.game as { state: { result: unknown } }).state.result;
      }
      const events = await api.streams.read(game.id);
      expect(events[0]?.event).toMatchObject({ format: mode, options: { mode, set: expect.any(String) } });
      expect(verified(altered, events).status).toBe('EXACT');
    },
    120_000,
  );

  it.each([
    ['PLAYER_COUNT_INVALID', { mode: 'two-vs-two', players: bots(3) }],
    ['PLAYER_COUNT_INVALID', { players: bots(4) }],
    ['MODE_UNKNOWN', { mode: 'three-vs-one', players: bots(4) }],
    ['MODE_UNKNOWN', { mode: 'two-vs-two', module: 'contracts', players: bots(4) }],
    ['PLAYER_COUNT_INVALID', { mode: 'booster-war', players: bots(4) }],
    ['SET_NOT_FOUND', { mode: 'booster-war', set: 'NONE', players: bots(2) }],
    ['SET_NOT_TAKEN', { mode: 'two-vs-two', set: 'OPEN', players: bots(4) }],
    ['DECK_NOT_TAKEN', { mode: 'booster-war', players: [{ name: 'Ada', deck: 'White Water' }, ...bots(1)] }],
  ])('is refused with %s, and nothing is stored', async (code, input) => {
    const before = await api.ask('{ games { totalCount } }');
    const { errors } = await begin(input);
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual([code]);
    expect(await api.ask('{ games { totalCount } }')).toEqual(before);
  });
});

describe('a game of two', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await RunningApi.start();
  });
  afterAll(() => api.stop());

  it('is given up by who is not asked, too', async () => {
    const { data } = await api.ask(startMutation, {
      input: { players: [{ name: 'Ada' }, { bot: 'RANDOM' }] },
    });
    const game = data.startGame as Begun;
    const token = { authorization: `Bearer ${game.seats[0]?.token ?? ''}` };
    const asked = await api.ask(
      'query ($id: ID!) { game(id: $id) { state(as: "0") { decision { id } } } }',
      { id: game.id },
      token,
    );
    const decision = (asked.data.game as { state: { decision: { id: number } } }).state.decision.id;
    const stranger = await api.ask(concede, { game: game.id, decision });
    expect(stranger.errors.map(({ extensions }) => extensions['code'])).toEqual(['SEAT_REQUIRED']);
    const given = await api.ask(concede, { game: game.id, decision }, token);
    expect(given.data.decide).toMatchObject({ result: { winners: [1], reason: 'conceded' } });
    const again = await api.ask(concede, { game: game.id, decision }, token);
    expect(again.data).toEqual(given.data);
  });
});
