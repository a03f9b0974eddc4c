import { Presets, SingleBar } from 'cli-progress';
import Table from 'cli-table3';
import { Command } from 'commander';
import { deckGames, firstSeatShare, firstTurnShare, matchesOf, playMatch, sharesOf } from './deck-balance.js';
import type { Played, Share } from './deck-balance.js';

/**
 * `npm run tool -- balance [--game altered|contracts] [--games N] [--seed S] [--seeds N] [--json]`: plays games between
 * greedy bots, and prints the proportion of games that each shipped deck wins against each of the others.
 */
interface Options {
  readonly game: string;
  readonly games: string;
  readonly seed: string;
  readonly seeds: string;
  readonly random?: true;
  readonly json?: true;
}

/** The default number of games. It covers every pairing in both seat orders, with ten seeds. */
const GAMES = 2400;

const options = new Command('balance')
  .description(
    'play the shipped decks of a game against each other, and print the proportion of games that each wins',
  )
  .option('-g, --game <name>', Object.keys(deckGames).join(' or '), 'altered')
  .option('-n, --games <number>', 'total number of games', `${GAMES}`)
  .option('-s, --seed <text>', 'the seed; the same seed gives the same games', 'balance')
  .option('--seeds <number>', 'number of seeds (S/1, S/2, …) among which the games are divided', '10')
  .option('--random', 'measure the strength of the greedy bot against a random bot, which changes seats')
  .option('--json', 'print one JSON document')
  .parse()
  .opts<Options>();
const [games, seeds] = (['games', 'seeds'] as const).map((name) => {
  const number = Number(options[name]);
  if (Number.isInteger(number) && number >= 1) return number;
  console.error(`--${name} needs a whole number of 1 or more.`);
  return process.exit(2);
}) as [number, number];

const percent = (share: number | null): string => (share === null ? '' : `${(100 * share).toFixed(1)} %`);

function tableOf(shares: readonly Share[]): string {
  const table = new Table({
    style: { head: [], border: [] },
    head: ['deck', 'games', 'won', 'share', ...shares.map((_, place) => `v ${place + 1}`)],
  });
  for (const [place, { deck, games: own, won, share, against }] of shares.entries())
    table.push([`${place + 1} ${deck}`, own, won, percent(share), ...against.map(percent)]);
  return table.toString();
}

if (!Object.hasOwn(deckGames, options.game)) {
  console.error(`--game must be one of ${Object.keys(deckGames).join(', ')}.`);
  process.exit(2);
}
const chosen = deckGames[options.game as keyof typeof deckGames];
const { decks, bounds } = chosen;
const bar = new SingleBar(
  { format: 'Playing {bar} {value}/{total} · {eta_formatted} left' },
  Presets.shades_classic,
);
const shown = process.stderr.isTTY;
const from = performance.now();
if (shown) bar.start(games, 0);
const played: Played[] = [];
let beaten = 0;
const matches = Array.from({ length: seeds }, (_, index) =>
  matchesOf(
    chosen,
    Math.ceil((games - index) / seeds),
    seeds === 1 ? options.seed : `${options.seed}/${index + 1}`,
  ),
);
for (const [game, match] of matches.flat().entries()) {
  // After every pairing has been played in both seat orders, the random bot changes its seat, so that it plays every
  // pairing from both seats.
  const random =
    options.random === true ? Math.floor(game / (decks.length * (decks.length - 1))) % 2 : undefined;
  const result = playMatch(chosen, match, random);
  played.push(result);
  if (result.winner !== null && result.winner !== random) beaten++;
  if (shown) bar.update(played.length);
  else if (played.length % 200 === 0) console.error(`${played.length} of ${games} games`);
}
if (shown) bar.stop();
const seconds = (performance.now() - from) / 1000;
const summary = { seed: options.seed, seeds, games, seconds };
const seedText = seeds === 1 ? `seed ${options.seed}` : `seeds ${options.seed}/1 to ${options.seed}/${seeds}`;
const runText = `${games} games, ${seedText}, ${seconds.toFixed(0)} s`;

function printStrength(): void {
  if (options.json === true) console.log(JSON.stringify({ ...summary, won: beaten, share: beaten / games }));
  else
    console.log(
      `The greedy bot won ${beaten} games against the random bot (${percent(beaten / games)}). ${runText}`,
    );
}

function printBalance(): void {
  const shares = sharesOf(decks, played);
  const firstSeat = firstSeatShare(played);
  const firstTurn = firstTurnShare(played);
  const outside = shares
    .filter(({ share }) => share < bounds.least || share > bounds.most)
    .map(({ deck }) => deck);
  process.exitCode = outside.length === 0 ? 0 : 1;
  if (options.json === true)
    return console.log(
      JSON.stringify({ ...summary, firstSeat, firstTurn, bounds, outside, shares }, null, 2),
    );
  console.log(tableOf(shares));
  console.log(
    `${runText}; the first seat won ${percent(firstSeat)}, and the player with the first turn won ${percent(firstTurn)}`,
  );
  if (outside.length > 0)
    console.log(`Outside ${percent(bounds.least)} to ${percent(bounds.most)}: ${outside.join(', ')}`);
}

if (options.random === true) printStrength();
else printBalance();
