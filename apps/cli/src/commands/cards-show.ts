import { Command, Option } from 'commander';
import {
  cardsNamed,
  languageNames,
  linesIn,
  setOf,
  shownCards,
  type CardsNamed,
  type PublicCard,
  type TranslatedLine,
  type Translation,
  CardLibrary,
  type CardVersion,
} from '#altered/cards';
import type { Locale } from '#record';
import { examples } from '../arguments.js';
import { catalogueOf, libraryFolder } from '../card-files.js';
import { exitCodes, failure, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import type { Add } from '../command.js';
import { drawTable } from '../terminal/table.js';
import { capital, counted } from '../terminal/text.js';
import type { Theme } from '../terminal/theme.js';
import { contractsNamed, tellContracts } from './contract-print.js';
import { cardColumns, cardDocument, cardRow, statisticsOf } from './cards-search.js';

interface Options {
  readonly locale: Locale;
}

export const showCard = (add: Add): void =>
  add<Options>(
    new Command('show')
      .description('show a card: its printed values and text, the executed lines, and its versions')
      .argument('<card>', 'a reference, a name, or the beginning of one')
      .addOption(
        new Option(
          '-l, --locale <locale>',
          'the language of the text; lines without a translation are in English, marked (EN)',
        )
          .choices(['en', 'it', 'fr'])
          .default('en'),
      )
      .addHelpText(
        'after',
        examples('retrace cards show OPEN_RIVER_B_AX_03_C', 'retrace cards show "Tin Wader" --locale it'),
      ),
    tellCard,
  );

const notFound = (given: string, { suggestions }: CardsNamed) =>
  failure(exitCodes.notFound, 'CARD_NOT_FOUND', `There is no card "${given}".`, {
    advice:
      suggestions.length > 0
        ? `Did you mean ${suggestions.join(' or ')}?`
        : 'Use `retrace cards search` to find cards, or import more with `retrace cards import FILE`.',
  });

async function tellCard(
  output: Output,
  [given = '']: readonly string[],
  options: Options,
): Promise<ExitCode> {
  const { around, theme } = output;
  const catalogue = catalogueOf(around);
  const named = cardsNamed(given, shownCards(catalogue), catalogue.translations);
  const [card, ...others] = named.cards;
  const contracts = card === undefined ? contractsNamed(given) : [];
  if (contracts.length > 0) return tellContracts(output, contracts, options.locale);
  if (card === undefined) throw notFound(given, named);
  if (others.length > 0) {
    output.document({ cards: named.cards.map(cardDocument) });
    output.lines(
      `${counted(named.cards.length, 'card')} match:`,
      '',
      ...drawTable(
        theme,
        cardColumns,
        named.cards.map((match) => cardRow(theme, match)),
      ),
    );
    return exitCodes.ok;
  }
  const versions = CardLibrary.reading(libraryFolder(around), (library) => library.versions(card.reference));
  const text = catalogue.texts.get(card.reference);
  const printed = catalogue.translations.of(card.reference, options.locale);
  const lines = text === undefined ? [] : linesIn(text, options.locale, printed);
  const definition = catalogue.cards.get(card.reference);
  const foreign = catalogue.foreign.get(card.reference);
  const shown = { ...card, name: printed?.name ?? card.name };
  const legality = definition === undefined ? [] : catalogue.facts.legality.changesOf(definition);
  const errata = definition === undefined ? [] : catalogue.facts.legality.errataOf(definition);
  output.document({
    ...cardDocument(shown),
    language: foreign?.language ?? 'en',
    setName: card.setName ?? null,
    collectorNumber: card.collectorNumber ?? null,
    reserveLimit: card.reserveLimit ?? null,
    landmarkLimit: card.landmarkLimit ?? null,
    banned: card.isBanned === true,
    suspended: card.isSuspended === true,
    legality,
    errata,
    lines,
    versions: versions.map(({ version, file, at }) => ({ version, file, at })),
  });
  output.lines(
    ...drawPrinted(theme, shown),
    ...(foreign === undefined ? [] : drawForeign(theme, foreign)),
    ...lines.map((line) => drawLine(theme, line, options.locale)),
    ...legality.map(({ from, becomes }) =>
      theme.paint.dim(`${capital(becomes)} in tournaments from ${from}`),
    ),
    ...errata.map(({ from, text }) =>
      theme.paint.dim(`Its text from ${from}: ${text.replaceAll('\n', ' ')}`),
    ),
    ...drawVersions(theme, versions),
  );
  return exitCodes.ok;
}

function drawPrinted(theme: Theme, card: PublicCard): string[] {
  const { paint } = theme;
  const { type, subtypes, faction, rarity } = cardDocument(card);
  const kind = [type, ...subtypes].map(capital).join(' · ');
  const limits =
    type === 'hero'
      ? [`reserve limit ${card.reserveLimit ?? 2}, landmark limit ${card.landmarkLimit ?? 2}`]
      : [];
  const costs =
    type === 'hero' || type === 'token'
      ? []
      : [`cost ${card.handCost ?? 0}, from reserve ${card.reserveCost ?? 0}`];
  const marks = [card.isBanned === true ? 'banned' : '', card.isSuspended === true ? 'suspended' : ''].filter(
    (mark) => mark !== '',
  );
  return [
    `${paint.bold(card.name)}  ${paint.dim(card.reference)}`,
    `${kind} · ${capital(faction ?? 'neutral')} · ${capital(rarity)} · ${card.setName ?? setOf(card)}`,
    ...[...costs, ...limits, ...(card.forest === null ? [] : [statisticsOf(theme, card)])],
    ...marks.map((mark) => paint.yellow(`${mark} in tournaments`)),
    '',
  ];
}

const drawForeign = ({ paint }: Theme, { language }: Translation): string[] => [
  paint.yellow(`Known only in ${languageNames[language]}. Import its English card file to play with it.`),
  '',
];

function drawLine(theme: Theme, { text, support, executed, locale }: TranslatedLine, wanted: Locale): string {
  const { paint } = theme;
  const box = support ? paint.dim('support  ') : '';
  const shown = text.replaceAll('\n', '\n    ');
  const mark = locale === wanted ? '' : paint.dim(` (${locale.toUpperCase()})`);
  return `  ${box}${shown}${mark}${executed ? '' : paint.yellow('  (not executed)')}`;
}

function drawVersions(theme: Theme, versions: readonly CardVersion[]): string[] {
  if (versions.length === 0) return [];
  const rows = versions.map(({ version, changed, file, at }) => [
    `${version}`,
    at.slice(0, 16).replace('T', ' '),
    file,
    changed.join(', '),
  ]);
  return [
    '',
    ...drawTable(
      theme,
      [{ title: 'Version', right: true }, { title: 'Imported' }, { title: 'File' }, { title: 'Changed' }],
      rows,
    ),
  ];
}
