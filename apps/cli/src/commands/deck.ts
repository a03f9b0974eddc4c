import { Command, Option } from 'commander';
import {
  deckAs,
  deckForms,
  deckSize,
  deckStatistics,
  formatProblems,
  formats,
  openDecks,
  readDeck,
  type CostShare,
  type Deck,
  type DeckForm,
  type DeckStatistics,
  type Format,
  type Share,
} from '#altered/cards';
import { dayText, examples } from '../arguments.js';
import { catalogueOf } from '../card-files.js';
import { deckFrom } from '../deck-lists.js';
import { exitCodes, must, type ExitCode } from '../failure.js';
import { documentOf, type Output, type Surroundings } from '../output.js';
import type { Add } from '../command.js';
import { capital, counted, padded } from '../terminal/text.js';
import { sign, type Theme } from '../terminal/theme.js';

interface Options {
  readonly cards?: string;
  readonly format?: Format;
  readonly on?: string;
}

const deckHelp =
  "the path of a deck list, or of a deck builder's CSV or JSON file (FILE#NAME for one of several decks); a " +
  'deck code or link; or the name of a shipped deck';
const cardsHelp = 'a card file (JSON, public card format) to use together with the imported cards';

export const deck = (add: Add): void => {
  const command = new Command('deck').addHelpText(
    'after',
    examples('retrace deck check my-deck.txt', 'retrace deck stats "White Water"'),
  );
  add(
    command,
    async (output) => {
      output.document({ commands: ['check', 'stats', 'export'] });
      output.lines(command.helpInformation().trimEnd());
      return exitCodes.ok;
    },
    checkDeck,
    countDeck,
    exportDeck,
  );
};

const checkDeck = (add: Add): void =>
  add<Options>(
    new Command('check')
      .description('check a deck for a format, and list every rule that it breaks')
      .argument('<deck>', deckHelp)
      .addOption(
        new Option(
          '-f, --format <format>',
          'the format (default: the format that the deck names, or constructed)',
        ).choices(formats),
      )
      .addOption(
        new Option(
          '--on <day>',
          'the date of the lists of banned and suspended cards, such as 2025-09-01 (default: today)',
        ).argParser(dayText),
      )
      .option('-c, --cards <file>', cardsHelp)
      .addHelpText(
        'after',
        examples(
          'retrace deck check my-deck.txt',
          'retrace deck check my-deck.txt --format standard --on 2025-09-01',
        ),
      ),
    tellBreaches,
  );

/** Returns a deck, which can contain shipped cards, imported cards, and cards from a card file. */
function deckOf(given: string, cards: string | undefined, around: Surroundings, on?: string): Deck {
  const catalogue = catalogueOf(around, cards);
  const read = (list: string, file: string, pick?: string): ReturnType<typeof readDeck> =>
    readDeck(list, {
      ...{ file, catalogue },
      ...(pick !== undefined && { pick }),
      ...(on !== undefined && { on }),
    });
  return deckFrom(given, openDecks(), read, around.folder);
}

async function tellBreaches(
  output: Output,
  [given = '']: readonly string[],
  options: Options,
): Promise<ExitCode> {
  const { around, theme } = output;
  const { paint } = theme;
  const on = options.on ?? new Date().toISOString().slice(0, 10);
  const read = deckOf(given, options.cards, around, on);
  const format = options.format ?? formats.find((known) => known === read.format) ?? 'constructed';
  const breaches = formatProblems(format, read);
  const unknown = read.entries.filter(({ isUnknown }) => isUnknown === true);
  const isFactionKnown = unknown.every(({ card }) => card.faction !== null);
  output.document({
    deck: read.name,
    hero: read.hero?.name ?? null,
    cards: deckSize(read),
    format,
    on,
    legal: breaches.length === 0,
    unknown: unknown.map(({ card }) => card.reference),
    problems: breaches.map((breach) => ({ ...documentOf(breach), rule: breach.data?.['rule'] ?? null })),
  });
  const about = `${paint.bold(read.name)}: ${read.hero?.name ?? 'no hero'} and ${counted(deckSize(read), 'card')}`;
  if (breaches.length === 0) output.lines(`${about}. Legal in ${format} games as of ${on}.`);
  else
    output.lines(
      `${about}. ${paint.red('Not legal')} in ${format} games as of ${on}:`,
      ...breaches.flatMap(({ code, message, advice }) => [
        `  ${message} ${paint.dim(`[${code}]`)}`,
        ...(advice === undefined ? [] : [paint.dim(`    ${advice}`)]),
      ]),
    );
  if (unknown.length > 0)
    output.lines(
      paint.dim(
        `${counted(unknown.length, 'unique card')} ${unknown.length === 1 ? 'is' : 'are'} not known, so ` +
          `${isFactionKnown ? 'text was' : 'faction and text were'} not checked.`,
      ),
    );
  return breaches.length === 0 ? exitCodes.ok : exitCodes.failed;
}

const exportDeck = (add: Add): void =>
  add<{ readonly as: DeckForm; readonly cards?: string }>(
    new Command('export')
      .description("write a deck as a list, a deck code, or a deck builder's JSON or CSV")
      .argument('<deck>', deckHelp)
      .addOption(new Option('--as <form>', 'the form').choices(deckForms).default('list'))
      .option('-c, --cards <file>', cardsHelp)
      .addHelpText('after', examples('retrace deck export my-deck.txt --as code')),
    async (output, [given = ''], options) => {
      const read = deckOf(given, options.cards, output.around);
      const text = must(deckAs(options.as, read));
      output.document({ deck: read.name, form: options.as, text });
      // Prints rows that end with LF instead of the CRLF of CSV files, because a terminal would show the CR.
      output.lines(text.trimEnd().replaceAll('\r\n', '\n'));
      return exitCodes.ok;
    },
  );

const countDeck = (add: Add): void =>
  add<Pick<Options, 'cards'>>(
    new Command('stats')
      .description("show a deck's statistics: costs, types, factions, rarities, averages")
      .argument('<deck>', deckHelp)
      .option('-c, --cards <file>', cardsHelp)
      .addHelpText(
        'after',
        examples('retrace deck stats my-deck.txt', 'retrace deck stats "White Water" --json'),
      ),
    tellStatistics,
  );

async function tellStatistics(
  output: Output,
  [given = '']: readonly string[],
  options: Pick<Options, 'cards'>,
): Promise<ExitCode> {
  const { around, theme } = output;
  const read = deckOf(given, options.cards, around);
  const found = deckStatistics(read);
  output.document({ deck: read.name, ...found });
  output.lines(
    `${theme.paint.bold(read.name)}: ${found.hero ?? 'no hero'} and ${counted(found.cards, 'card')}, ${found.executed} of them fully executed`,
    ...drawCurve(theme, `Cost from hand, ${found.averageHandCost} on average`, found.handCosts),
    ...drawCurve(theme, `Cost from reserve, ${found.averageReserveCost} on average`, found.reserveCosts),
    ...drawShares(theme, 'Types', found.types),
    ...drawShares(theme, 'Sub-types', found.subtypes),
    ...drawShares(theme, 'Factions', found.factions),
    ...drawShares(theme, 'Rarities', found.rarities),
    '',
    `${theme.paint.dim(padded('Characters', margin))}${drawAverages(theme, found)} ${theme.paint.dim('on average')}`,
    ...drawNotExecuted(theme, found),
  );
  return exitCodes.ok;
}

const margin = 12;
const widestBar = 40;

function drawCurve(theme: Theme, title: string, costs: readonly CostShare[]): string[] {
  const most = Math.max(1, ...costs.map(({ cards }) => cards));
  const bar = (cards: number): string => '█'.repeat(Math.round((cards / most) * Math.min(most, widestBar)));
  return [
    '',
    theme.paint.dim(title),
    ...costs.map(
      ({ cost, cards }) =>
        `  ${`${cost}`.padStart(2)}  ${bar(cards)} ${cards === 0 ? theme.paint.dim('–') : cards}`,
    ),
  ];
}

const drawShares = (theme: Theme, title: string, shares: readonly Share[]): string[] =>
  shares.length === 0
    ? []
    : [
        '',
        theme.paint.dim(padded(title, margin)) +
          shares.map(({ name, cards }) => `${cards} ${capital(name)}`).join(theme.paint.dim('  ·  ')),
      ];

function drawNotExecuted({ paint }: Theme, { notExecuted }: DeckStatistics): string[] {
  if (notExecuted.length === 0) return [];
  return [
    '',
    paint.dim('Lines that are not executed'),
    ...notExecuted.flatMap(({ name, reference, lines }) => [
      `  ${name} ${paint.dim(reference)}`,
      ...lines.map((line) => `    ${paint.yellow(line.replaceAll('\n', '\n    '))}`),
    ]),
  ];
}

const drawAverages = (theme: Theme, { averageStatistics }: DeckStatistics): string =>
  Object.entries(averageStatistics)
    .map(([terrain, value]) => sign(theme, terrain, value))
    .join('  ');
