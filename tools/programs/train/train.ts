import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import Table from 'cli-table3';
import { playableGames } from '#games';
import type { ValueModel } from '#record';
import { countArgument } from '../arguments/count-argument.js';
import { calibrationOf, type Calibration } from './calibration.js';
import { fitted } from './fit.js';
import { positionsOf, type Position } from './positions.js';

/** `npm run train -- [--game altered|contracts] [--games N] [--seed S] [--out FILE]`: fits the value model of a game on games of bots. */
interface Options {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly out?: string;
}

/** The day from which on a game is late, and the one measure that people go by: what the model has to be better than. */
const known: Readonly<Record<string, { readonly late: number; readonly alone: string }>> = {
  altered: { late: 10, alone: 'distance' },
  contracts: { late: 16, alone: 'health' },
};
/** One game of so many is held back to try the model on. */
const HELD_BACK = 4;

const options = new Command('train')
  .description('plays games between bots and fits how likely seats are to win, by the measures of the game')
  .option('-g, --game <name>', Object.keys(known).join(' or '), 'altered')
  .option('-n, --games <number>', 'how many games are played', countArgument, 800)
  .option('-s, --seed <text>', 'the same seed plays the same games', 'train')
  .option('-o, --out <file>', 'where the model goes; else it is only printed')
  .parse()
  .opts<Options>();

const game = playableGames().get(options.game);
const plan = known[options.game];
if (game === undefined || plan === undefined) {
  console.error(`--game is one of ${Object.keys(known).join(', ')}.`);
  process.exit(2);
}

const from = performance.now();
const positions: Position[] = [];
let played = 0;
for (const found of positionsOf(game, options.seed, options.games)) {
  positions.push(...found);
  if (++played % 50 === 0)
    console.error(`${played} of ${options.games} games, ${Math.round((performance.now() - from) / 1000)} s`);
}
const isHeldBack = ({ game: number }: Position): boolean => number % HELD_BACK === 0;
const learnt = positions.filter((position) => !isHeldBack(position));
const unseen = positions.filter(isHeldBack);
const names = Object.keys(positions[0]?.lead ?? {});
const { late, alone } = plan;
const model: ValueModel = {
  late,
  weights: fitted(learnt, names, late),
  origin: {
    program: `npm run train -- --game ${options.game} --games ${options.games} --seed ${options.seed}`,
    edition: game.editions[0],
    bots: 'greedy, one decision in ten by chance',
    seed: options.seed,
    games: options.games,
    positions: learnt.length,
  },
};
const aloneModel = { late, weights: fitted(learnt, [alone], late) };

const table = new Table({
  style: { head: [], border: [] },
  head: ['days', 'positions', 'games', 'Brier', `Brier, ${alone} alone`, 'ECE', 'ECE by chance'],
});
const row = (days: string, own: Calibration, other: Calibration): void =>
  void table.push([
    days,
    own.positions,
    own.games,
    own.brier.toFixed(4),
    other.brier.toFixed(4),
    own.ece.toFixed(4),
    own.eceByChance.toFixed(4),
  ]);
row('all', calibrationOf(model, unseen), calibrationOf(aloneModel, unseen));
const last = Math.max(...unseen.map(({ day }) => day));
for (let day = 1; day <= last; day += 2) {
  const some = unseen.filter((position) => position.day === day || position.day === day + 1);
  if (some.length > 0) row(`${day}–${day + 1}`, calibrationOf(model, some), calibrationOf(aloneModel, some));
}
console.log(table.toString());
console.log(
  `Positions of ${options.games} games; one game in ${HELD_BACK} was held back and is what the table tells of.`,
);
if (options.out === undefined) console.log(JSON.stringify(model, null, 2));
else writeFileSync(options.out, `${JSON.stringify(model, null, 2)}\n`);
