import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { GameStreams, openEventStore, type EventStore } from '#event-store';
import { gameModules, playableGames, setupOf } from '#games';
import * as record from '#record';
import { invariant, omniscient, spectator, type GameId, type RecordedEvent, type Viewer } from '#record';
import { twinsOf } from '#house';
import { playRandomly } from '#record/testing';
import {
  columnsOf,
  linesOf,
  portionsOf,
  rowsOf,
  storedPortions,
  tableNames,
  writeDataset,
  type DatasetGame,
  type DatasetOptions,
  type DatasetReview,
  type Portions,
  type StoredPortions,
} from './index.js';
import { printedSchema } from './printed-schema.js';

// Slow: starts threads and child processes for every format.

const contracts = gameModules.get('contracts');
invariant(contracts !== undefined, 'Contracts can be played');

function played(seed: string): readonly RecordedEvent[] {
  const game = playableGames().get('contracts');
  invariant(game !== undefined && contracts !== undefined, 'Contracts can be played');
  const setup = setupOf(game, {
    decks: game.decks().slice(0, 2),
    names: ['=Ada', 'Ben'],
    seed: `seed of ${seed}`,
  });
  return playRandomly(contracts, setup, seed, { game: seed, decisions: 60, conceded: true });
}

const games = ['one', 'two', 'three'].map((id) => ({ id: id as GameId, events: played(id) }));
async function* all(viewer: Viewer = omniscient, upTo = games.length): AsyncGenerator<DatasetGame> {
  invariant(contracts !== undefined, 'Contracts can be played');
  for (const game of games.slice(0, upTo)) yield { ...game, module: contracts, viewer };
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'retrace-datasets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
const place = (name: string): string => path.join(folder, name);
const write = (name: string, options: Partial<DatasetOptions> = {}, from = all()) =>
  writeDataset(place(name), portionsOf(from), { format: 'ndjson', ...options });

/** Options with which Node runs a script directly from the sources. */
const fromSources = ['--import', pathToFileURL(path.resolve('tools/test/sources.js')).href];

describe('the rows of a game', () => {
  it('are equal for two games that look the same to the viewer', () => {
    let compared = 0;
    for (let number = 0; compared < 12; number++) {
      const twins = twinsOf('dataset', number);
      if (twins === null) continue;
      compared++;
      const { module, viewer } = twins;
      const [left, right] = [twins.left, twins.right].map((events) =>
        JSON.stringify(rowsOf({ id: 'g' as GameId, module, events, viewer })),
      );
      expect(right).toBe(left);
    }
  });

  it('have the columns of their table and no others', () => {
    const rows = rowsOf({
      id: 'g' as GameId,
      module: contracts,
      events: games[0]!.events,
      viewer: omniscient,
    });
    for (const table of tableNames) {
      expect(rows[table].length > 0).toBe(!['reviews', 'judgements'].includes(table));
      for (const row of rows[table])
        expect(Object.keys(row).sort()).toEqual(
          columnsOf(table)
            .map(([name]) => name)
            .sort(),
        );
    }
  });

  it('contain requests, choices, draws and results', () => {
    const { events } = games[0]!;
    const rows = rowsOf({ id: 'g' as GameId, module: contracts, events, viewer: omniscient });
    const end = events.at(-1)!.event;
    const winners = end.kind === 'GameEnded' ? end.winners : [];
    expect(rows.players.map(({ won }) => won)).toEqual([0, 1].map((seat) => winners.includes(seat)));
    expect(rows.players.filter(({ first }) => first === true)).toHaveLength(1);
    expect(rows.events).toHaveLength(events.length);
    const requested = events.flatMap(({ event }) =>
      event.kind === 'DecisionRequested' ? [event.decision] : [],
    );
    expect(rows.decisions.map(({ options }) => options)).toEqual(
      requested.map(({ options }) => JSON.stringify(options)),
    );
    const made = events.flatMap(({ event }) =>
      event.kind === 'DecisionMade' ? [JSON.stringify(event.choice)] : [],
    );
    expect(rows.decisions.flatMap(({ choice }) => choice ?? [])).toEqual(made);
    const drawn = rows.cards.filter(({ kind, from_zone }) => kind === 'drawn' && from_zone === 'deck');
    expect(rows.chances.filter(({ kind }) => kind === 'draw')).toHaveLength(drawn.length);
    expect(rows.chances.some(({ kind }) => kind === 'shuffle')).toBe(true);
  });

  it("contain only the reviews from the dataset's perspective", () => {
    const { id, events } = games[0]!;
    const last = events.length - 1;
    const review = (as: string, last: number): DatasetReview => ({
      review: `as ${as}`,
      origin: { as, seed: '1', playouts: 9, lists: true, last, edition: '1.0', program: 'p', model: null },
      found: {
        seats: [0, 1].map((seat) => ({ seat, accuracy: 0.5, luck: 0.25, skill: -0.25, error: 0.1 })),
        decisions: [
          {
            revision: 3,
            seat: 0,
            kind: 'turn',
            taken: ['a'],
            best: ['b'],
            loss: 0.1,
            lossError: 0.02,
            grade: 'mistake',
            choices: [],
          },
        ],
      },
    });
    const reviews = [review('all', last), review('0', last), review('spectator', last + 1)];
    const of = (viewer: Viewer) => {
      const rows = rowsOf({ id, module: contracts, events, viewer, reviews });
      return [
        rows.reviews.map(({ review }) => review),
        rows.judgements.map(({ review, best }) => [review, best]),
      ];
    };
    expect(of(omniscient)).toEqual([['as all', 'as all'], [['as all', '["b"]']]]);
    expect(of({ kind: 'seat', seat: 0 })).toEqual([['as 0', 'as 0'], [['as 0', '["b"]']]]);
    expect(of({ kind: 'seat', seat: 1 })).toEqual([[], []]);
    expect(of(spectator)).toEqual([[], []]);
  });

  it("do not contain the seed, or anything about other players' decks", () => {
    const { events } = games[0]!;
    const of = (viewer: Viewer) => rowsOf({ id: 'g' as GameId, module: contracts, events, viewer });
    const started = events.find(({ event }) => event.kind === 'GameStarted')!.event;
    const seed = started.kind === 'GameStarted' ? started.seed : '';
    expect(seed).not.toBe('');
    expect(of(omniscient).events.some(({ actions }) => `${actions}`.includes(seed))).toBe(false);
    expect(of(spectator).decks).toEqual([]);
    expect(new Set(of({ kind: 'seat', seat: 1 }).decks.map(({ seat }) => seat))).toEqual(new Set([1]));
  });
});

describe('formatted lines', () => {
  const rows = rowsOf({ id: 'g' as GameId, module: contracts, events: games[0]!.events, viewer: omniscient });

  it('of NDJSON have nested values as JSON', () => {
    const lines = linesOf('decisions', 'ndjson').of(rows.decisions).trimEnd().split('\n');
    expect(lines).toHaveLength(rows.decisions.length);
    expect(JSON.parse(lines[0]!)).toEqual({
      ...rows.decisions[0],
      options: JSON.parse(rows.decisions[0]!.options as string) as unknown,
      choice: JSON.parse(rows.decisions[0]!.choice as string) as unknown,
    });
  });

  it('of CSV have a header, escaped formulas, and empty fields for null', () => {
    const { head, of } = linesOf('players', 'csv');
    expect(head).toBe('game,seat,name,hero,faction,first,won\n');
    const [first] = of(rows.players).split('\n');
    expect(first).toMatch(/^g,0,'=Ada,,,(true|false),(true|false)$/);
  });
});

describe('a dataset', () => {
  it('does not replace an existing dataset without the option, and never replaces other files', async () => {
    await write('there');
    await expect(write('there')).rejects.toMatchObject({ code: 'DATASET_EXISTS' });
    await write('there', { replace: true, format: 'csv' });
    expect(readdirSync(place('there')).sort()).toEqual(
      ['dataset.json', ...tableNames.map((table) => `${table}.csv`)].sort(),
    );
    mkdirSync(place('mine'));
    writeFileSync(path.join(place('mine'), 'thesis.txt'), 'years');
    await expect(write('mine', { replace: true })).rejects.toMatchObject({ code: 'DATASET_FOREIGN' });
    expect(readdirSync(place('mine'))).toEqual(['thesis.txt']);
  });

  it('that fails leaves no files, and an earlier dataset stays', async () => {
    await write('kept');
    const before = readFileSync(path.join(place('kept'), 'events.ndjson'), 'utf8');
    const entries = readdirSync(folder);
    async function* broken(): AsyncGenerator<DatasetGame> {
      yield* all(omniscient, 1);
      throw new Error('the disk went');
    }
    await expect(write('kept', { replace: true }, broken())).rejects.toThrow('the disk went');
    const stopping = new AbortController();
    const stopped = write('kept', {
      replace: true,
      signal: stopping.signal,
      written: () => stopping.abort(),
    });
    await expect(stopped).rejects.toMatchObject({ code: 'DATASET_STOPPED' });
    expect(readdirSync(folder)).toEqual(entries);
    expect(readFileSync(path.join(place('kept'), 'events.ndjson'), 'utf8')).toBe(before);
  });

  it('cleans up after a killed writer, and restores a dataset that this writer moved aside', async () => {
    await write('again');
    const { pid } = spawnSync(process.execPath, ['--version']);
    const left = (of: number): string => `${place('again')}.${of}.part-a1b2c3`;
    for (const owner of [pid, process.pid]) mkdirSync(left(owner));
    renameSync(place('again'), `${left(pid)}.before`);
    await expect(write('again')).rejects.toMatchObject({ code: 'DATASET_EXISTS' });
    const beside = readdirSync(folder).filter((name) => name.startsWith('again.'));
    expect(beside).toEqual([path.basename(left(process.pid))]);
    rmSync(left(process.pid), { recursive: true });
  });
});

describe('the games of a store', () => {
  const data = (): string => place('data');
  let store: EventStore;
  let streams: GameStreams;
  const ids = Array.from({ length: 40 }, (_, at) => `stored-${at}` as GameId);

  beforeAll(async () => {
    store = await openEventStore({ kind: 'sqlite', folder: data() });
    streams = new GameStreams(store, { record, actionCheck: () => () => null });
    for (const [at, id] of ids.entries())
      await streams.append(
        id,
        games[at % games.length]!.events.map(({ event }) => event),
        'no-stream',
      );
  });
  afterAll(() => store.close());

  /** Reads games in this thread, without starting other threads. */
  const stored = (count: number, more: Partial<StoredPortions> = {}): Portions =>
    storedPortions({
      ...{ ids, viewer: omniscient, store },
      ...(count > 0 && { threads: { count, settings: { kind: 'sqlite', folder: data() } } }),
      ...more,
    });
  const filesOf = (name: string) =>
    readdirSync(place(name)).map((file) => [file, readFileSync(path.join(place(name), file), 'base64')]);

  it.each([
    ['parquet', [0, 1, 3]],
    ['ndjson', [0, 3]],
    ['csv', [0, 3]],
  ] as const)(
    'are written to the same files in %s with any number of threads',
    async (format, counts) => {
      const written: number[] = [];
      for (const threads of counts) {
        const options = { format, written: (games: number) => void written.push(games) };
        await writeDataset(place(`${format} in ${threads}`), stored(threads), options);
      }
      expect(written).toEqual(counts.flatMap(() => [16, 32, 40]));
      const here = filesOf(`${format} in 0`);
      expect(here).toHaveLength(tableNames.length + 1);
      for (const threads of counts) expect(filesOf(`${format} in ${threads}`)).toEqual(here);
      const storedGames = async function* (): AsyncGenerator<DatasetGame> {
        for (const id of ids)
          yield { id, module: contracts, viewer: omniscient, events: await streams.read(id) };
      };
      await writeDataset(place(`${format} one by one`), portionsOf(storedGames()), { format });
      expect(filesOf(`${format} one by one`)).toEqual(here);
    },
    60_000,
  );

  it('are left out and reported if they are unreadable', async () => {
    await store.append('game-odd', [{ id: 'odd', type: 'Odd', data: {}, metadata: null }], 'any');
    const with3 = ['odd', ids[0]!, 'gone'] as GameId[];
    for (const threads of [0, 1]) {
      const { leftOut, rows } = await writeDataset(place(`odd ${threads}`), stored(threads, { ids: with3 }), {
        format: 'csv',
      });
      expect(rows.games).toBe(1);
      expect(leftOut).toEqual([
        { game: 'odd', why: expect.stringContaining('game-odd') },
        { game: 'gone', why: 'The game no longer exists.' },
      ]);
    }
    const ofSeat = stored(1, { ids: ids.slice(0, 1), viewer: { kind: 'seat', seat: 5 } });
    const { leftOut } = await writeDataset(place('no seat'), ofSeat, { format: 'csv' });
    expect(leftOut).toEqual([{ game: ids[0], why: 'The game has no seat 5.' }]);
  }, 60_000);

  it('are left out if the rules cannot replay them, while other faults are thrown', async () => {
    const [first] = games;
    const impossible = first!.events.map(({ event }) =>
      event.kind === 'StepResolved'
        ? {
            ...event,
            actions: event.actions.map((action) =>
              action.kind === 'move' ? { ...action, item: 9999 } : action,
            ),
          }
        : event,
    );
    await streams.append('impossible' as GameId, impossible, 'no-stream');
    const two = { ids: ['impossible', ids[0]!] as GameId[] };
    const { leftOut, rows } = await writeDataset(place('impossible'), stored(0, two), { format: 'csv' });
    expect(leftOut).toEqual([{ game: 'impossible', why: 'The rules cannot replay the game.' }]);
    expect(rows.games).toBe(1);
    const { see } = contracts;
    const rolls = () => {
      throw new Error('a fault of the program');
    };
    Object.assign(contracts, { see: { ...see, rolls } });
    try {
      const broken = writeDataset(place('faulty'), stored(0, two), { format: 'csv' });
      await expect(broken).rejects.toThrow('a fault of the program');
    } finally {
      Object.assign(contracts, { see });
    }
  });

  it('leave no files if you stop while threads read', async () => {
    const entries = readdirSync(folder);
    for (const when of ['before', 'meanwhile'] as const) {
      const stopping = new AbortController();
      if (when === 'before') setTimeout(() => stopping.abort(), 20);
      const stopped = writeDataset(place('stopped'), stored(2), {
        ...{ format: 'parquet' as const, signal: stopping.signal },
        written: () => stopping.abort(),
      });
      await expect(stopped).rejects.toMatchObject({ code: 'DATASET_STOPPED' });
    }
    expect(readdirSync(folder)).toEqual(entries);
  }, 60_000);

  it('have no final file name if the process is killed while it writes', async () => {
    const script = path.resolve('libs/datasets/fixtures/killed-process.mjs');
    const killed = spawnSync(process.execPath, [
      ...fromSources,
      script,
      data(),
      place('killed'),
      ids.join(','),
    ]);
    expect(killed.signal).toBe('SIGKILL');
    expect(killed.stdout.toString()).toBe('16 games\n');
    expect(readdirSync(folder).filter((entry) => entry === 'killed')).toEqual([]);
    // Writing succeeds despite the files that the killed process left behind.
    await writeDataset(place('killed'), stored(0, { ids: ids.slice(0, 1) }), { format: 'csv' });
  }, 60_000);

  it('are read by the same threads from the first to the last, even if the threads wait', () => {
    const script = path.resolve('libs/datasets/fixtures/threads-process.mjs');
    const often = [...ids, ...ids, ...ids, ...ids].join(',');
    const slow = spawnSync(process.execPath, [...fromSources, script, data(), place('slowly'), often]);
    expect(slow.stderr.toString()).toBe('');
    expect(slow.stdout.toString()).toBe('2 threads\n');
  }, 60_000);

  it("are refused with the store's error code if a thread cannot read them", async () => {
    mkdirSync(place('damaged'));
    writeFileSync(path.join(place('damaged'), 'events.db'), 'not a database '.repeat(100));
    const settings = { kind: 'sqlite', folder: place('damaged') } as const;
    const broken = writeDataset(place('of damaged'), stored(0, { threads: { count: 2, settings } }), {
      format: 'csv',
    });
    await expect(broken).rejects.toMatchObject({ code: 'STORE_DAMAGED', problem: { code: 'STORE_DAMAGED' } });
    expect(readdirSync(folder).filter((entry) => entry.startsWith('of damaged'))).toEqual([]);
  }, 60_000);
});

describe('docs/integrating/datasets.md', () => {
  const text = readFileSync('docs/integrating/datasets.md', 'utf8');
  const examples = [...text.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, query = '']) => query);
  let duck: DuckDBConnection;
  const ask = async (query: string) =>
    (
      await duck.runAndReadAll(query.replaceAll(/'(\w+\.parquet)'/g, `'${place('parquet')}/$1'`))
    ).getRowObjectsJson();

  beforeAll(async () => {
    await write('parquet', { format: 'parquet' });
    duck = await (await DuckDBInstance.create(':memory:')).connect();
  });
  afterAll(() => duck.closeSync());

  it('describes every table and column', () => {
    expect(text.slice(text.indexOf('## Tables\n\n') + 11)).toBe(printedSchema());
  });

  it('has three examples that DuckDB can run', async () => {
    expect(examples).toHaveLength(3);
    const [first, cards, decisions] = await Promise.all(examples.map(ask));
    expect(first).toEqual([{ module: 'contracts', games: '3', first_player_wins: expect.any(Number) }]);
    expect(cards?.length).toBeGreaterThan(3);
    for (const { win_rate: rate } of cards!) expect(rate === 0 || Number(rate) <= 1).toBe(true);
    expect(decisions?.length).toBeGreaterThan(1);
  });

  it('describes Parquet files that contain the written rows', async () => {
    const made = games.map(({ id, events }) => rowsOf({ id, module: contracts, events, viewer: omniscient }));
    for (const table of tableNames) {
      const found = await ask(`select count(*) as rows from '${table}.parquet'`);
      expect(found).toEqual([{ rows: `${made.reduce((sum, rows) => sum + rows[table].length, 0)}` }]);
    }
    const names = await ask(`select name, first, won from 'players.parquet' order by game, seat`);
    const rows = made
      .flatMap(({ players }) => players)
      .sort((a, b) => (`${a.game}${a.seat}` < `${b.game}${b.seat}` ? -1 : 1));
    expect(names).toEqual(rows.map(({ name, first, won }) => ({ name, first, won })));
    const [time] = await ask(`select epoch_ms(min(recorded_at)) as at from 'events.parquet'`);
    expect(Number(time!['at'])).toBe(Date.UTC(2026, 0, 1));
  });
});
