import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Table from 'cli-table3';
import { Argument, Command, InvalidArgumentError } from 'commander';
import { full, small, type Benchmark, type Sizes } from './benchmark.js';
import { benchmarks } from './benchmarks.js';
import type { Figure } from './figure.js';
import { machineLine, thisMachine, type Machine } from './machine.js';
import { loadPeers } from './peers.js';
import { cells, headings, withFigures, withResults } from './report.js';
import { TemporaryFolders } from './temporary-folders.js';

const root = path.resolve(import.meta.dirname, '../../..');
const document = path.join(root, 'docs/reference/benchmarks.md');

interface Options {
  readonly json?: true;
  readonly write?: true;
  readonly small?: true;
  readonly games?: number;
}

/** Returns the sizes for the options. Two games between bots form a pair, in which the bots swap seats. */
function sizesFor({ small: isSmall, games }: Options): Sizes {
  const sizes = isSmall ? small : full;
  return games === undefined ? sizes : { ...sizes, pairs: games / 2 };
}

function pairedArgument(text: string): number {
  const games = Number(text);
  if (Number.isSafeInteger(games) && games > 0 && games % 2 === 0) return games;
  throw new InvalidArgumentError('It takes an even number from 2 on: games are played in pairs.');
}

async function measure({ name, about, run }: Benchmark, options: Options): Promise<readonly Figure[]> {
  const folders = new TemporaryFolders();
  const surroundings = {
    root,
    sizes: sizesFor(options),
    peers: loadPeers(path.join(root, 'bench/peers')),
    temporaryFolder: folders.make,
  };
  if (surroundings.peers === null)
    process.stderr.write('The programs to compare with are not installed: only own figures.\n');
  process.stderr.write(`… ${name}: ${about}\n`);
  try {
    return await run(surroundings);
  } finally {
    folders.remove();
  }
}

/** Runs each benchmark in a separate process, so that no benchmark slows down the next. Throws if a benchmark fails. */
function measureApart(meant: readonly Benchmark[], options: Options): Figure[] {
  return meant.flatMap(({ name }) => {
    const args = [
      path.join(root, 'bench/bench.js'),
      name,
      '--json',
      ...(options.small ? ['--small'] : []),
      ...(options.games === undefined ? [] : ['--games', `${options.games}`]),
    ];
    const { status, stdout } = spawnSync(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The benchmark ${name} failed (code ${status}).`);
    return (JSON.parse(stdout) as { readonly figures: Figure[] }).figures;
  });
}

function print(machine: Machine, figures: readonly Figure[], json: boolean): void {
  if (json) {
    process.stdout.write(`${JSON.stringify({ machine, figures }, null, 2)}\n`);
    return;
  }
  const table = new Table({ head: [...headings], style: { head: [], border: [] } });
  for (const figure of figures) table.push([...cells(figure)]);
  process.stdout.write(`${machineLine(machine)}\n${table.toString()}\n`);
}

/** Runs benchmarks by their names, as in `fold seek --json`, or all of them. */
export async function main(args: readonly string[]): Promise<void> {
  const names = benchmarks.map(({ name }) => name);
  const program = new Command('bench')
    .description('Measures Retrace, beside other programs in the same run.')
    .addArgument(new Argument('[benchmarks...]', 'which ones; all when left out').choices(names))
    .option('--json', 'print JSON')
    .option(
      '--write',
      'put the figures into docs/reference/benchmarks.md and bench/results; those of other benchmarks stay',
    )
    .option(
      '--against <commit>',
      'on this working tree and on another commit in turns, as ratios [--rounds 3]',
    )
    .option('--games <number>', 'games of each kind that `strength` plays; 400 take hours', pairedArgument)
    .option('--small', 'tiny sizes, to see that everything runs; the figures mean nothing')
    .parse([...args], { from: 'user' });
  const options = program.opts<Options>();
  const chosen = program.processedArgs[0] as string[];
  if (options.write && options.small) program.error('--write needs figures in full size.');
  const machine = thisMachine();
  const meant = benchmarks.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
  const [first, ...others] = meant;
  const isAlone = first !== undefined && others.length === 0;
  const figures = isAlone ? await measure(first, options) : measureApart(meant, options);
  print(machine, figures, options.json === true);
  if (!options.write) return;
  writeFileSync(document, withFigures(readFileSync(document, 'utf8'), machine, figures));
  const results = path.join(root, 'bench/results', `${machine.date}.json`);
  const earlier = existsSync(results) ? readFileSync(results, 'utf8') : null;
  writeFileSync(results, withResults(earlier, machine, figures));
}
