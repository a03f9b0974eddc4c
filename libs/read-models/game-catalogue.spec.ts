import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Database from 'better-sqlite3';
import { GameStreams, MemoryEventStore, type EventStore } from '#event-store';
import { summaryOf } from '#projections';
import * as record from '#record';
import type { GameId, RecordedEvent } from '#record';
import { highCard, highCardSetup, playRandomly, uuidOf } from '#testing';
import { GameCatalogue, ordinalOf, type CataloguePage, type CatalogueQuery } from './index.js';

const idOf = (name: string) => name as GameId;
const play = (id: string, names = ['Ada', 'Ben'], decisions = Infinity): RecordedEvent[] =>
  playRandomly(highCard, highCardSetup({ seed: id, names }), id, { game: id, decisions });

describe('GameCatalogue', () => {
  let folder: string;
  let store: MemoryEventStore;
  let streams: GameStreams;
  let open: GameCatalogue[];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'retrace-catalogue-'));
    store = new MemoryEventStore();
    streams = new GameStreams(store, { record, actionCheck: () => highCard.malformed });
    open = [];
  });
  afterEach(async () => {
    for (const catalogue of open) await catalogue.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });

  const opened = (place: string | null = folder): GameCatalogue => {
    const catalogue = GameCatalogue.open(place);
    open.push(catalogue);
    return catalogue;
  };
  const put = (id: string, events: readonly RecordedEvent[], after: number | 'no-stream' = 'no-stream') =>
    streams.appendRecorded(idOf(id), events, after);
  const recordGames = async (count: number): Promise<void> => {
    for (let game = 0; game < count; game++) await put(`g${game}`, play(`g${game}`));
  };
  const all = (catalogue: GameCatalogue): Promise<CataloguePage> => catalogue.page({ first: 100 });
  const ids = async (catalogue: GameCatalogue, query: Partial<CatalogueQuery> = {}) =>
    (await catalogue.page({ first: 100, ...query })).games.map(({ id }) => id);
  /** What the events themselves say, newest game first. */
  const truth = async (...games: readonly string[]) =>
    Promise.all(
      [...games].reverse().map(async (id) => ({ id, summary: summaryOf(await streams.read(idOf(id))) })),
    );
  const listed = async (catalogue: GameCatalogue) =>
    (await all(catalogue)).games.map(({ id, summary }) => ({ id, summary }));

  it('lists the games, newest first, with the summaries of their events', async () => {
    await recordGames(3);
    const catalogue = opened();
    await catalogue.catchUp(store);
    expect(await listed(catalogue)).toEqual(await truth('g0', 'g1', 'g2'));
    expect(await catalogue.game('g1')).toEqual((await truth('g1'))[0]);
    expect(await catalogue.game('g9')).toBeNull();
  });

  it('takes no notice of streams that are no games', async () => {
    await store.append('notes-g0', [{ id: uuidOf('n'), type: 'Noted', data: {}, metadata: {} }], 'no-stream');
    const catalogue = opened();
    await catalogue.catchUp(store);
    expect(await all(catalogue)).toEqual({ games: [], total: 0, hasNext: false });
  });

  describe('pages', () => {
    beforeEach(async () => {
      await put('a', play('a', ['Ada', 'Ben']));
      await put('b', play('b', ['100%', 'Ben_2'], 3));
      await put('c', play('c', ['Éva', 'Ada']));
      await put('d', play('d', ['1000', 'Ben12'], 1));
      await put('e', play('e', ['Adam', 'Cy!']));
      await opened().catchUp(store);
    });

    it('go on from the cursor to the end, also when games are added meanwhile', async () => {
      const catalogue = opened();
      const first = await catalogue.page({ first: 2 });
      await put('f', play('f'));
      await catalogue.catchUp(store);
      const second = await catalogue.page({ first: 2, after: first.games.at(-1)?.cursor ?? '' });
      const third = await catalogue.page({ first: 2, after: second.games.at(-1)?.cursor ?? '' });
      expect([first, second, third].map(({ games }) => games.map(({ id }) => id))).toEqual([
        ['e', 'd'],
        ['c', 'b'],
        ['a'],
      ]);
      expect([first, second, third].map(({ hasNext }) => hasNext)).toEqual([true, true, false]);
      expect([first, second, third].map(({ total }) => total)).toEqual([5, 6, 6]);
    });

    it('are filtered by the end, by the game and by players, whatever their case and signs', async () => {
      const catalogue = opened();
      expect(await ids(catalogue, { finished: true })).toEqual(['e', 'c', 'a']);
      expect(await ids(catalogue, { finished: false })).toEqual(['d', 'b']);
      expect(await ids(catalogue, { player: 'aDA' })).toEqual(['e', 'c', 'a']);
      expect(await ids(catalogue, { player: 'ÉVA' })).toEqual(['c']);
      expect(await ids(catalogue, { player: '100%' })).toEqual(['b']);
      expect(await ids(catalogue, { player: 'n_2' })).toEqual(['b']);
      expect(await ids(catalogue, { player: '!' })).toEqual(['e']);
      expect(await ids(catalogue, { module: 'high-card' })).toHaveLength(5);
      expect(await ids(catalogue, { module: 'chess' })).toEqual([]);
    });

    it('of filtered games count and go on among those alone', async () => {
      const catalogue = opened();
      const first = await catalogue.page({ first: 1, player: 'ada', finished: true });
      const cursor = first.games[0]?.cursor ?? '';
      const second = await catalogue.page({ first: 2, player: 'ada', finished: true, after: cursor });
      expect([first.total, first.hasNext, second.total, second.hasNext]).toEqual([3, true, 3, false]);
      expect(second.games.map(({ id }) => id)).toEqual(['c', 'a']);
    });

    it('begin at the newest for a cursor that is none', async () => {
      expect(ordinalOf('nonsense')).toBeNull();
      expect(await ids(opened(), { after: 'nonsense' })).toEqual(['e', 'd', 'c', 'b', 'a']);
    });
  });

  describe('the checkpoint', () => {
    it('is kept: a second handle reads what is new and nothing twice', async () => {
      await recordGames(2);
      await opened().catchUp(store);
      await put('late', play('late'));
      const taken: number[] = [];
      const again = opened();
      await again.catchUp(store, (events) => taken.push(events));
      await again.catchUp(store, (events) => taken.push(events));
      expect(taken).toEqual([(await streams.read(idOf('late'))).length]);
      expect(await listed(again)).toEqual(await truth('g0', 'g1', 'late'));
    });

    it('survives a death between batches', async () => {
      await recordGames(30);
      let given = 0;
      const dying = Object.assign(Object.create(store) as EventStore, {
        head: () => store.head(),
        async *readAll(options: object) {
          for await (const event of store.readAll(options)) {
            if (++given > 700) throw new Error('the power went');
            yield event;
          }
        },
      });
      const first = GameCatalogue.open(folder);
      await expect(first.catchUp(dying)).rejects.toThrow('the power went');
      const before = (await all(first)).total;
      await first.close();
      expect(before).toBeGreaterThan(0);
      const second = opened();
      const taken: number[] = [];
      await second.catchUp(store, (events) => taken.push(events));
      const games = Array.from({ length: 30 }, (_, game) => `g${game}`);
      expect(await listed(second)).toEqual(await truth(...games));
      const events = (await truth(...games)).reduce((sum, { summary }) => sum + (summary?.events ?? 0), 0);
      expect(taken.at(-1)).toBe(events - 500);
    });

    it('goes on inside a game', async () => {
      const events = play('g');
      await put('g', events.slice(0, 7));
      const catalogue = opened();
      await catalogue.catchUp(store);
      expect((await catalogue.game('g'))?.summary).toEqual(summaryOf(events.slice(0, 7)));
      await put('g', events.slice(7), 6);
      await catalogue.catchUp(store);
      expect((await catalogue.game('g'))?.summary).toEqual(summaryOf(events));
    });

    it('of a store that is no longer there is forgotten', async () => {
      await recordGames(3);
      await opened().catchUp(store);
      const other = new MemoryEventStore();
      await new GameStreams(other, { record, actionCheck: () => highCard.malformed }).appendRecorded(
        idOf('new'),
        play('new'),
        'no-stream',
      );
      const catalogue = opened();
      await catalogue.catchUp(other);
      expect(await ids(catalogue)).toEqual(['new']);
    });
  });

  it('is the same built anew as built bit by bit, cursors among it', async () => {
    const catalogue = opened();
    for (let game = 0; game < 4; game++) {
      const events = play(`g${game}`);
      await put(`g${game}`, events.slice(0, 9));
      await catalogue.catchUp(store);
      await put(`g${game}`, events.slice(9), 8);
      if (game % 2 === 0) await catalogue.catchUp(store);
    }
    await catalogue.catchUp(store);
    const grown = await all(catalogue);
    expect(grown.total).toBe(4);
    await catalogue.rebuild(store);
    expect(await all(catalogue)).toEqual(grown);
    const fresh = opened(null);
    await fresh.catchUp(store);
    expect(await all(fresh)).toEqual(grown);
  });

  it.each([
    [
      'of another version',
      (file: string) => new Database(file).exec('PRAGMA user_version = 99; CREATE TABLE games (x)').close(),
    ],
    [
      'damaged',
      (file: string) =>
        writeFileSync(file, 'not a database, but long enough to be taken for one. '.repeat(99)),
    ],
  ])('makes a file anew that is %s', async (_what, prepare) => {
    prepare(join(folder, 'read-models.sqlite'));
    await recordGames(2);
    const catalogue = opened();
    await catalogue.catchUp(store);
    expect(await listed(catalogue)).toEqual(await truth('g0', 'g1'));
  });

  it('is built once by two who build it at the same time, or build it anew while the other goes on', async () => {
    await recordGames(40);
    const [one, two] = [opened(), opened()];
    await Promise.all([one.catchUp(store), two.catchUp(store)]);
    const games = Array.from({ length: 40 }, (_, game) => `g${game}`);
    expect(await listed(one)).toEqual(await truth(...games));
    await put('x', play('x'));
    await Promise.all([one.catchUp(store), two.rebuild(store), one.catchUp(store), two.catchUp(store)]);
    expect(await listed(two)).toEqual(await truth(...games, 'x'));
    expect(await listed(one)).toEqual(await listed(two));
  });

  it('begins again when somebody else began anew between two batches', async () => {
    await recordGames(30);
    const [reader, other] = [opened(), opened()];
    let begunAnew = false;
    await reader.catchUp(store, () => {
      if (begunAnew) return;
      begunAnew = true;
      const sqlite = new Database(join(folder, 'read-models.sqlite'));
      sqlite.exec('DELETE FROM games; DELETE FROM checkpoints');
      sqlite.close();
    });
    expect(begunAnew).toBe(true);
    expect(await listed(other)).toEqual(await truth(...Array.from({ length: 30 }, (_, game) => `g${game}`)));
  });

  it('keeps up with games that are recorded side by side, and with those who catch up meanwhile', async () => {
    await put('early', play('early'));
    const catalogue = opened();
    const leaving = new AbortController();
    let caughtUp = (): void => undefined;
    const ready = new Promise<void>((resolve) => (caughtUp = resolve));
    const following = catalogue.follow(store, leaving.signal, caughtUp);
    await ready;
    expect(await ids(catalogue)).toEqual(['early']);
    const games = ['x', 'y', 'z'];
    await Promise.all(
      games.map(async (id) => {
        for (const event of play(id)) {
          await put(id, [event], event.revision === 0 ? 'no-stream' : event.revision - 1);
          if (event.revision % 10 === 0) await catalogue.catchUp(store);
        }
      }),
    );
    // The last of them may still be on their way to the follower.
    while ((await ids(catalogue, { finished: true })).length < 4) await new Promise(setImmediate);
    leaving.abort();
    await following;
    expect(await listed(catalogue)).toEqual(await truth('early', ...games));
  });

  it('lists what it can when an event cannot be read', async () => {
    const events = play('broken');
    await put('broken', events.slice(0, 5));
    await store.append(
      'game-broken',
      [{ id: uuidOf('odd'), type: 'Odd', data: { kind: 'Odd' }, metadata: { schema: 'x' } }],
      4,
    );
    await store.append(
      'game-none',
      [{ id: uuidOf('none'), type: 'Odd', data: null, metadata: null }],
      'no-stream',
    );
    const [first] = play('nulls');
    if (first?.event.kind !== 'GameStarted') throw new Error('a game starts');
    await put('nulls', [{ ...first, event: { ...first.event, cards: { 'hero-0': null, n1: 3 } } }]);
    await put('good', play('good'));
    const catalogue = opened();
    await catalogue.catchUp(store);
    expect(await ids(catalogue)).toEqual(['good', 'nulls', 'broken']);
    expect((await catalogue.game('broken'))?.summary.events).toBe(5);
  });
});
