import { Command } from 'commander';
import { playableGames } from '#games';
import { countArgument } from '../arguments/count-argument.js';
import { comparisonsOf, coverage, missesOf, type Comparison, type Compared } from './comparisons.js';

/** `npm run tool -- misses [--game altered|contracts] [--games N] [--seed S] [--json]`: how far reviews are from how games end. */
interface Options {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly playouts: number;
  readonly wholeGames: number;
  readonly json?: true;
}

const options = new Command('misses')
  .description('judges decisions of games between bots as reviews do, and plays those with a loss to the end')
  .option('-g, --game <name>', 'altered or contracts', 'altered')
  .option('-n, --games <number>', 'how many games are played', countArgument, 20)
  .option('-s, --seed <text>', 'the same seed plays the same games', 'misses')
  .option('-p, --playouts <number>', 'for the choices of a decision', countArgument, 100)
  .option('-w, --whole-games <number>', 'played to their end after each choice', countArgument, 150)
  .option('--json', 'print each decision as a line')
  .parse()
  .opts<Options>();

const game = playableGames().get(options.game);
if (game === undefined) {
  console.error('--game is altered or contracts.');
  process.exit(2);
}

const found: Comparison[] = [];
for (const comparison of comparisonsOf(game, options)) {
  found.push(comparison);
  if (options.json === true) console.log(JSON.stringify(comparison));
}

const row = (what: string, some: readonly Compared[]): void =>
  console.log(`${what}: the truth is in ${(100 * coverage(some)).toFixed(1)} % of ${some.length} intervals.`);
console.log(
  `${options.games} games, seed ${options.seed}. Misses: ${JSON.stringify(missesOf(found.map(({ difference }) => difference)))}`,
);
row(
  'By playouts alone',
  found.map(({ difference }) => difference),
);
row(
  'As reviews state it',
  found.flatMap(({ stated }) => stated ?? []),
);
