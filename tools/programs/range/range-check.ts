import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { scorerOf } from '#analysis';
import { playableGames } from '#games';
import type { HandModel } from '#record';
import { countArgument } from '../arguments/count-argument.js';
import { fittedWeights } from './fit.js';
import { knownGames } from './known-hands.js';
import { errorsOf, preparedGame, type PreparedGame } from './measure.js';

/**
 * `npm run tool -- range-check [--game altered|contracts] [--games N] [--seed S] [--fit ROUNDS --out FILE]`: compares
 * estimated hands with true hands.
 */
interface Options {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly fit?: number;
  readonly batch: number;
  readonly out?: string;
}

/**
 * One of every `HELD_BACK` games is held out while fitting. The number has no common divisor with ten, so that the
 * held-out games include every kind of player.
 */
const HELD_BACK = 7;

const options = new Command('range-check')
  .description('play games between bots, and compare estimated hands with the true hands')
  .option('-g, --game <name>', 'altered or contracts', 'altered')
  .option('-n, --games <number>', 'number of games', countArgument, 100)
  .option('-s, --seed <text>', 'the seed; the same seed gives the same games', 'range-check')
  .option('--fit <rounds>', 'fit a model to the games in this number of rounds', countArgument)
  .option(
    '--batch <number>',
    'number of games in each round, each from the perspective of one player',
    countArgument,
    24,
  )
  .option('-o, --out <file>', 'file for the fitted model')
  .parse()
  .opts<Options>();

const game = playableGames().get(options.game);
const hands = game?.module.hands;
if (game === undefined || hands === undefined) {
  console.error('--game must be altered or contracts.');
  process.exit(2);
}

const from = performance.now();
const read: PreparedGame[] = [];
let played = 0;
for (const both of knownGames(game, options.seed, options.games)) {
  read.push(...both.map((own) => preparedGame(hands, own)));
  if (++played % 50 === 0)
    console.error(`${played} of ${options.games} games, ${Math.round((performance.now() - from) / 1000)} s`);
}

const print = (what: string, games: readonly PreparedGame[], score: ReturnType<typeof scorerOf>): void => {
  const { hands: count, cards, loss, lossByCopies, ece } = errorsOf(games, score);
  const better = (100 * (1 - loss / lossByCopies)).toFixed(1);
  console.log(
    `${what}: ${games.length / 2} games, ${count} hands, ${cards} cards: log loss ${loss.toFixed(4)}, ` +
      `by copies ${lossByCopies.toFixed(4)}, ${better} % better; ECE ${ece.toFixed(4)}.`,
  );
};

if (options.fit === undefined) {
  print(`${options.game}, seed ${options.seed}`, read, scorerOf(hands.model?.weights ?? {}));
} else {
  const isHeldBack = (_: PreparedGame, index: number): boolean => Math.floor(index / 2) % HELD_BACK === 0;
  const unseen = read.filter(isHeldBack);
  const learnt = read.filter((played, index) => !isHeldBack(played, index));
  const weights = fittedWeights(
    learnt,
    { rounds: options.fit, games: options.batch, seed: options.seed },
    (round, score) => {
      if (round % 5 === 0) print(`Round ${round}, held-out games`, unseen, score);
    },
  );
  const { game: name, games, seed, fit, batch, out } = options;
  const program = `npm run tool -- range-check --game ${name} --games ${games} --seed ${seed} --fit ${fit} --batch ${batch}`;
  const model: HandModel = { weights, origin: { program, seed, games } };
  if (out !== undefined) writeFileSync(out, `${JSON.stringify(model, null, 2)}\n`);
}
