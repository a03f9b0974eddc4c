import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import Table from 'cli-table3';
import { playableGames } from '#games';
import type { ValueModel } from '#record';
import { countArgument } from '../arguments/count-argument.js';
import { calibrationOf } from './calibration.js';
import { fitted } from './fit.js';
import { lessonsOf, positionsOf, type Position } from './positions.js';

/**
 * `npm run tool -- train [--game altered|contracts] [--games N] [--seed S] [--out FILE] [--check]`: fits a game's value
 * model to games between bots.
 */
interface Options {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly out?: string;
  readonly check?: true;
}

interface Plan {
  /** The day from which the game counts as late. */
  readonly late: number;
  /** The measure by which players usually judge a position. The model must predict better than this measure alone. */
  readonly alone: string;
  /** The products of measures that the model also uses. */
  readonly products: readonly string[];
  readonly steadiness: number;
}

const known: Readonly<Record<string, Plan>> = {
  altered: {
    late: 10,
    alone: 'distance',
    products: [
      'distance*distance',
      'ahead*distance',
      'hand*hand',
      'mana*mana',
      'ready*hand',
      'turn*hand',
      'turn*ahead',
    ],
    steadiness: 0,
  },
  contracts: {
    late: 16,
    alone: 'health',
    products: [
      'health*health',
      'hand*hand',
      'line-attack*line-attack',
      'turn*line-attack',
      'turn*hand',
      'turn*mana',
    ],
    // Without a penalty, the weights of extractors and exhaustion would be arbitrary, because both grow with the number
    // of turns.
    steadiness: 0.02,
  },
};
/** One of every `HELD_BACK` games is held out to test the model. */
const HELD_BACK = 4;

const options = new Command('train')
  .description('play games between bots, and fit the model of win probability to them')
  .option('-g, --game <name>', Object.keys(known).join(' or '), 'altered')
  .option('-n, --games <number>', 'number of games', countArgument, 800)
  .option('-s, --seed <text>', 'the seed; the same seed gives the same games', 'train')
  .option('-o, --out <file>', 'file for the fitted model')
  .option('--check', 'compare the shipped model with the games, instead of fitting a model')
  .parse()
  .opts<Options>();

const game = playableGames().get(options.game);
const plan = known[options.game];
if (game === undefined || plan === undefined) {
  console.error(`--game must be one of ${Object.keys(known).join(', ')}.`);
  process.exit(2);
}

const lessons = lessonsOf(game);
const from = performance.now();
const positions: Position[] = [];
let played = 0;
for (const found of positionsOf(game, options.seed, options.games)) {
  positions.push(...found);
  if (++played % 50 === 0)
    console.error(`${played} of ${options.games} games, ${Math.round((performance.now() - from) / 1000)} s`);
}
const { late, alone, products, steadiness } = plan;
const isHeldBack = ({ game: number }: Position): boolean => number % HELD_BACK === 0;
const learnt = positions.filter((position) => !isHeldBack(position));
const [model, unseen] =
  options.check === true ? [shipped(), positions] : [learned(), positions.filter(isHeldBack)];
// If `--check` is set, the simple model is fitted to the test games too. This gives the simple model an advantage.
const simple = { late, weights: fitted(options.check === true ? positions : learnt, [alone], late) };

function shipped(): ValueModel {
  const found = game?.module.bots.model;
  if (found !== undefined) return found;
  console.error(`${options.game} has no value model. Fit one: --out FILE.`);
  return process.exit(2);
}

function learned(): ValueModel {
  return {
    late,
    weights: fitted(learnt, [...Object.keys(positions[0]?.own ?? {}), ...products], late, steadiness),
    origin: {
      program: `npm run tool -- train --game ${options.game} --games ${options.games} --seed ${options.seed}`,
      edition: game?.editions[0] ?? '',
      bots: lessons.players,
      seed: options.seed,
      games: options.games,
      positions: learnt.length,
    },
  };
}

const table = new Table({
  style: { head: [], border: [] },
  head: ['days', 'positions', 'games', 'Brier', `Brier, ${alone} alone`, 'ECE', 'ECE by chance'],
});
const row = (days: string, some: readonly Position[]): void => {
  const { positions: count, games, brier, ece, eceByChance } = calibrationOf(model, some);
  const other = calibrationOf(simple, some).brier;
  table.push([days, count, games, ...[brier, other, ece, eceByChance].map((value) => value.toFixed(4))]);
};
row('all', unseen);
const beginning = unseen.filter(({ begins }) => begins);
row(`all, starts of ${lessons.turns ? 'turns' : 'days'}`, beginning);
const last = unseen.reduce((most, { day }) => Math.max(most, day), 0);
for (let day = 1; day <= last; day += 2) {
  const some = unseen.filter((position) => position.day === day || position.day === day + 1);
  if (some.length > 0) row(`${day}–${day + 1}`, some);
}
console.log(table.toString());
console.log(
  options.check === true
    ? `Positions of ${options.games} games, seed ${options.seed}. The model was not fitted to them.`
    : `Positions of ${options.games} games; the table covers the held-out games, one of every ${HELD_BACK}.`,
);
if (options.out !== undefined) writeFileSync(options.out, `${JSON.stringify(model, null, 2)}\n`);
