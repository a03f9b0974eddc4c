import { Command, Option } from 'commander';
import {
  factionOf,
  searchCards,
  setOf,
  shownCards,
  typeOf,
  type CardQuery,
  type PublicCard,
} from '#altered/cards';
import { examples, wholeNumber } from '../arguments.js';
import { catalogueOf } from '../card-files.js';
import { exitCodes, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import type { Add } from '../command.js';
import { drawTable, type Column } from '../terminal/table.js';
import { capital, counted, cut } from '../terminal/text.js';
import { sign, type Theme } from '../terminal/theme.js';

const factions = ['axiom', 'bravos', 'lyra', 'muna', 'ordis', 'yzmir', 'neutral'] as const;
const types = ['character', 'spell', 'permanent', 'hero', 'mana', 'token'] as const;

interface Options {
  readonly type?: (typeof types)[number];
  readonly subtype?: string;
  readonly faction?: (typeof factions)[number];
  readonly set?: string;
  readonly cost?: number;
  readonly reserveCost?: number;
  readonly text?: string;
  readonly limit: number;
}

export const searchAmongCards = (add: Add): void =>
  add<Options>(
    new Command('search')
      .description('search the shipped and imported cards; all conditions must hold')
      .argument('[name]', 'part of a name, or the beginning of a reference')
      .addOption(new Option('-t, --type <type>', 'the type of card').choices(types))
      .option('--subtype <subtype>', 'the sub-type, such as robot')
      .addOption(new Option('-f, --faction <faction>', 'the faction').choices(factions))
      .option('-s, --set <code>', 'the code of a set, such as CORE')
      .option('--cost <number>', 'the cost from hand', wholeNumber(0, 99))
      .option('--reserve-cost <number>', 'the cost from Reserve', wholeNumber(0, 99))
      .option('--text <words>', 'words in the text')
      .option('-n, --limit <number>', 'the maximum number of entries', wholeNumber(1, 10_000), 50)
      .addHelpText(
        'after',
        examples(
          'retrace cards search wader',
          'retrace cards search --faction lyra --type spell --cost 2',
          'retrace cards search --text "draw a card" --set CORE --json',
        ),
      ),
    listCards,
  );

const queryOf = (name: string | undefined, options: Options): CardQuery => ({
  ...(name !== undefined && { search: name }),
  ...(options.type !== undefined && { type: options.type }),
  ...(options.subtype !== undefined && { subtype: options.subtype }),
  ...(options.faction !== undefined && { faction: options.faction === 'neutral' ? null : options.faction }),
  ...(options.set !== undefined && { set: options.set }),
  ...(options.cost !== undefined && { handCost: options.cost }),
  ...(options.reserveCost !== undefined && { reserveCost: options.reserveCost }),
  ...(options.text !== undefined && { text: options.text }),
});

export const cardColumns: readonly Column[] = [
  { title: 'Reference' },
  { title: 'Name' },
  { title: 'Faction' },
  { title: 'Type' },
  { title: 'Cost' },
  { title: 'Statistics' },
];

/** Formats a card as a table row. */
export function cardRow(theme: Theme, card: PublicCard): readonly string[] {
  const { paint } = theme;
  const type = typeOf(card);
  const hasCost = type !== null && type !== 'hero';
  return [
    paint.bold(card.reference),
    cut(card.name, 34),
    capital(factionOf(card) ?? 'neutral'),
    type ?? 'token',
    hasCost ? `${card.handCost ?? 0}/${card.reserveCost ?? 0}` : '',
    card.forest === null ? '' : statisticsOf(theme, card),
  ];
}

/** Formats a card's forest, mountain and water statistics. */
export const statisticsOf = (theme: Theme, card: PublicCard): string =>
  [
    sign(theme, 'forest', card.forest ?? 0),
    sign(theme, 'mountain', card.mountain ?? 0),
    sign(theme, 'water', card.ocean ?? 0),
  ].join(' ');

/** Converts a card to its entry in the JSON document's list of cards. */
export const cardDocument = (card: PublicCard) => ({
  reference: card.reference,
  name: card.name,
  set: setOf(card),
  type: typeOf(card) ?? 'token',
  subtypes: card.subtypes.map((subtype) => subtype.toLowerCase()),
  faction: factionOf(card),
  rarity: card.rarity.toLowerCase(),
  handCost: card.handCost,
  reserveCost: card.reserveCost,
  forest: card.forest,
  mountain: card.mountain,
  water: card.ocean,
});

async function listCards(output: Output, [name]: readonly string[], options: Options): Promise<ExitCode> {
  const found = searchCards(shownCards(catalogueOf(output.around)).values(), queryOf(name, options));
  const shown = found.slice(0, options.limit);
  output.document({ cards: shown.map(cardDocument), total: found.length });
  const { paint } = output.theme;
  if (found.length === 0)
    output.lines('No card matches.', paint.dim('Import more cards with: retrace cards import FILE'));
  else
    output.lines(
      ...drawTable(
        output.theme,
        cardColumns,
        shown.map((card) => cardRow(output.theme, card)),
      ),
      '',
      paint.dim(
        shown.length < found.length
          ? `${shown.length.toLocaleString('en')} of ${counted(found.length, 'card')} · see more with --limit`
          : counted(found.length, 'card'),
      ),
    );
  return exitCodes.ok;
}
