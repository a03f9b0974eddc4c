import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MemoryEventStore, type EventStore, type AdministrationStreams } from '#event-store';
import type { GameId, AdministrationEntry, Visibility } from '#record';
import { highCardGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';
import { signedAccess, signedIn } from '../../test/tokens.js';
import { ADMINISTRATION_STREAMS } from '../api.tokens.js';
import { CatalogueSync } from './catalogue-sync.js';

const MOST = 100;
const parent = highCardGame('parent');
const revision = parent.find(({ event }) => event.kind === 'DecisionRequested')!.revision;
const branch = (at: number): GameId => `branch-${at}` as GameId;
const opened = (visibility: Visibility): AdministrationEntry => ({
  kind: 'GameOpened',
  visibility,
  seats: [],
  by: 'Ada',
});
const branched = (game: GameId): AdministrationEntry => ({
  kind: 'Branched',
  game,
  position: `${revision}`,
  by: 'Ada',
});
const odd = { id: '00000000-0000-4000-8000-000000000001', type: 'Odd', data: {}, metadata: {} };

describe('a list of branches', () => {
  const read: string[] = [];
  let api: RunningApi;
  let administration: AdministrationStreams;

  beforeAll(async () => {
    const store = new MemoryEventStore();
    const counted: EventStore = new Proxy(store, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]): unknown => {
          if (key === 'read') read.push(String(given[0]));
          return Reflect.apply(value, target, given);
        };
      },
    });
    api = await RunningApi.start({ parent }, { access: signedAccess(), store: counted });
    administration = api.server.app.get<AdministrationStreams>(ADMINISTRATION_STREAMS);
    const all = Array.from({ length: MOST }, (_, at) => branch(at));
    await administration.append('parent' as GameId, [opened('PUBLIC'), ...all.map(branched)], 'no-stream');
    for (const [at, id] of all.entries()) {
      await administration.append(id, [opened(at % 2 === 0 ? 'PUBLIC' : 'PRIVATE')], 'no-stream');
      // Appends nothing to the first branch, which therefore has administrative entries but no events.
      if (at > 0)
        await api.streams.append(id, [{ kind: 'GameBranched', parent: 'parent', revision }], 'no-stream');
    }
    await api.server.app.get(CatalogueSync).catchUp();
  });
  afterAll(() => api.stop());

  const branchesFor = async (headers: Record<string, string>): Promise<readonly string[]> => {
    const { data, errors } = await api.ask('{ game(id: "parent") { branches { id } } }', {}, headers);
    expect(errors).toEqual([]);
    return (data.game.branches as { id: string }[]).map(({ id }) => id);
  };

  it('names the branches that the reader may know about, without reading their records', async () => {
    read.length = 0;
    expect(await branchesFor({})).toEqual(
      Array.from({ length: MOST / 2 - 1 }, (_, at) => branch(2 * at + 2)),
    );
    const ofBranches = () => read.filter((stream) => stream.startsWith('game-branch-'));
    // The list does not contain the branch without events, so the branch's stream is read.
    expect(ofBranches()).toEqual(['game-branch-0']);
    expect(await branchesFor(await signedIn('admin'))).toHaveLength(MOST - 1);
    expect(ofBranches()).toHaveLength(2);
  });

  it('names a branch before it is in the list of games, but never if its administrative entries are unreadable', async () => {
    const late = branch(MOST);
    const unclear = branch(MOST + 1);
    await administration.append('parent' as GameId, [branched(late), branched(unclear)], 'any');
    for (const id of [late, unclear]) {
      await administration.append(id, [opened('PUBLIC')], 'no-stream');
      await api.streams.append(id, [{ kind: 'GameBranched', parent: 'parent', revision }], 'no-stream');
    }
    await api.store.append(`administration-${unclear}`, [odd], 'any');
    const ids = await branchesFor(await signedIn('admin'));
    expect(ids.at(-1)).toBe(late);
    expect(ids).not.toContain(unclear);
  });

  it('does not read a game to refuse it to people who may not know about it', async () => {
    read.length = 0;
    const [hidden, none] = await Promise.all(
      ['branch-1', 'no-such-game'].map((id) => api.ask(`{ game(id: "${id}") { branches { id } } }`)),
    );
    expect(hidden!.errors.map(({ extensions }) => extensions['code'])).toEqual(['GAME_NOT_FOUND']);
    expect(hidden!.text.replaceAll('branch-1', 'no-such-game')).toBe(none!.text);
    expect(read.filter((stream) => stream === 'game-branch-1')).toEqual([]);
  });
});
