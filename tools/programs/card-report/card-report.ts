import { readFileSync } from 'node:fs';
import { Presets, SingleBar } from 'cli-progress';
import { Command } from 'commander';
import { openSet, readCards, type Catalogue } from '#altered/cards';
import { doubtOf, executable, tryCards, type Trial } from './card-trial.js';
import type { AbilityUse, CardUse } from './card-usage.js';

/**
 * `npm run tool -- card-report [--games N] [--least N] [--cards FILE] [--seed S] [--json]`: plays random games until every executable card has been seen, and prints the effects of each ability.
 */
interface Options {
  readonly games: string;
  readonly least: string;
  readonly cards?: string;
  readonly seed: string;
  readonly json?: true;
}

function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

function whole(name: string, text: string): number {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1
    ? value
    : refuse(`--${name} needs a whole number of 1 or more.`);
}

function catalogueOf(file: string | undefined): Catalogue {
  if (file === undefined) return openSet();
  const read = readCards(readFileSync(file, 'utf8'), file);
  return read.ok
    ? read.value
    : refuse(read.error.map(({ where, message }) => `${where ?? file}: ${message}`).join('\n'));
}

function nameOf({ ability }: AbilityUse, index: number): string {
  const of =
    ability.kind === 'reaction'
      ? ability.trigger.kind
      : ability.kind === 'passive'
        ? ability.passive.kind
        : ability.kind === 'keyword'
          ? ability.keyword
          : '';
  return `${index + 1} ${ability.kind}${of === '' ? '' : ` ${of}`}`;
}

const stepsOf = ({ steps }: AbilityUse): string =>
  [...steps]
    .sort(([, a], [, b]) => b - a)
    .map(([verb, count]) => `${verb} ${count}`)
    .join(', ');

function linesOf({ card, games, plays, abilities }: CardUse): string[] {
  return [
    `${card.reference}  ${card.name}: seen in ${games} games, played ${plays} times`,
    ...abilities.map((use, index) => {
      const doubt = doubtOf(use);
      const steps = stepsOf(use);
      return `  ${doubt === null ? ' ' : '!'} ${nameOf(use, index)}: ${use.fired}${steps === '' ? '' : ` (${steps})`}${doubt === null ? '' : `  ← ${doubt}`}`;
    }),
  ];
}

function documentOf({ games, decisions, broken, uses }: Trial, skipped: number, seed: string) {
  return {
    seed,
    games,
    decisions,
    broken,
    skipped,
    cards: uses.map(({ card, games: seen, plays, abilities }) => ({
      reference: card.reference,
      name: card.name,
      games: seen,
      plays,
      abilities: abilities.map((use, index) => ({
        ability: nameOf(use, index),
        fired: use.fired,
        steps: Object.fromEntries(use.steps),
        doubt: doubtOf(use),
      })),
    })),
  };
}

const options = new Command('cards:report')
  .description(
    'play random games until every executable card has been seen, and report the effects of each ability',
  )
  .option('-n, --games <number>', 'maximum number of games', '5000')
  .option('-l, --least <number>', 'minimum number of games with each card', '50')
  .option('-c, --cards <file>', 'a card file in the public format, instead of the open set')
  .option('-s, --seed <text>', 'the seed; the same seed gives the same games', 'cards')
  .option('--json', 'print one JSON document')
  .parse()
  .opts<Options>();
const most = whole('games', options.games);
const all = [...catalogueOf(options.cards).cards.values()];
const cards = executable(all);
if (cards.length === 0) refuse('None of the cards can be executed.');
const bar = new SingleBar({ format: 'Playing {bar} {value} games, at most {total}' }, Presets.shades_classic);
const shown = process.stderr.isTTY;
const from = performance.now();
if (shown) bar.start(most, 0);
const trial = tryCards(cards, {
  seed: options.seed,
  least: whole('least', options.least),
  games: most,
  played: (games) => {
    if (shown) bar.update(games);
    else if (games % 100 === 0) console.error(`${games} games`);
  },
});
if (shown) bar.stop();
const seconds = ((performance.now() - from) / 1000).toFixed(0);
const skipped = all.length - cards.length;
if (options.json === true) console.log(JSON.stringify(documentOf(trial, skipped, options.seed), null, 2));
else {
  for (const use of trial.uses) for (const line of linesOf(use)) console.log(line);
  const abilities = trial.uses.flatMap((use) => use.abilities);
  const doubts = abilities.filter((use) => doubtOf(use) !== null);
  const fewest = Math.min(...trial.uses.map(({ games }) => games));
  console.log(
    `\n${trial.games} games, seeds ${options.seed}/1 onwards, ${trial.decisions} decisions, ${seconds} s: ` +
      `${cards.length} cards, each seen in at least ${fewest} games; ${skipped} cards are not executable. ` +
      `${abilities.length} abilities, ${doubts.length} of them suspicious (!). ${trial.broken.length} games violated an invariant.`,
  );
  for (const { seed, decks, broken } of trial.broken)
    console.log(`${seed} (${decks.join(' – ')}): ${broken.slice(0, 3).join('; ')}`);
}
process.exitCode = trial.broken.length === 0 ? 0 : 1;
