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
  /** Returns the pending decision and its seat. */
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

  /** Waits until a game between bots ends, and returns its winners. */
  const winnersOf = async (id: GameId): Promise<readonly number[]> => {
    for (;;) {
      const { data } = await api.ask('query ($id: ID!) { game(id: $id) { result { winners } } }', { id });
      const { result } = data.game as { readonly result: { readonly winners: readonly number[] } | null };
      if (result !== null) return result.winners;
    }
  };

  it.each(['two-vs-two', 'free-for-all'])(
    'continues after a person concedes, and three bots play to the end: %s',
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

  it('can be searched by every winner, has charts with a line for each seat, and can be shared from any seat', async () => {
    const names = ['Ada', 'Ben', 'Cem', 'Dia'];
    const players = names.map((name) => ({ name, bot: 'RANDOM' }));
    const begun = await begin({ mode: 'two-vs-two', players, visibility: 'PUBLIC' });
    const game = begun.data.startGame as Begun;
    const winners = await winnersOf(game.id);
    expect(winners).toHaveLength(2);

    const search = `query ($winner: WinnerFilter!) { games(filter: { winner: $winner }) { edges { node { id } } } }`;
    for (const [seat, name] of names.entries()) {
      const { data } = await api.ask(search, { winner: { seat, name } });
      const { edges } = data.games as { edges: { node: { id: string } }[] };
      expect(edges.some(({ node }) => node.id === game.id)).toBe(winners.includes(seat));
    }

    const { data } = await api.ask(
      `query ($id: ID!) { game(id: $id) { lastPosition perspectives
         measures(names: ["distance"], every: DAY) { points { position } series { seat player values } } } }`,
      { id: game.id },
    );
    const { measures, perspectives, lastPosition } = data.game as {
      lastPosition: string;
      perspectives: readonly string[];
      measures: { points: unknown[]; series: { seat: number; player: string; values: number[] }[] };
    };
    expect(perspectives).toEqual(expect.arrayContaining(['0', '1', '2', '3', 'spectator']));
    expect(measures.series.map(({ seat, player }) => [seat, player])).toEqual([...names.entries()]);
    for (const { values } of measures.series) {
      expect(values).toHaveLength(measures.points.length);
      expect(values.every((value) => value >= 0 && value <= 14)).toBe(true);
    }

    const middle = `${Math.floor(Number(lastPosition.split('.')[0]) / 2)}`;
    const shared = await api.ask(
      `mutation ($game: ID!, $position: String!) { share(game: $game, position: $position, as: "3") { as link token } }`,
      { game: game.id, position: middle },
    );
    expect(shared.errors).toEqual([]);
    const { token, link } = shared.data.share as { token: string; link: string };
    expect(link).toContain(game.id);
    const view = `query ($id: ID!, $as: String!) { game(id: $id) { perspectives players { seat name } state(as: $as) { position } } }`;
    const seen = await withToken(view, { id: game.id, as: '3' }, token);
    expect(seen.data.game).toMatchObject({ state: { position: middle }, perspectives: ['spectator', '3'] });
    expect((seen.data.game as { players: unknown[] }).players).toHaveLength(4);
    const mate = await withToken(view, { id: game.id, as: '1' }, token);
    expect(mate.errors.map(({ extensions }) => extensions['code'])).toEqual(['VIEW_FORBIDDEN']);
  }, 120_000);

  it.each(['booster-war', 'booster-war-ordered'])(
    'is played with boosters that are opened: %s',
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

  it('can be conceded even by the player without a pending decision', async () => {
    const { data } = await api.ask(startMutation, {
      input: { players: [{ name: 'Ada' }, { bot: 'RANDOM' }] },
    });
    const game = data.startGame as Begun;
    const token = { authorization: `Bearer ${game.seats[0]?.token ?? ''}` };
    const answer = await api.ask(
      'query ($id: ID!) { game(id: $id) { state(as: "0") { decision { id } } } }',
      { id: game.id },
      token,
    );
    const decision = (answer.data.game as { state: { decision: { id: number } } }).state.decision.id;
    const stranger = await api.ask(concede, { game: game.id, decision });
    expect(stranger.errors.map(({ extensions }) => extensions['code'])).toEqual(['SEAT_REQUIRED']);
    const given = await api.ask(concede, { game: game.id, decision }, token);
    expect(given.data.decide).toMatchObject({ result: { winners: [1], reason: 'conceded' } });
    const again = await api.ask(concede, { game: game.id, decision }, token);
    expect(again.data).toEqual(given.data);
  });
});
