import { beforeEach, describe, expect, it } from '@jest/globals';
import * as record from '#record';
import { gameStream, type GameEvent, type GameId } from '#record';
import { highCard, highCardSetup, playRandomly } from '#record/testing';
import { collect } from '../contract/events.js';
import { GameStreams } from './game-streams.js';
import { MemoryEventStore } from '../memory/store.js';

const [parent, branch, twig] = ['g1', 'g1-b', 'g1-b-c'] as [GameId, GameId, GameId];
const recording = playRandomly(highCard, highCardSetup({ days: 2 }), 'seed');
const events: readonly GameEvent[] = recording.map(({ event }) => event);
const step = events.find((event) => event.kind === 'StepResolved')!;
const branched = (from: string, revision: number): GameEvent => ({
  kind: 'GameBranched',
  parent: from,
  revision,
});

describe('a branch', () => {
  let store: MemoryEventStore;
  let games: GameStreams;
  const opened = () =>
    new GameStreams(store, {
      record,
      actionCheck: (module) => (module === highCard.id ? highCard.records.malformed : null),
    });

  beforeEach(async () => {
    store = new MemoryEventStore();
    games = opened();
    await games.append(parent, events.slice(0, 10), 'no-stream');
    await games.append(branch, [branched(parent, 5), ...events.slice(6, 9)], 'no-stream');
  });

  const kinds = async (game: GameId, from?: number) =>
    (await opened().read(game, from)).map(({ event }) => event);

  it('is one record: the shared part, and then its own events, whose positions continue', async () => {
    const read = await games.read(branch);
    expect(read.map(({ event }) => event)).toEqual([
      ...events.slice(0, 6),
      branched(parent, 5),
      ...events.slice(6, 9),
    ]);
    expect(read.map(({ revision }) => revision)).toEqual(read.map((_, at) => at));
    expect(read.slice(0, 6)).toEqual((await games.read(parent)).slice(0, 6));
    expect(await games.last(branch)).toEqual(read.at(-1));
    for (const from of [1, 5, 6, 7, 9, 10, 12])
      expect(await games.read(branch, from)).toEqual(read.slice(from));
  });

  it('stores the shared part once', async () => {
    expect(await collect(store.read(gameStream(branch)))).toHaveLength(4);
  });

  it('has the causes of each event across the branch point', async () => {
    await games.append(branch, events.slice(9, 12), 9);
    await opened().append(branch, events.slice(12, 14), 12);
    const read = await games.read(branch);
    expect(read.map(({ metadata }) => metadata.causation)).toEqual(
      [null, ...read.map(({ id }) => id)].slice(0, -1),
    );
    expect(read[6]?.metadata.correlation).toBe(read[5]?.metadata.correlation);
    expect(new Set(read.map(({ id }) => id)).size).toBe(read.length);
    const own = read.findIndex(({ event }, at) => at > 6 && event.kind === 'DecisionMade');
    expect(read[own]?.metadata.correlation).toMatch(/^g1-b\/\d+$/);
  });

  it('can be appended to at the positions of its record', async () => {
    expect(await games.append(branch, events.slice(9, 11), 9)).toMatchObject({ revision: 11 });
    expect(await opened().append(branch, events.slice(11, 12), 'any')).toMatchObject({ revision: 12 });
    for (const [writer, expected] of [
      [games, 11],
      [opened(), 3],
      [games, 40],
    ] as const)
      await expect(writer.append(branch, events.slice(12), expected)).rejects.toMatchObject({
        code: 'REVISION_CONFLICT',
        expected,
        actual: 12,
      });
    await expect(games.append(branch, [branched(parent, 5)], 'no-stream')).rejects.toMatchObject({
      code: 'REVISION_CONFLICT',
      actual: 12,
    });
    expect(await games.read(parent)).toHaveLength(10);
  });

  it('can have branches, including from the shared part', async () => {
    await games.append(twig, [branched(branch, 8), step], 'no-stream');
    expect(await kinds(twig)).toEqual([...(await kinds(branch)).slice(0, 9), branched(branch, 8), step]);
    expect((await games.last(twig)).revision).toBe(10);
    const early = 'early' as GameId;
    await games.append(early, [branched(twig, 3), step], 'no-stream');
    expect(await kinds(early)).toEqual([...events.slice(0, 4), branched(twig, 3), step]);
    expect(await kinds(early, 3)).toEqual([events[3], branched(twig, 3), step]);
  });

  it('does not change when its parent continues', async () => {
    const before = await games.read(branch);
    await games.append(parent, events.slice(10), 9);
    expect(await games.read(branch)).toEqual(before);
  });

  it.each([-1, 2, 5, 6, 8, 9])('can be followed after revision %i like any game', async (after) => {
    const followed = collect(games.follow(branch, after), 12 - after);
    await games.append(parent, events.slice(10, 12), 9);
    await games.append(branch, events.slice(9, 11), 9);
    await games.append(twig, [branched(branch, 8), step], 'no-stream');
    await games.append(branch, events.slice(11, 12), 11);
    expect(await followed).toEqual((await games.read(branch)).slice(after + 1));
  });

  it('is a game that needs no other after an export', async () => {
    const whole = await games.read(branch);
    store = new MemoryEventStore();
    const elsewhere = opened();
    await elsewhere.appendRecorded(branch, whole, 'no-stream');
    expect(await elsewhere.read(branch)).toEqual(whole);
    expect(await elsewhere.append(branch, events.slice(9, 10), 9)).toMatchObject({ revision: 10 });
  });

  it('is checked like its parent', async () => {
    await games.append(branch, [{ ...step, actions: [{ kind: 'fly' }] }], 9);
    await expect(games.read(branch)).rejects.toMatchObject({ code: 'EVENT_MALFORMED' });
  });

  const broken = { code: 'BRANCH_BROKEN' };
  it.each([
    ['an unknown game', 'missing', 3],
    ['a position that does not exist yet', 'g1', 10],
    ['itself', 'new', 0],
  ])('cannot be created from %s', async (_, from, revision) => {
    const id = 'new' as GameId;
    await expect(games.append(id, [branched(from, revision)], 'no-stream')).rejects.toMatchObject(broken);
    await expect(games.read(id)).rejects.toMatchObject({ code: 'STREAM_NOT_FOUND' });
  });

  it('without its parent is reported, and no part of it is shown', async () => {
    const before = opened();
    await before.read(branch);
    await store.delete(gameStream(parent), 'any');
    for (const reader of [before, opened()]) {
      await expect(reader.read(branch)).rejects.toMatchObject(broken);
      await expect(reader.follow(branch, -1).next()).rejects.toMatchObject(broken);
    }
    await expect(opened().last(branch)).rejects.toMatchObject(broken);
  });

  it('with a cycle of parents is reported', async () => {
    const stored = (of: string) => ({
      id: of,
      type: 'GameBranched',
      data: branched(of, 0) as never,
      metadata: recording[0]!.metadata as never,
    });
    await store.append(gameStream('a' as GameId), [stored('b')], 'no-stream');
    await store.append(gameStream('b' as GameId), [stored('a')], 'no-stream');
    await expect(games.read('a' as GameId)).rejects.toMatchObject(broken);
  });

  it('that was deleted does not exist, and its parent does', async () => {
    await store.delete(gameStream(branch), 'any');
    await expect(games.read(branch)).rejects.toMatchObject({ code: 'STREAM_NOT_FOUND' });
    await expect(games.append(branch, events.slice(9, 10), 9)).rejects.toMatchObject({
      code: 'STREAM_DELETED',
    });
    expect(await games.read(parent)).toHaveLength(10);
  });
});
