import { Command } from 'commander';
import { playableGames } from '#games';
import { countArgument } from '../arguments/count-argument.js';
import { meanOf } from './fit.js';
import { comparisonsOf, coverage, missesOf, type Comparison, type Compared } from './comparisons.js';

/**
 * `npm run tool -- misses [--game altered|contracts] [--games N] [--seed S] [--json]`: measures how much the losses in
 * reviews differ from the results of games played to their end.
 */
interface Options {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly playouts: number;
  readonly wholeGames: number;
  readonly oneOf: number;
  readonly json?: true;
}

const options = new Command('misses')
  .description(
    'evaluate decisions in bot games as reviews do, and measure the errors by playing those with a loss to the end',
  )
  .option('-g, --game <name>', 'altered or contracts', 'altered')
  .option('-n, --games <number>', 'number of games', countArgument, 20)
  .option('-s, --seed <text>', 'the seed; the same seed gives the same games', 'misses')
  .option('-p, --playouts <number>', 'number of playouts for each decision', countArgument, 100)
  .option(
    '-w, --whole-games <number>',
    'number of complete games to play after each choice',
    countArgument,
    150,
  )
  .option('-o, --one-of <number>', 'evaluate one of every N decisions', countArgument, 7)
  .option('--json', 'print each decision as a line of JSON')
  .parse()
  .opts<Options>();

const game = playableGames().get(options.game);
if (game === undefined) {
  console.error('--game must be altered or contracts.');
  process.exit(2);
}

const found: Comparison[] = [];
for (const comparison of comparisonsOf(game, options)) {
  found.push(comparison);
  if (options.json === true) console.log(JSON.stringify(comparison));
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const row = (what: string, some: readonly Compared[]): void =>
  console.log(
    `${what}: of ${some.length} losses, the measured loss is within the stated interval for ${percent(coverage(some))}, ` +
      `and ${some.filter(({ true: real }) => real.mean > 0).length} have the right sign.`,
  );
const differences = found.map(({ difference }) => difference);
const stated = found.flatMap((comparison) => comparison.stated ?? []);
const open = stated.filter(({ isOpen }) => isOpen);
console.log(`${options.games} games, seed ${options.seed}. Misses: ${JSON.stringify(missesOf(differences))}`);
row('From playouts alone', differences);
row('As stated in reviews', stated);
row(
  'Graded',
  stated.filter(({ isGraded }) => isGraded),
);
console.log(
  `Of ${stated.length} losses, ${open.length} have a better choice that is still offered later in the turn; ` +
    `stated ${percent(meanOf(open.map(({ estimated }) => estimated.mean)))} on average, measured ${percent(meanOf(open.map(({ true: real }) => real.mean)))}.`,
);
