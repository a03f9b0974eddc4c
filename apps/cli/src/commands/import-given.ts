import {
  catalogueIn,
  isDeckCode,
  joinCardFiles,
  overlaid,
  openSet,
  readCardFile,
  readDecks,
  type Catalogue,
  type Deck,
  CardLibrary,
  type ImportReport,
} from '#altered/cards';
import { decksPlayed, printedCards, type LogReport, type PrintedCards } from '#interchange';
import { libraryFolder, listText, refuseShipped } from '../card-files.js';
import { isAddress } from '../card-pages.js';
import { must, type Failure } from '../failure.js';
import { filesUnder, sortedByContent, tried, type GivenText } from '../given-files.js';
import type { Output } from '../output.js';
import { progressOf } from '../progress.js';

type Failed = { readonly file: string; readonly failed: Failure };

/** The files of an import, with everything needed to read the games. */
export interface Given {
  /** The files that contain games. */
  readonly games: readonly string[];
  readonly printed: PrintedCards;
  readonly decks: readonly Deck[];
  readonly failed: readonly Failed[];
  /**
   * Describes the imported cards and decks. Must be called after the games were read, because it also reports which
   * decks they used.
   */
  readonly document: (played: readonly LogReport[]) => object;
  readonly lines: (played: readonly LogReport[]) => readonly string[];
}

const deckAdvice = 'Use a link with a deck code, a deck code, or the path of a deck (list, CSV or JSON).';

/** Sorts files by their content. First stores their cards in the data folder, unless `isDry` is true. */
export function givenWith(
  output: Output,
  paths: readonly string[],
  references: readonly string[],
  isDry: boolean,
): Given {
  const { around } = output;
  const failed: Failed[] = [];
  const fails = (file: string) => (failure: Failure) => void failed.push({ file, failed: failure });
  const files = filesUnder(paths, around.folder);
  const progress = progressOf(output, 'Sorting files', files.length);
  const sorted = sortedByContent(files, around.folder, paths, (count) => progress.to(count));
  progress.end();
  const { catalogue, cards } = withCards(output, sorted.cards, isDry, fails);
  const lists = [
    ...sorted.decks,
    ...references.flatMap(
      (deck) =>
        tried(
          (): GivenText =>
            isDeckCode(deck) || isAddress(deck)
              ? { file: 'deck', text: deck }
              : { file: deck, text: listText(deck, around.folder, deckAdvice) },
          fails(deck),
        ) ?? [],
    ),
  ];
  const decks = lists.flatMap(
    ({ file, text }) => tried(() => must(readDecks(text, { file, catalogue })), fails(file)) ?? [],
  );
  const idle = (played: readonly LogReport[]): readonly Deck[] => {
    const fitting = decksPlayed(decks, played);
    return decks.filter((deck) => !fitting.has(deck));
  };
  return {
    games: sorted.games,
    printed: printedCards(catalogue),
    decks,
    failed,
    document: (played) => ({
      ...(cards !== null && {
        cards: { new: cards.new.length, changed: cards.changed.length, unchanged: cards.unchanged },
      }),
      ...(decks.length > 0 && {
        decks: decks.map((deck) => ({
          name: deck.name,
          hero: deck.hero?.name ?? null,
          fits: !idle(played).includes(deck),
        })),
      }),
    }),
    lines: (played) => [
      ...(cards === null
        ? []
        : [
            `Cards: ${cards.new.length.toLocaleString('en')} new, ${cards.changed.length.toLocaleString('en')} changed, ${cards.unchanged.toLocaleString('en')} as before.`,
            ...(sorted.games.length === 0 && cards.new.length + cards.changed.length > 0
              ? [
                  'Previously imported games have not changed. To read one of them with these cards: retrace import ' +
                    'LOG',
                ]
              : []),
          ]),
      ...idle(played).map(
        ({ name, hero }) =>
          `The deck "${name}"${hero === null || hero.name === name ? '' : ` (${hero.name})`} does not belong ` +
          'to any imported game. Import it again, together with the log of its game.',
      ),
    ],
  };
}

/**
 * Returns the catalogue including the cards in the given files, with a report on their import. The report is null if
 * there were no card files or they could not be read.
 */
function withCards(
  output: Output,
  texts: readonly GivenText[],
  isDry: boolean,
  fails: (file: string) => (failure: Failure) => void,
): { readonly catalogue: Catalogue; readonly cards: ImportReport | null } {
  const folder = libraryFolder(output.around);
  const stored = (): Catalogue =>
    overlaid(
      CardLibrary.reading(folder, (library) => library.catalogue()),
      openSet(),
    );
  if (texts.length === 0) return { catalogue: stored(), cards: null };
  const file = [...new Set(texts.map((text) => text.file))].join(', ');
  const read = tried(() => {
    const files = texts.map((cardText) => ({
      file: cardText.file,
      ...must(readCardFile(cardText.text, cardText.file)),
    }));
    const joined = must(joinCardFiles(files));
    refuseShipped(joined.cards, file);
    return joined;
  }, fails(file));
  if (read === null) return { catalogue: stored(), cards: null };
  // If there is no data folder, the imported cards are stored only in memory, for this command.
  const isKept = !isDry && folder !== null;
  const library = CardLibrary.open(isKept ? folder : null);
  try {
    const cards = library.import(read, { file, at: new Date().toISOString() });
    if (isKept) return { catalogue: stored(), cards };
    const before = CardLibrary.reading(folder, (own) => own.catalogue());
    const both = catalogueIn({
      cards: [...before.printed.values(), ...read.cards],
      translations: [...before.translations, ...read.translations],
      facts: [...before.facts.all, ...read.facts],
    });
    return { catalogue: overlaid(both, openSet()), cards };
  } finally {
    library.close();
  }
}
