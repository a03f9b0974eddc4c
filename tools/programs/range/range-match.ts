import { Command, Option } from 'commander';
import { playableGames } from '#games';
import { rateOf } from '#read-models';
import { countArgument } from '../arguments/count-argument.js';
import { handKinds, handMatches, type HandMatch } from './hand-matches.js';

/**
 * `npm run tool -- range-match [--game altered|contracts] [--games N] [--skip N] [--playouts N] [--hands
 * expected|true]`: measures how much a search bot gains from estimated hands.
 */
interface Options extends HandMatch {
  readonly game: string;
  readonly games: number;
  readonly skip: number;
}

const options = new Command('range-match')
  .description(
    'play search bots that deal estimated hands against search bots that deal only by the number of copies of each card',
  )
  .option('-g, --game <name>', 'altered or contracts', 'altered')
  .option('-n, --games <number>', 'number of games, which are played in pairs', countArgument, 40)
  .option('--skip <number>', 'number of pairs of games to skip', Number, 0)
  .option('-p, --playouts <number>', 'number of playouts for each decision', countArgument, 40)
  .addOption(new Option('--hands <kind>', 'kind of hands to deal').choices(handKinds).default('expected'))
  .parse()
  .opts<Options>();

const game = playableGames().get(options.game);
if (game === undefined) {
  console.error('--game must be altered or contracts.');
  process.exit(2);
}

const percent = (share: number | null): string => `${(100 * (share ?? 0)).toFixed(1)} %`;
const pairs = Array.from({ length: Math.ceil(options.games / 2) }, (_, pair) => options.skip + pair);
let [games, won] = [0, 0];
for (const wins of handMatches(game, pairs, options)) {
  games += 2;
  won += wins;
  const { rate, low, high } = rateOf(games, won);
  console.log(
    `${options.game}, ${options.hands} hands: ${won} of ${games} games, ${percent(rate)}, 95 % interval ${percent(low)} to ${percent(high)}`,
  );
}
