import { afterEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { openEventStore } from '#event-store';
import { fail, type Decision, type Setup } from '#record';
import { abilityDecks } from '#altered/testing';
import { RunningApi } from '../../test/running-api.js';
import { creates, gameOf } from '../../test/strange-game.js';
import { RulesThreads } from './rules-threads.js';
import { rulesFailed } from './rules-task.js';

const branch = `mutation ($game: ID!, $at: String!, $players: [BranchPlayerInput!]) {
  branchGame(game: $game, at: $at, players: $players) { id seats { seat token invitation } } }`;
const claim = `mutation ($invitation: String!) { claimSeat(invitation: $invitation) { token } }`;
const bots = [{ bot: 'RANDOM' }, { bot: 'RANDOM' }];
const look = `query ($id: ID!) { game(id: $id) { lastPosition halted { decision code message } } }`;

let api: RunningApi;

describe('endless game', () => {
  afterEach(() => api.stop());

  const branched = async (game: string, at: string, players: unknown = bots) =>
    api.ask(branch, { game, at, players });

  interface SeatToken {
    readonly seat: number;
    readonly token: string | null;
    readonly invitation: string | null;
  }

  interface Halted {
    readonly decision: number;
    readonly code: string;
    readonly message: string;
  }

  /** Queries the game until its play is halted. */
  async function halted(id: string): Promise<Halted | null> {
    for (let tries = 0; tries < 300; tries++) {
      const { data } = await api.ask(look, { id });
      const stands = data.game.halted as Halted | null;
      if (stands !== null) return stands;
      await after(50);
    }
    return null;
  }

  describe('an imported game whose cards trigger each other endlessly', () => {
    it('cannot be branched if no game could start with its cards', async () => {
      const { events, at } = gameOf(creates(40_000));
      api = await RunningApi.start({ endless: events });
      const { errors } = await branched('endless', at);
      expect(errors[0]?.extensions['code']).toBe('ABILITY_INVALID');
    });

    it('is played by bots up to the work limit, and reports that it is halted, even after a restart', async () => {
      const { events, at } = gameOf(creates({ times: [900, 900] }));
      const folder = mkdtempSync(path.join(tmpdir(), 'retrace-endless-'));
      const store = () => openEventStore({ kind: 'sqlite', folder });
      api = await RunningApi.start({ endless: events }, { store: await store() });
      const { data, errors } = await branched('endless', at);
      expect(errors).toEqual([]);
      const { id } = data.branchGame as { id: string };
      const stands = await halted(id);
      expect(stands).toMatchObject({
        code: 'WORK_TOO_LARGE',
        message: expect.stringContaining('too many times'),
      });
      const where = (await api.ask(look, { id })).data.game.lastPosition as string;

      await api.stop();
      api = await RunningApi.start({}, { store: await store() });
      const threads = api.server.app.get(RulesThreads);
      let requests = 0;
      const answer = threads.answer.bind(threads);
      threads.answer = (task) => {
        requests++;
        return answer(task);
      };
      await after(500);
      expect((await api.ask(look, { id })).data.game).toEqual({ lastPosition: where, halted: stands });
      expect(requests).toBe(0);

      // A second attempt has the same result.
      const again = await api.ask(`mutation { resumePlay(game: "${id}") }`);
      expect(again.errors).toEqual([]);
      expect(await halted(id)).toEqual(stands);
      expect(requests).toBe(1);
      rmSync(folder, { recursive: true, force: true });
    }, 90_000);

    it('refuses a choice with the error code, and accepts another', async () => {
      const { events, at } = gameOf(creates({ times: [900, 900] }));
      api = await RunningApi.start({ endless: events });
      const { data } = await branched('endless', at, null);
      const { id, seats: begun } = data.branchGame as { id: string; seats: SeatToken[] };
      const seats = await Promise.all(
        begun.map(async ({ seat, token, invitation }) => {
          if (token !== null) return { seat, token };
          const claimed = await api.ask(claim, { invitation });
          return { seat, token: claimed.data.claimSeat.token as string };
        }),
      );
      const query = `query ($id: ID!, $as: String!) { game(id: $id) { state(as: $as) { decision { id seat options { key } } } } }`;
      const decide = `mutation ($game: ID!, $decision: Int!, $choice: [String!]!) {
      decide(game: $game, decision: $decision, choice: $choice) { position } }`;
      const codes: unknown[] = [];
      for (let made = 0; made < 12 && !codes.includes('WORK_TOO_LARGE'); made++) {
        const seen = await Promise.all(
          seats.map(({ seat, token }) =>
            api.ask(query, { id, as: `${seat}` }, { authorization: `Bearer ${token}` }),
          ),
        );
        const all = seen.map((result) => result.data.game.state.decision as Decision);
        const mine = all.find((decision, seat) => decision.seat === seat)!;
        const authorization = `Bearer ${seats[mine.seat]?.token ?? ''}`;
        const [first] = mine.options;
        const took = await api.ask(
          decide,
          { game: id, decision: mine.id, choice: [first?.key] },
          { authorization },
        );
        codes.push(took.errors[0]?.extensions['code'] ?? 'taken');
        if (!codes.includes('WORK_TOO_LARGE')) continue;
        expect(await halted(id)).toMatchObject({ decision: mine.id, code: 'WORK_TOO_LARGE' });
      }
      expect(codes).toContain('WORK_TOO_LARGE');
      expect(codes).not.toContain('INTERNAL');
    }, 90_000);

    it('does not report that it is halted if it is not', async () => {
      api = await RunningApi.start({ endless: gameOf(creates(1)).events });
      expect(await api.codes('mutation { resumePlay(game: "endless") }')).toEqual(['PLAY_NOT_HALTED']);
      expect((await api.ask(look, { id: 'endless' })).data.game.halted).toBeNull();
    });
  });

  describe('the rules thread', () => {
    it('ends with the server, even while it is busy', async () => {
      api = await RunningApi.start();
      const threads = api.server.app.get(RulesThreads);
      // A decision with enough options to keep the thread busy for the maximum time.
      const options = Array.from({ length: 200_000 }, (_, key) => ({ key: `${key}` }));
      const state = {
        pending: { id: 1, seat: 0, kind: 'turn', options, min: 0, max: 200_000, rules: ['1'] },
      };
      const busy = threads.answer({
        module: 'altered',
        task: { ask: 'bot', state, bot: 'random', seed: 's' },
      });
      const ended = expect(busy).rejects.toMatchObject({ problem: { code: 'STORE_CLOSED' } });
      await after(300);
      await api.stop();
      await ended;
      api = await RunningApi.start();
    });

    it('answers with an error code if a state is invalid, and continues', async () => {
      api = await RunningApi.start();
      const threads = api.server.app.get(RulesThreads);
      for (const state of [null, {}, { pending: { seat: 0, options: [], min: 1, max: 1, rules: [] } }])
        expect(
          await threads.answer({ module: 'altered', task: { ask: 'bot', state, bot: 'greedy', seed: 's' } }),
        ).toEqual(fail(rulesFailed));
      const [setup] = abilityDecks('fine') as [Setup];
      expect(await threads.answer({ module: 'altered', task: { ask: 'begin', setup } })).toEqual({
        ok: true,
        value: [],
      });
    });
  });
});
