import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { playableGames } from '#games';
import { append } from './append.js';
import { appendToKurrent } from './append-kurrentdb.js';
import { small, type Benchmark } from './benchmark.js';
import { clone } from './clone.js';
import { isReached, ratio, type Figure } from './figure.js';
import { cold } from './cold.js';
import { fold } from './fold.js';
import { kurrentInside } from './kurrentdb-server.js';
import { actionsIn, longGame, mixedGames, mixedSetups } from './games.js';
import { median, quantile, rates } from './measure.js';
import { thisMachine } from './machine.js';
import { listWithNeighbours } from './list-with-neighbours.js';
import { loadPeers } from './peers.js';
import { play } from './play.js';
import { playouts } from './playouts.js';
import { readFromKurrent } from './read-kurrentdb.js';
import { recordToKurrent } from './record-kurrentdb.js';
import { shown, withFigures, withResults } from './report.js';
import { scale } from './scale.js';
import { seek } from './seek.js';
import { startArguments } from './server-process.js';
import { matches, standingInWords, strength } from './strength.js';
import { TemporaryFolders } from './temporary-folders.js';

// Slow: runs every benchmark once, at its smallest size.

const figure: Figure = { benchmark: 'fold', what: 'folding', unit: 'events/s', own: 300, better: 'more' };
const folders = new TemporaryFolders();

afterEach(folders.remove);

describe('a figure', () => {
  it('has the ratio to its peer', () => {
    const peer = { name: 'peer', value: 100 };
    expect(ratio({ ...figure, peer })).toBe(3);
    expect(ratio({ ...figure, peer, better: 'less' })).toBeCloseTo(1 / 3);
    expect(ratio(figure)).toBeUndefined();
  });

  it('shows whether it reaches its goal', () => {
    const peer = { name: 'peer', value: 400 };
    expect(isReached(figure)).toBeUndefined();
    expect(isReached({ ...figure, goal: { value: 300 } })).toBe(true);
    expect(isReached({ ...figure, goal: { value: 301 } })).toBe(false);
    expect(isReached({ ...figure, better: 'less', goal: { value: 299 } })).toBe(false);
    expect(isReached({ ...figure, peer, goal: { value: 0.75, of: 'peer' } })).toBe(true);
    expect(isReached({ ...figure, peer, goal: { value: 0.8, of: 'peer' } })).toBe(false);
  });

  it('has three significant digits', () => {
    expect([1234567.8, 999.4, 12.345, 0.0067891].map(shown)).toEqual(['1,234,568', '999', '12.3', '0.00679']);
  });
});

describe('measuring', () => {
  it('computes quantiles by rank', () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(quantile([4, 1, 3, 2], 0.95)).toBe(4);
    expect(quantile([4, 1, 3, 2], 0)).toBe(1);
  });

  it('alternates between workloads, and ignores the first run', async () => {
    const turns: string[] = [];
    const turnOf = (name: string) => () => turns.push(name);
    const measured = await rates(2, { one: turnOf('one'), other: turnOf('other') });
    expect(turns).toEqual(['one', 'other', 'one', 'other', 'one', 'other']);
    expect(measured.one).toBeGreaterThan(0);
  });
});

describe('a benchmarked server', () => {
  it('is started like `npm start`, with a small young generation', () => {
    expect(startArguments(process.cwd())).toEqual(['--max-semi-space-size=8', 'tools/start.js']);
  });
});

describe('the games of the benchmarks', () => {
  it('are the same in every run and use all shipped decks', () => {
    expect(mixedSetups(3)).toEqual(mixedSetups(3));
    expect(new Set(mixedSetups(40).flatMap(({ seats }) => seats.map(({ name }) => name))).size).toBe(6);
    const [game] = mixedGames(1);
    expect(game?.at(-1)?.kind).toBe('GameEnded');
    expect(actionsIn(game ?? [])).toBeGreaterThan(100);
  });

  it('can have any length', () => {
    expect(longGame(2000)).toHaveLength(2000);
  });
});

describe('docs/reference/benchmarks.md', () => {
  const machine = {
    processor: 'P',
    cores: 2,
    memory: '1 GB',
    system: 'S',
    node: 'v1',
    load: 0.5,
    date: '2026-01-01',
  };
  const compared: Figure = { ...figure, goal: { value: 200 }, peer: { name: 'peer', value: 100 } };
  const document =
    'before\n<!-- figures: written by `npm run bench -- --write` -->\nstale\n<!-- end of figures -->\nafter';

  it('is updated with its figures only', () => {
    const written = withFigures(document, machine, [compared, figure]);
    expect(written).toMatch(/^before\n<!-- figures[^]*\nafter$/);
    expect(written).toContain('\n\nP, 2 cores, 1 GB, S, Node v1\n\n');
    const row = '| fold | folding | events/s | 300 | ≥ 200 ✓ | peer: 100 (× 3) |';
    expect(written.split('\n').filter((line) => line.startsWith('| fold'))).toEqual([row]);
    expect(written).not.toContain('stale');
    expect(withFigures(written, machine, [compared])).toBe(written);
  });

  it('retains the rows of benchmarks that were not measured, in their order', () => {
    const named = (benchmark: string, what: string) => ({ ...compared, benchmark, what });
    const first = [named('seek', 'one'), named('fold', 'one'), named('fold', 'two'), named('clone', 'one')];
    const written = withFigures(document, machine, first);
    const later = { ...named('fold', 'three'), own: 400 };
    const again = withFigures(written, machine, [named('load', 'one'), later]);
    const rows = again.split('\n').filter((line) => /^\| (seek|fold|clone|load) /.test(line));
    expect(rows.map((row) => row.replace(/^\| (\w+) \| (\w+) \| \S+ \| (\d+) .*$/, '$1 $2 $3'))).toEqual([
      'seek one 300',
      'fold three 400',
      'clone one 300',
      'load one 300',
    ]);
  });

  it('is unchanged if it has no place for the figures', () => {
    expect(() => withFigures('nothing', machine, [figure])).toThrow('no place for figures');
  });
});

describe('bench/results', () => {
  const machine = { ...thisMachine(), date: '2026-01-01' };

  it('retains the figures of benchmarks that were not measured again', () => {
    const first = withResults(null, machine, [figure, { ...figure, benchmark: 'seek' }]);
    const again = withResults(first, machine, [{ ...figure, own: 400 }]);
    const results = JSON.parse(again) as { benchmark: string; own: number; machine: unknown }[];
    expect(results.map(({ benchmark, own }) => [benchmark, own])).toEqual([
      ['seek', 300],
      ['fold', 400],
    ]);
    expect(results[0]?.machine).toEqual(machine);
  });
});

describe('the strength of the search bot', () => {
  const contracts = playableGames().get('contracts');

  it('is counted for each pair of games, with decks and seats swapped', () => {
    const [first] = contracts === undefined ? [] : [...matches(contracts, 1, 2)];
    expect(first?.games).toBe(2);
    expect([0, 0.5, 1, 1.5, 2]).toContain(first?.wins);
    expect(first?.decisions).toBeGreaterThan(20);
  });

  it('has a figure for each game and for the time of a decision', async () => {
    const figures = await strength.run({
      root: process.cwd(),
      sizes: small,
      peers: null,
      temporaryFolder: folders.make,
    });
    expect(figures.map(({ unit, goal }) => [unit, goal?.value])).toEqual([
      ['% of games', 70],
      ['ms of CPU', 200],
      ['% of games', 70],
      ['ms of CPU', 200],
    ]);
    for (const { what } of figures.slice(0, 1)) expect(what).toMatch(/2 games, 95 % interval \d+ to \d+/);
  });

  it('is the same in every run', () => {
    const winsIn = (run: string) =>
      contracts === undefined
        ? run
        : [...matches(contracts, 1, 2)].map(({ wins, decisions }) => [wins, decisions]);
    expect(winsIn('one')).toEqual(winsIn('other'));
  });

  it('is reported with its confidence interval', () => {
    const standing = { games: 10, wins: 1, decisions: 40, thought: 4000 };
    expect(standingInWords('Contracts', standing)).toBe(
      'Contracts: 1 of 10 games won, 10.0 %, 95 % interval 1.8 % to 40.4 %; 100 ms a decision',
    );
  });
});

describe('every benchmark runs at a small size', () => {
  const times = ['ms, median', 'ms, 95 %', 'ms, median', 'ms, 95 %'];
  const hasOther = existsSync(path.join(process.cwd(), 'bench/peers/node_modules/@eventstore/db-client'));
  const own: readonly (readonly [Benchmark, units: string[]])[] = [
    [fold, ['atomic actions/s', 'events/s']],
    [seek, ['ms, median', 'ms, median', 'ms, median', 'ms, median']],
    [cold, ['ms of CPU, median', 'kB on disk']],
    [clone, ['µs']],
    [
      play,
      [
        'games/s',
        'events/s',
        'atomic actions/s',
        'games/s',
        'events/s',
        'atomic actions/s',
        'ratio',
        'games/s',
        'games/s',
      ],
    ],
    [playouts, Array<string>(6).fill('playouts/s')],
    [append, ['events/s', 'events/s']],
    [appendToKurrent(kurrentInside), ['events/s', 'events/s']],
    [
      readFromKurrent(kurrentInside),
      [...times, ...(hasOther ? times : []), 'events/s', ...(hasOther ? ['events/s'] : [])],
    ],
    [recordToKurrent(kurrentInside), ['events/s']],
    [listWithNeighbours(kurrentInside), ['ms, 95 %', 'ms, 95 %']],
    [scale, [1, 2, 3].flatMap(() => ['games/s', 'ms of CPU', 'ms, 95 %', 's', 'kB'])],
  ];

  it.each(own.map(([benchmark, units]) => ({ ...benchmark, units })))(
    '$name, alone',
    async ({ name, run, units }) => {
      const figures = await run({
        root: process.cwd(),
        sizes: small,
        peers: null,
        temporaryFolder: folders.make,
      });
      expect(figures.map(({ unit }) => unit)).toEqual(units);
      for (const { benchmark, own: value } of figures) {
        expect(benchmark).toBe(name);
        expect(value).toBeGreaterThan(0);
        expect(value).toBeLessThan(Infinity);
      }
    },
  );

  const peersFolder = path.join(process.cwd(), 'bench/peers');
  const installed = existsSync(path.join(peersFolder, 'node_modules'));
  if (!installed) console.log('Skipped beside peers: `npm run bench` installs them.');
  (installed ? it : it.skip)(
    'beside peers',
    async () => {
      const surroundings = {
        root: process.cwd(),
        sizes: small,
        peers: loadPeers(peersFolder),
        temporaryFolder: folders.make,
      };
      const beside = [...(await seek.run(surroundings)), ...(await play.run(surroundings))]
        .map((figure) => figure.peer)
        .filter((peer) => peer !== undefined);
      expect(beside.map(({ name }) => name)).toEqual([
        'boardgame.io',
        'Showdown, battles',
        'Showdown, log lines',
        'Showdown, battles',
        'Showdown, log lines',
      ]);
      for (const { value } of beside) expect(value).toBeGreaterThan(0);
    },
    60_000,
  );
});
