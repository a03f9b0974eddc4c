import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { randomBot } from '#analysis';
import { altered } from '#altered/rules';
import { openDecks, printDeck } from '#altered/cards';
import { verified } from '#projections';
import { AdministrationStreams } from '#event-store';
import { pause } from '#runtime';
import * as record from '#record';
import { gameStream, type Decision, type GameId } from '#record';
import { RunningApi } from '../../test/running-api.js';

// Slow: plays whole games over HTTP and sockets.

interface SeatToken {
  readonly seat: number;
  readonly name: string;
  readonly token: string | null;
  readonly invitation?: string | null;
}
interface Begun {
  readonly id: GameId;
  readonly seats: readonly SeatToken[];
}

const bearer = (token: string | null | undefined) => ({ authorization: `Bearer ${token ?? ''}` });
const begun = 'id seats { seat name token invitation } warnings';
const decisionFields = 'id seat kind min max options { key }';
const players = [
  { name: 'Ada', deck: openDecks()[0]!.name },
  { name: 'Ben', deck: printDeck(openDecks()[1]!) },
];

let api: RunningApi;

describe('play', () => {
  beforeEach(async () => {
    api = await RunningApi.start();
  });
  afterEach(() => api.stop());

  const ask = async (query: string, variables: Record<string, unknown>, token?: string | null) => {
    const answer = await api.ask(query, variables, token === undefined ? {} : bearer(token));
    return {
      ...answer,
      code: answer.errors[0]?.extensions['code'],
      extensions: answer.errors[0]?.extensions,
    };
  };
  const startMutation = `mutation ($input: StartGameInput!) { startGame(input: $input) { ${begun} } }`;
  const claimMutation = `mutation ($invitation: String!) { claimSeat(invitation: $invitation) { game seat name token } }`;
  /** Claims the seats of all invited players. */
  const claimed = async ({ id, seats }: Begun): Promise<Begun> => ({
    id,
    seats: await Promise.all(
      seats.map(async ({ invitation, ...seat }) => {
        if (invitation == null) return seat;
        const { data, errors } = await ask(claimMutation, { invitation });
        expect(errors).toEqual([]);
        expect(data.claimSeat).toMatchObject({ game: id, seat: seat.seat, name: seat.name });
        return { ...seat, token: data.claimSeat.token as string };
      }),
    ),
  });
  const start = async (input: Record<string, unknown> = {}): Promise<Begun> => {
    const { data, errors } = await ask(startMutation, { input: { players, ...input } });
    expect(errors).toEqual([]);
    return claimed(data.startGame as Begun);
  };
  const state = async ({ id, seats }: Begun, seat: number) => {
    const query = `query ($id: ID!, $as: String!) { game(id: $id) { state(as: $as) { position decision { ${decisionFields} } result { winners } } } }`;
    const { data } = await ask(query, { id, as: `${seat}` }, seats[seat]?.token);
    return data.game.state as { position: string; decision: Decision | null; result: unknown };
  };
  const decideMutation = `mutation ($game: ID!, $decision: Int!, $choice: [String!]!, $thinkingTime: Int) {
  decide(game: $game, decision: $decision, choice: $choice, thinkingTime: $thinkingTime) {
    position events { position kind text } next { ${decisionFields} } result { winners } } }`;
  const decide = (
    { id, seats }: Begun,
    seat: number,
    decision: number,
    choice: readonly string[],
    more = {},
  ) => ask(decideMutation, { game: id, decision, choice, ...more }, seats[seat]?.token);
  const bot = randomBot('api');
  /** Returns the pending decision as the deciding player sees it. */
  async function pending(game: Begun): Promise<Decision> {
    const { decision } = await state(game, 0);
    if (decision === null) throw new Error('the game is over');
    const own = await state(game, decision.seat);
    return own.decision!;
  }
  const firstKeys = ({ options, min }: Decision) => options.slice(0, min).map(({ key }) => key);
  const verdict = async (id: GameId) => verified(altered, await api.streams.read(id)).status;

  describe('a game between two clients that use only the API', () => {
    const clients: Client[] = [];
    afterEach(async () => {
      for (const client of clients.splice(0)) await client.dispose();
    });

    /** Plays in one seat: makes each decision as soon as the subscription reports it. */
    async function play(game: Begun, seat: number): Promise<string[]> {
      const client = createClient({
        url: `${api.url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
        connectionParams: bearer(game.seats[seat]?.token),
      });
      clients.push(client);
      const heard: string[] = [];
      const query =
        'subscription ($id: ID!, $as: String!) { gameEvents(id: $id, as: $as) { position kind } }';
      for await (const { data, errors } of client.iterate<{ gameEvents: { position: string; kind: string } }>(
        {
          query,
          variables: { id: game.id, as: `${seat}` },
        },
      )) {
        if (errors) throw new Error(JSON.stringify(errors));
        const entry = data?.gameEvents;
        heard.push(entry?.position ?? '');
        if (entry?.kind !== 'DecisionRequested') continue;
        const { decision, position } = await state(game, seat);
        if (position !== entry.position || decision?.seat !== seat) continue;
        const { errors: refused } = await decide(game, seat, decision.id, bot(decision), {
          thinkingTime: 5,
        });
        expect(refused).toEqual([]);
      }
      return heard;
    }

    it('is played to its end, received in full by both, and reproduced exactly', async () => {
      const game = await start();
      expect(game.seats).toMatchObject([
        { seat: 0, name: 'Ada', token: expect.any(String) },
        { seat: 1, name: 'Ben', token: expect.any(String) },
      ]);
      const heard = await Promise.all([play(game, 0), play(game, 1)]);
      const events = await api.streams.read(game.id);
      expect(events.at(-1)?.event.kind).toBe('GameEnded');
      for (const positions of heard) expect(positions).toEqual(events.map(({ revision }) => `${revision}`));
      expect(await verdict(game.id)).toBe('EXACT');
      const over = await decide(game, 0, 1, []);
      expect(over.code).toBe('GAME_OVER');
      expect(over.extensions?.['data']).toMatchObject({ rule: expect.stringMatching(/\d/) });
    }, 120_000);
  });

  describe('a decision', () => {
    let game: Begun;
    beforeEach(async () => {
      game = await start();
    });
    const length = async () => (await api.streams.read(game.id)).length;

    it('returns what happened from the perspective of its seat, and the next decision', async () => {
      const decision = await pending(game);
      const before = await length();
      const { data } = await decide(game, decision.seat, decision.id, firstKeys(decision));
      const { next, position, result } = data.decide;
      const events = data.decide.events as readonly unknown[];
      expect(events[0]).toMatchObject({ position: `${before}`, kind: 'DecisionMade' });
      expect(events.at(-1)).toMatchObject({ position, kind: 'DecisionRequested' });
      expect(position).toBe(`${(await length()) - 1}`);
      expect(next.id).toBe(decision.id + 1);
      expect(next.options === null).toBe(next.seat !== decision.seat);
      expect(result).toBeNull();
    });

    it('returns the same answer again, and appends nothing', async () => {
      const decision = await pending(game);
      const choice = firstKeys(decision);
      const first = await decide(game, decision.seat, decision.id, choice);
      const there = await length();
      const again = await decide(game, decision.seat, decision.id, choice);
      expect(again.text).toBe(first.text);
      const next = await pending(game);
      await decide(game, next.seat, next.id, firstKeys(next));
      expect((await decide(game, decision.seat, decision.id, choice)).text).toBe(first.text);
      expect(there).toBeLessThan(await length());
      expect(await verdict(game.id)).toBe('EXACT');
    });

    it('is accepted once if it is sent many times; the other requests receive a conflict or the same answer', async () => {
      const decision = await pending(game);
      const choices = Array.from({ length: 24 }, (_, at) => randomBot(`rival-${at}`)(decision));
      const answers = await Promise.all(
        choices.map((choice) => decide(game, decision.seat, decision.id, choice)),
      );
      const made = (await api.streams.read(game.id)).flatMap(({ event }) =>
        event.kind === 'DecisionMade' && event.decision === decision.id ? [event] : [],
      );
      expect(made).toHaveLength(1);
      for (const [at, { code, data }] of answers.entries())
        if (choices[at]?.join() === made[0]?.choice.join()) expect(data.decide.next.id).toBe(decision.id + 1);
        else expect(['DECISION_CONFLICT', 'DECISION_STALE']).toContain(code);
      expect(await verdict(game.id)).toBe('EXACT');
    });

    it('that was recorded when its answer was lost is neither lost nor duplicated', async () => {
      const decision = await pending(game);
      const append = api.store.append.bind(api.store);
      api.store.append = async (...appended) => {
        api.store.append = append;
        await append(...appended);
        throw new Error('the wire broke');
      };
      const choice = firstKeys(decision);
      expect((await decide(game, decision.seat, decision.id, choice)).code).toBe('INTERNAL');
      const there = await length();
      expect((await decide(game, decision.seat, decision.id, choice)).errors).toEqual([]);
      expect(await length()).toBe(there);
    });

    it('is refused with the rule, and nothing is recorded, if the rules refuse it', async () => {
      const decision = await pending(game);
      const { seat, id } = decision;
      const other = 1 - seat;
      const before = await length();
      const tooMany = decision.options.map(({ key }) => key);
      const cases: readonly (readonly [
        string,
        Promise<{ readonly code: unknown; readonly extensions: unknown }>,
      ])[] = [
        [
          'OPTION_UNKNOWN',
          decide(
            game,
            seat,
            id,
            Array.from({ length: decision.min }, () => 'nothing'),
          ),
        ],
        ['OPTIONS_TOO_FEW', decide(game, seat, id, [])],
        ['OPTIONS_TOO_MANY', decide(game, seat, id, tooMany)],
        [
          'OPTION_REPEATED',
          decide(
            game,
            seat,
            id,
            Array.from({ length: decision.min }, () => tooMany[0] ?? ''),
          ),
        ],
        ['DECISION_STALE', decide(game, seat, id + 1, firstKeys(decision))],
        ['DECISION_STALE', decide(game, seat, -1, firstKeys(decision))],
        ['SEAT_NOT_ASKED', decide(game, other, id, firstKeys(decision))],
      ];
      for (const [code, answer] of cases) {
        const { extensions } = (await answer) as { extensions: Record<string, unknown> };
        expect(extensions).toMatchObject({ code, data: { rule: expect.stringMatching(/\d/) } });
      }
      expect(await length()).toBe(before);
    });

    it('against bots can be undone in a branch by their only opponent', async () => {
      const takeBack = async ({ id }: Begun, token?: string | null) => {
        const query = `mutation ($game: ID!) { takeBack(game: $game) { ${begun} } }`;
        const { data, code } = await ask(query, { game: id }, token);
        return (code ?? data.takeBack) as string | Begun;
      };
      const game = await start({ players: [players[0], { bot: 'RANDOM' }], seat: 0 });
      const own = game.seats[0]?.token;
      const ownDecision = async (of: Begun): Promise<Decision> => {
        for (;;) {
          const { decision } = await state(of, 0);
          if (decision?.seat === 0) return decision;
          await pause(20, {});
        }
      };
      expect(await takeBack(game, own)).toBe('DECISION_NOT_FOUND');
      const first = await ownDecision(game);
      const choice = first.options.slice(0, first.min).map(({ key }) => key);
      expect((await decide(game, 0, first.id, choice)).errors).toEqual([]);
      expect(await takeBack(game)).toBe('SEAT_REQUIRED');
      const again = (await takeBack(game, own)) as Begun;
      expect(again.seats.map(({ token }) => token === null)).toEqual([false, true]);
      expect(await ownDecision(again)).toEqual(first);
      // In the original game, the choice is not taken back, so a later decision is pending.
      expect((await ownDecision(game)).id).not.toBe(first.id);
      const rival = await start();
      expect(await takeBack(rival, rival.seats[0]?.token)).toBe('FORBIDDEN');
    });

    it('requires the token of a seat of this game', async () => {
      const decision = await pending(game);
      const other = await start({ visibility: 'PUBLIC' });
      const choice = firstKeys(decision);
      const forge = (token: string | null | undefined) =>
        ask(decideMutation, { game: game.id, decision: decision.id, choice }, token);
      expect((await ask(decideMutation, { game: game.id, decision: decision.id, choice })).code).toBe(
        'SEAT_REQUIRED',
      );
      expect((await forge(other.seats[decision.seat]?.token)).code).toBe('SEAT_REQUIRED');
      expect((await forge(`${game.seats[0]?.token}x`)).code).toBe('UNAUTHENTICATED');
      expect((await decide({ ...game, id: 'none' as GameId }, 0, 1, [])).code).toBe('GAME_NOT_FOUND');
      expect((await decide(game, decision.seat, decision.id, choice, { thinkingTime: -1 })).code).toBe(
        'THINKING_TIME_INVALID',
      );
    });

    it("does not reveal another seat's secret choice to people who guess it", async () => {
      const decision = await pending(game);
      const choice = firstKeys(decision);
      await decide(game, decision.seat, decision.id, choice);
      const guesses = [choice, ['wrong']];
      const answers = await Promise.all(
        guesses.map(async (guess) => (await decide(game, 1 - decision.seat, decision.id, guess)).text),
      );
      expect(answers[0]).toBe(answers[1]);
    });

    it("shows a seat's hand only to its token", async () => {
      const query = 'query ($id: ID!, $as: String!) { game(id: $id) { state(as: $as) { position } } }';
      const looking = (as: string, token?: string | null) => ask(query, { id: game.id, as }, token);
      expect((await looking('0', game.seats[0]?.token)).errors).toEqual([]);
      expect((await looking('0', game.seats[1]?.token)).code).toBe('VIEW_FORBIDDEN');
      expect((await looking('all', game.seats[1]?.token)).code).toBe('VIEW_FORBIDDEN');
      expect((await looking('0')).code).toBe('VIEW_FORBIDDEN');
    });
  });

  describe('starting a game', () => {
    const refusal = async (input: Record<string, unknown>) => {
      const { code, extensions } = await ask(startMutation, { input: { players, ...input } });
      return { code, advice: extensions?.['advice'], where: extensions?.['where'] };
    };
    const withDeck = (deck: string) => ({ players: [players[0], { name: 'Ben', deck }] });
    const named = (name: string | null) => ({ players: [players[0], { name }] });

    it.each<readonly [string, Record<string, unknown>, string]>([
      ['an unknown game', { module: 'chess' }, 'MODULE_UNKNOWN'],
      ['an unknown edition', { edition: '9.9' }, 'EDITION_UNKNOWN'],
      ['an unknown format', { format: 'draft' }, 'FORMAT_UNKNOWN'],
      ['no name', named(null), 'NAME_INVALID'],
      ['a blank name', named('  '), 'NAME_INVALID'],
      ['a name of two lines', named('A\nB'), 'NAME_INVALID'],
      ['an invisible name', named('\u3164'), 'NAME_INVALID'],
      ['a long name', named('x'.repeat(61)), 'NAME_INVALID'],
      ['an empty seed', { seed: '' }, 'SEED_INVALID'],
      ['a long seed', { seed: 'x'.repeat(101) }, 'SEED_INVALID'],
      ['an unknown deck', withDeck('No such deck'), 'DECK_NOT_FOUND'],
      ['a list of one card', withDeck('3 OPEN_RIVER_B_AX_03_C'), 'DECK_'],
      ['an invalid list', withDeck('what\na fine day'), 'DECK_'],
      ['a very long list', withDeck('3 X\n'.repeat(10_000)), 'DECK_LIST_TOO_LARGE'],
      ['no players', { players: [] }, ''],
      ['one player', { players: players.slice(0, 1) }, ''],
      ['too many players', { players: Array(9).fill(players[0]) }, 'PLAYERS_TOO_MANY'],
    ])('is refused with %s', async (_, input, code) => {
      const refused = await refusal(input);
      expect(refused.code).toMatch(new RegExp(`^${code}`));
      expect(refused.code).not.toBe('INTERNAL');
      expect(await api.store.head()).toBeNull();
    });

    it('keeps it private to its players when it is over, unless another visibility is requested', async () => {
      const { id } = await start();
      const administration = new AdministrationStreams(api.store, { record });
      expect((await administration.read(id)).map(({ entry }) => entry)).toEqual([
        {
          kind: 'GameOpened',
          visibility: 'PRIVATE',
          seats: [
            { seat: 0, handedOut: true },
            { seat: 1, handedOut: true, invitation: expect.any(String) },
          ],
          by: 'owner',
          author: { kind: 'owner' },
        },
        expect.objectContaining({ kind: 'SeatClaimed', seat: 1 }),
      ]);
    });

    it('with the same seed plays the same game, and otherwise a different one', async () => {
      const first = async (input: Record<string, unknown>) => {
        const { id } = await start(input);
        return JSON.stringify((await api.streams.read(id)).map(({ event }) => event));
      };
      const [seeded, repeated, other, drawn] = [
        await first({ seed: 'a' }),
        await first({ seed: 'a' }),
        await first({ seed: 'b' }),
        await first({}),
      ];
      expect(repeated).toBe(seeded);
      expect(new Set([seeded, other, drawn]).size).toBe(3);
    });
  });

  describe('bots', () => {
    /** Reads the record until an event of the expected kind. */
    const until = async (id: GameId, isThere: (kind: string | undefined) => boolean) => {
      for await (const { event } of api.streams.follow(id, -1)) if (isThere(event.kind)) return;
    };

    it('play against each other to the end', async () => {
      const game = await start({ players: [{ bot: 'RANDOM' }, { bot: 'RANDOM', name: 'Chance' }] });
      expect(game.seats).toEqual([
        { seat: 0, name: 'Random bot', token: null },
        { seat: 1, name: 'Chance', token: null },
      ]);
      await until(game.id, (kind) => kind === 'GameEnded');
      expect(await verdict(game.id)).toBe('EXACT');
    }, 60_000);

    it('wait for their human opponents, and continue', async () => {
      const game = await start({ players: [players[0], { bot: 'GREEDY' }] });
      const [{ token } = { token: null }] = game.seats;
      const query = 'subscription ($id: ID!) { gameEvents(id: $id, as: "0") { position kind } }';
      const client = createClient({
        url: `${api.url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
        connectionParams: bearer(token),
      });
      let taken = 0;
      for await (const { data } of client.iterate<{ gameEvents: { position: string; kind: string } }>({
        query,
        variables: { id: game.id },
      })) {
        if (data?.gameEvents.kind !== 'DecisionRequested') continue;
        const { decision, position } = await state(game, 0);
        if (position !== data.gameEvents.position || decision?.seat !== 0) continue;
        expect((await decide(game, 0, decision.id, bot(decision))).errors).toEqual([]);
        if (++taken === 12) break;
      }
      await client.dispose();
      expect(await verdict(game.id)).toBe('EXACT');
    }, 60_000);

    it('continue after the server restarts', async () => {
      const game = await start({ players: [{ bot: 'RANDOM' }, { bot: 'RANDOM' }] });
      await until(game.id, (kind) => kind === 'DecisionMade');
      const { store } = api;
      const close = store.close.bind(store);
      // Keeps the store open when the server stops, so that the next server finds the same events.
      store.close = async () => undefined;
      await api.stop();
      const cut = await api.streams.read(game.id);
      expect(cut.at(-1)?.event.kind).not.toBe('GameEnded');
      store.close = close;
      api = await RunningApi.start({}, { store });
      await until(game.id, (kind) => kind === 'GameEnded');
      expect((await api.streams.read(game.id)).slice(0, cut.length)).toEqual(cut);
      expect(await verdict(game.id)).toBe('EXACT');
    }, 60_000);
  });

  describe('a branch', () => {
    const branchMutation = `mutation ($game: ID!, $at: String!, $players: [BranchPlayerInput!], $visibility: Visibility) {
    branchGame(game: $game, at: $at, players: $players, visibility: $visibility) { ${begun} } }`;
    const bots = [{ bot: 'RANDOM' }, { bot: 'RANDOM' }];
    let parent: Begun;
    let positions: readonly string[];
    beforeEach(async () => {
      parent = await start({ players: bots, seed: 'branch', visibility: 'PLAYERS' });
      for await (const { event } of api.streams.follow(parent.id, -1)) if (event.kind === 'GameEnded') break;
      positions = (await api.streams.read(parent.id))
        .filter(({ event }) => event.kind === 'DecisionRequested')
        .map(({ revision }) => `${revision}`);
    });
    const branch = (more: Record<string, unknown> = {}) =>
      ask(branchMutation, { game: parent.id, at: positions[10], ...more });

    it('continues from a position with new tokens, and both games link to each other', async () => {
      const game = await claimed((await branch()).data.branchGame as Begun);
      const decision = await pending(game);
      expect((await decide(game, decision.seat, decision.id, firstKeys(decision))).errors).toEqual([]);
      const [own, before] = [await api.streams.read(game.id), await api.streams.read(parent.id)];
      expect(own.slice(0, Number(positions[10]) + 1)).toEqual(before.slice(0, Number(positions[10]) + 1));
      expect(await verdict(game.id)).toBe('EXACT');
      const query = 'query ($id: ID!) { game(id: $id) { parent { id position } branches { id position } } }';
      expect((await ask(query, { id: game.id }, game.seats[0]?.token)).data.game).toEqual({
        parent: { id: parent.id, position: positions[10] },
        branches: [],
      });
      expect((await ask(query, { id: parent.id })).data.game).toEqual({
        parent: null,
        branches: [{ id: game.id, position: positions[10] }],
      });
    });

    it('can be continued by bots', async () => {
      const game = (await branch({ players: bots })).data.branchGame as Begun;
      for await (const { event } of api.streams.follow(game.id, -1)) if (event.kind === 'GameEnded') break;
      expect(await verdict(game.id)).toBe('EXACT');
    });

    it('is refused, with the nearest positions, if play cannot continue there', async () => {
      const { code, extensions } = await branch({ at: `${Number(positions[10]) + 1}` });
      expect(code).toBe('DECISION_NOT_FOUND');
      expect(extensions?.['data']).toEqual({ nearest: [positions[10], positions[11]] });
      expect((await branch({ at: 'x' })).code).toBe('POSITION_INVALID');
      expect((await branch({ at: '99999' })).code).toBe('POSITION_OUT_OF_RANGE');
      expect((await branch({ game: 'none' })).code).toBe('GAME_NOT_FOUND');
      expect((await branch({ players: [{ bot: 'RANDOM' }] })).code).toBe('PLAYER_COUNT_INVALID');
      expect((await branch({ visibility: 'PUBLIC' })).code).toBe('VISIBILITY_TOO_WIDE');
    });

    it('is refused to users who may not see everything', async () => {
      const live = await start();
      const { code } = await ask(branchMutation, { game: live.id, at: '1' }, live.seats[0]?.token);
      expect(code).toBe('VIEW_FORBIDDEN');
    });

    it('prevents its parent from being deleted', async () => {
      const game = (await branch({ players: bots })).data.branchGame as Begun;
      const remove = (id: string) => ask('mutation ($id: ID!) { deleteGame(game: $id) }', { id });
      const refused = await remove(parent.id);
      expect(refused.code).toBe('GAME_HAS_BRANCHES');
      expect(refused.extensions?.['data']).toEqual({ branches: [game.id] });
      expect((await remove(game.id)).data).toEqual({ deleteGame: game.id });
      expect((await remove(parent.id)).data).toEqual({ deleteGame: parent.id });
    });
  });

  describe('deleting a game', () => {
    const remove = (id: string, token?: string | null) =>
      ask('mutation ($id: ID!) { deleteGame(game: $id) }', { id }, token);

    it('closes it for all users, and informs subscribers', async () => {
      const game = await start();
      const client = createClient({
        url: `${api.url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
        connectionParams: bearer(game.seats[0]?.token),
      });
      const feed = client.iterate({
        query: 'subscription ($id: ID!) { gameEvents(id: $id, as: "0") { position } }',
        variables: { id: game.id },
      });
      const there = (await api.streams.read(game.id)).length;
      for (let heard = 0; heard < there; heard++) await feed.next();
      const code = (async () => {
        try {
          for await (const { errors } of feed) if (errors) return errors[0]?.extensions?.['code'];
          return 'ended';
        } catch (errors) {
          return (errors as readonly { extensions?: Record<string, unknown> }[])[0]?.extensions?.['code'];
        }
      })();
      const decision = await pending(game);
      expect((await remove(game.id)).data).toEqual({ deleteGame: game.id });
      expect(await code).toBe('GAME_DELETED');
      await client.dispose();
      expect((await decide(game, decision.seat, decision.id, firstKeys(decision))).code).toBe(
        'GAME_NOT_FOUND',
      );
      expect((await ask('query ($id: ID!) { game(id: $id) { id } }', { id: game.id })).code).toBe(
        'GAME_NOT_FOUND',
      );
      expect((await remove(game.id)).data).toEqual({ deleteGame: game.id });
      await expect(api.store.read(gameStream(game.id))[Symbol.asyncIterator]().next()).rejects.toMatchObject({
        code: 'STREAM_NOT_FOUND',
      });
    });

    it('is refused if the game does not exist', async () => {
      expect((await remove('none')).code).toBe('GAME_NOT_FOUND');
    });
  });
});
