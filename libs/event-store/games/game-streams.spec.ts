import { beforeEach, describe, expect, it } from '@jest/globals';
import * as record from '#record';
import { gameStream, parseGameId, type GameEvent, type GameId } from '#record';
import { highCard, highCardSetup, playRandomly } from '#record/testing';
import { collect } from '../contract/events.js';
import { BrokenRecordError } from './game-reader.js';
import { GameStreams } from './game-streams.js';
import { MemoryEventStore } from '../memory/store.js';
import type { NewEvent } from '../streams/port.js';

function named(text: string): GameId {
  const id = parseGameId(text);
  if (!id.ok) throw new Error(id.error.message);
  return id.value;
}

const game = named('g1');
const recording = playRandomly(highCard, highCardSetup({ days: 2 }), 'seed');
const events: readonly GameEvent[] = recording.map(({ event }) => event);
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('the streams of games', () => {
  let store: MemoryEventStore;
  let games: GameStreams;
  let seconds: number;
  const options = {
    record,
    actionCheck: (module: string) => (module === highCard.id ? highCard.records.malformed : null),
    now: () => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds++)),
  };

  beforeEach(() => {
    seconds = 0;
    store = new MemoryEventStore();
    games = new GameStreams(store, options);
  });

  /** Stores an event in a form that only a foreign program would write. */
  const stored = (change: Partial<NewEvent>) => {
    const { id, event, metadata } = recording[0]!;
    const first = { id, type: event.kind, data: event as never, metadata: metadata as never };
    const broken = { ...first, id: 'broken', ...change };
    return store.append(gameStream(game), [first, broken], 'no-stream');
  };

  it('return the events of a game', async () => {
    expect(await games.append(game, events, 'no-stream')).toMatchObject({ revision: events.length - 1 });
    const read = await games.read(game);
    expect(read.map(({ event }) => event)).toEqual(events);
    expect(read.map(({ revision }) => revision)).toEqual(events.map((_, revision) => revision));
    expect(await games.read(game, 5)).toEqual(read.slice(5));
    expect(await games.last(game)).toEqual(read.at(-1));
    expect(new Set(read.map(({ id }) => id)).size).toBe(events.length);
    for (const { id } of read) expect(id).toMatch(uuid);
  });

  it.each(['with what it remembers', 'with what it finds in the store'])(
    'contain the causes of each event, %s',
    async (how) => {
      let expected: number | 'no-stream' = 'no-stream';
      for (let from = 0; from < events.length; from += 3) {
        if (how.endsWith('store')) games = new GameStreams(store, options);
        ({ revision: expected } = await games.append(game, events.slice(from, from + 3), expected));
      }
      const read = await games.read(game);
      let decision: string | null = null;
      for (const [revision, { event, metadata }] of read.entries()) {
        if (event.kind === 'DecisionMade') decision = `g1/${event.decision}`;
        expect(metadata).toEqual({
          schema: record.SCHEMA_VERSION,
          recordedAt: new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(revision / 3))).toISOString(),
          correlation: decision,
          causation: revision === 0 ? null : read[revision - 1]!.id,
        });
      }
    },
  );

  it('have correct causes if two writers take turns', async () => {
    const other = new GameStreams(store, options);
    let expected: number | 'no-stream' = 'no-stream';
    for (let at = 0; at < events.length; at++)
      ({ revision: expected } = await [games, games, other][at % 3]!.append(game, [events[at]!], expected));
    const read = await games.read(game);
    expect(read.map(({ metadata }) => metadata.causation)).toEqual(
      [null, ...read.map(({ id }) => id)].slice(0, -1),
    );
  });

  it('have correct causes if two writers append at any revision', async () => {
    const other = new GameStreams(store, options);
    await games.append(game, events.slice(0, 2), 'any');
    await Promise.all(
      [games, other, games, other].map((writer) => writer.append(game, events.slice(2, 4), 'any')),
    );
    const read = await games.read(game);
    expect(read).toHaveLength(10);
    for (const [revision, { metadata }] of read.entries())
      expect(metadata.causation).toBe(revision === 0 ? null : read[revision - 1]!.id);
  });

  it('report a conflict', async () => {
    await games.append(game, events.slice(0, 4), 'no-stream');
    const conflict = { code: 'REVISION_CONFLICT' };
    await expect(games.append(game, events, 'no-stream')).rejects.toMatchObject(conflict);
    await expect(games.append(game, events, 1)).rejects.toMatchObject(conflict);
    expect(await games.append(game, events.slice(4, 6), 3)).toMatchObject({ revision: 5 });
  });

  it('store an imported game unchanged, once', async () => {
    expect(await games.appendRecorded(game, recording, 'no-stream')).toMatchObject({ duplicate: false });
    expect(await games.appendRecorded(game, recording, 'no-stream')).toMatchObject({ duplicate: true });
    expect(await games.read(game)).toEqual(recording);
  });

  it('can be followed for one game from a revision, without games with longer names', async () => {
    const longer = named('g12');
    await games.append(game, events.slice(0, 4), 'no-stream');
    const followed = games.follow(game, 1);
    expect((await followed.next()).value).toMatchObject({ revision: 2 });
    await games.append(longer, events, 'no-stream');
    const rest = collect(followed, events.length - 3);
    for (let at = 4; at < events.length; at++) {
      await games.append(longer, events.slice(at, at + 1), 'any');
      await games.append(game, events.slice(at, at + 1), at - 1);
    }
    expect(await rest).toEqual((await games.read(game)).slice(3));
  });

  it('can be followed from the beginning, and from a revision that does not exist yet', async () => {
    await games.append(game, events.slice(0, 2), 'no-stream');
    const all = collect(games.follow(game, -1), 6);
    const later = collect(games.follow(game, 3), 2);
    await games.append(game, events.slice(2, 6), 1);
    expect((await all).map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4, 5]);
    expect((await later).map(({ revision }) => revision)).toEqual([4, 5]);
  });

  it('are no longer followed after the signal aborts', async () => {
    await games.append(game, events.slice(0, 2), 'no-stream');
    const ending = new AbortController();
    const followed = games.follow(game, 0, ending.signal);
    expect((await followed.next()).value).toMatchObject({ revision: 1 });
    const waiting = followed.next();
    ending.abort();
    expect(await waiting).toEqual({ value: undefined, done: true });
  });

  it('are no longer followed after the reader leaves, even while it waits', async () => {
    await games.append(game, events.slice(0, 1), 'no-stream');
    const followed = games.follow(game, 0);
    const waiting = followed.next();
    await followed.return?.();
    expect(await waiting).toEqual({ value: undefined, done: true });
  });

  it('report an unknown game', async () => {
    const missing = { code: 'STREAM_NOT_FOUND', stream: 'game-g1' };
    await expect(games.read(game)).rejects.toMatchObject(missing);
    await expect(games.last(game)).rejects.toMatchObject(missing);
    await expect(games.follow(game, -1).next()).rejects.toMatchObject(missing);
  });

  const step = events.find((event) => event.kind === 'StepResolved')!;
  it.each<readonly [string, Partial<NewEvent>, string, RegExp]>([
    ['kind', { type: 'Shuffled' }, 'EVENT_UNKNOWN', /Shuffled/],
    ['field', { type: 'GameEnded', data: { kind: 'GameEnded' } }, 'EVENT_MALFORMED', /winners/],
    [
      'atomic action',
      { type: 'StepResolved', data: { ...step, actions: [{ kind: 'fly' }] } as never },
      'EVENT_MALFORMED',
      /actions\.0/,
    ],
    ['metadata', { metadata: { schema: 1 } }, 'EVENT_MALFORMED', /metadata.*recordedAt/],
    [
      'schema',
      {
        metadata: { schema: 99, recordedAt: '2026-01-01T00:00:00.000Z', correlation: null, causation: null },
      },
      'SCHEMA_TOO_NEW',
      /schema 99/,
    ],
  ])('report stream, revision and field of an event with an invalid %s', async (_, change, code, text) => {
    await stored(change);
    const error: unknown = await games.read(game).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BrokenRecordError);
    expect(error).toMatchObject({ code, message: expect.stringMatching(text) });
    expect((error as BrokenRecordError).problem.where).toMatch(/^stream game-g1, revision 1/);
  });

  it('refuse a game that the program does not know', async () => {
    const unknowing = new GameStreams(store, { ...options, actionCheck: () => null });
    await games.append(game, events, 'no-stream');
    await expect(unknowing.read(game)).rejects.toMatchObject({
      code: 'MODULE_UNKNOWN',
      message: expect.stringMatching(/"high-card"/),
    });
  });
});
