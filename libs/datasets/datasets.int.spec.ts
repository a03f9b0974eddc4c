import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { gameModules, playableGames, setupOf } from '#games';
import { invariant, omniscient, spectator, type GameId, type RecordedEvent, type Viewer } from '#record';
import { playRandomly, twinsOf } from '#testing';
import {
  columnsOf,
  linesOf,
  rowsOf,
  tableNames,
  writeDataset,
  type DatasetGame,
  type DatasetOptions,
  type KeptReview,
} from './index.js';
import { printedSchema } from './printed-schema.js';

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
  return playRandomly(contracts, setup, seed, { game: seed });
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
  writeDataset(place(name), from, { format: 'ndjson', ...options });

describe('the rows of a game', () => {
  it('are the same for games that a viewer cannot tell apart', () => {
    let compared = 0;
    for (let number = 0; compared < 12; number++) {
      const twins = twinsOf('dataset', number);
      if (twins === null) continue;
      compared++;
      const { module, viewer } = twins;
      const [one, other] = [twins.one, twins.other].map((events) =>
        JSON.stringify(rowsOf({ id: 'g' as GameId, module, events, viewer })),
      );
      expect(other).toBe(one);
    }
  });

  it('have every column of their table and no other', () => {
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

  it('say what was asked, chosen, drawn and won', () => {
    const { events } = games[0]!;
    const rows = rowsOf({ id: 'g' as GameId, module: contracts, events, viewer: omniscient });
    const end = events.at(-1)!.event;
    const winners = end.kind === 'GameEnded' ? end.winners : [];
    expect(rows.players.map(({ won }) => won)).toEqual([0, 1].map((seat) => winners.includes(seat)));
    expect(rows.players.filter(({ first }) => first === true)).toHaveLength(1);
    expect(rows.events).toHaveLength(events.length);
    const asked = events.flatMap(({ event }) => (event.kind === 'DecisionRequested' ? [event.decision] : []));
    expect(rows.decisions.map(({ options }) => options)).toEqual(
      asked.map(({ options }) => JSON.stringify(options)),
    );
    const made = events.flatMap(({ event }) =>
      event.kind === 'DecisionMade' ? [JSON.stringify(event.choice)] : [],
    );
    expect(rows.decisions.flatMap(({ choice }) => choice ?? [])).toEqual(made);
    const drawn = rows.cards.filter(({ kind, from_zone }) => kind === 'drawn' && from_zone === 'deck');
    expect(rows.chances.filter(({ kind }) => kind === 'draw')).toHaveLength(drawn.length);
    expect(rows.chances.some(({ kind }) => kind === 'shuffle')).toBe(true);
  });

  it('have the reviews of the same perspective, and none that knows more', () => {
    const { id, events } = games[0]!;
    const last = events.length - 1;
    const review = (as: string, last: number): KeptReview => ({
      review: `as ${as}`,
      origin: { as, seed: '1', playouts: 9, lists: true, last, edition: '1.0', program: 'p', model: null },
      found: {
        seats: [0, 1].map((seat) => ({ seat, accuracy: 0.5, luck: 0.25, skill: -0.25 })),
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

  it('have no seed, and of other decks nothing', () => {
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

describe('lines', () => {
  const rows = rowsOf({ id: 'g' as GameId, module: contracts, events: games[0]!.events, viewer: omniscient });

  it('of NDJSON have documents as values', () => {
    const lines = linesOf('decisions', 'ndjson').of(rows.decisions).trimEnd().split('\n');
    expect(lines).toHaveLength(rows.decisions.length);
    expect(JSON.parse(lines[0]!)).toEqual({
      ...rows.decisions[0],
      options: JSON.parse(rows.decisions[0]!.options as string) as unknown,
      choice: JSON.parse(rows.decisions[0]!.choice as string) as unknown,
    });
  });

  it('of CSV have a head, no formulas, and nothing for null', () => {
    const { head, of } = linesOf('players', 'csv');
    expect(head).toBe('game,seat,name,hero,faction,first,won\n');
    const [first] = of(rows.players).split('\n');
    expect(first).toMatch(/^g,0,'=Ada,,,(true|false),(true|false)$/);
  });
});

describe('a dataset', () => {
  it('is refused where one is, unless it replaces it, and where something else is', async () => {
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

  it('that breaks off leaves nothing, and what was there stays', async () => {
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
});

describe('docs/datasets.md', () => {
  const text = readFileSync('docs/datasets.md', 'utf8');
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

  it('has every table and column', () => {
    expect(text.slice(text.indexOf('## Tables\n\n') + 11)).toBe(printedSchema());
  });

  it('has three examples that DuckDB answers', async () => {
    expect(examples).toHaveLength(3);
    const [first, cards, decisions] = await Promise.all(examples.map(ask));
    expect(first).toEqual([{ module: 'contracts', games: '3', first_player_wins: expect.any(Number) }]);
    expect(cards?.length).toBeGreaterThan(3);
    for (const { win_rate: rate } of cards!) expect(rate === 0 || Number(rate) <= 1).toBe(true);
    expect(decisions?.length).toBeGreaterThan(1);
  });

  it('is read from Parquet as it was written', async () => {
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
