import type { DeckErrorCode } from './error-codes.js';
import type { CardDefinition } from '#altered/abilities';
import { assertNever, escaped, fail, ok, type Problem, type Result } from '#record';
import { CardNames } from './card-names.js';
import type { Catalogue } from './catalogue.js';
import type { Deck, DeckEntry } from './deck.js';
import { linesOfList, listBounds } from './list-line.js';
import { languageNames } from './language.js';
import type { Translation } from './translations.js';
import { listedDecks, type ListedCard, type ListedDeck, type ListFault } from './listed-decks.js';

/** The maximum number of copies of a card. A larger number is treated as a typing error. */
const mostCopies = 99;
const shown = 50;

export interface DeckSource {
  /** The file or field from which the text comes, used to report the location of a problem. */
  readonly file: string;
  readonly catalogue: Catalogue;
  /** A name for the deck, instead of the name in the text. */
  readonly name?: string;
  /** The day whose legality lists apply, such as `2025-09-01`. If absent, all lists apply. */
  readonly on?: string;
  /** The name of the deck to read, if the text contains several decks. */
  readonly pick?: string;
}

type Decks = Result<readonly Deck[], readonly Problem<DeckErrorCode>[]>;

/**
 * Returns the name of a deck's file, without folder and extension. Null if `file` is not a path but the name of a
 * field.
 */
function nameOfFile(file: string): string | null {
  if (!/[./\\]/.test(file)) return null;
  const name = file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
  const dot = name.lastIndexOf('.');
  return dot >= 0 && dot < name.length - 1 ? name.slice(0, dot) : name;
}

/** Returns an error if a text is too long, otherwise null. The limit is higher for JSON, which is more verbose. */
function tooLong(text: string, file: string): Problem<DeckErrorCode> | null {
  const isDocument = /^\ufeff?\s*[[{]/.test(text);
  const most = isDocument ? listBounds.documentCharacters : listBounds.characters;
  const lines = isDocument ? 0 : linesOfList(text).length;
  if (text.length <= most && lines <= listBounds.lines) return null;
  return {
    code: 'DECK_LIST_TOO_LARGE',
    message:
      `The deck list has ${lines} lines and ${text.length} characters. The limits are ${listBounds.lines} ` +
      `lines and ${most} characters.`,
    advice: 'Write one line for each distinct card.',
    where: file,
  };
}

function severalCards({ named }: ListedCard, references: readonly string[]): Omit<ListFault, 'line'> {
  const suggestions = references.slice(0, 6);
  return {
    code: 'DECK_LINE_INVALID',
    message: `The name "${named}" matches ${references.length} cards.`,
    advice:
      'Write the reference of the card that you mean: ' +
      `${suggestions.join(', ')}${references.length > suggestions.length ? ', …' : ''}.`,
    data: { suggestions },
  };
}

function unknownCard({ named }: ListedCard, suggestions: readonly string[]): Omit<ListFault, 'line'> {
  if (/^https?:/i.test(named))
    return {
      code: 'DECK_CODE_INVALID',
      message: `The link ${named} contains no deck code, and Retrace does not open links.`,
      advice: 'Open the page, and copy the deck list or deck code from it.',
    };
  if (/^<[!a-z]/i.test(named))
    return {
      code: 'DECK_LINE_INVALID',
      message: 'The text is a web page, not a deck.',
      advice: 'Open the page, and copy the deck list or deck code from it.',
    };
  return {
    code: 'DECK_CARD_UNKNOWN',
    message: `No card has the reference or name ${named}.`,
    advice:
      suggestions.length > 0
        ? `Did you mean ${suggestions.join(' or ')}?`
        : 'Check the reference, or import the card file that contains this card.',
    data: { reference: named, suggestions },
  };
}

function inEnglishFirst({ language, card }: Translation): Omit<ListFault, 'line'> {
  return {
    code: 'DECK_CARD_LANGUAGE_INVALID',
    message:
      `${card.name} (${card.reference}) is known only in ${languageNames[language]}, but the rules require ` +
      'English text.',
    advice: 'Import the English card file that contains this card.',
    data: { reference: card.reference, language },
  };
}

/**
 * Returns a card's restriction on a given day. It comes from the legality lists or, if none of them mentions the card,
 * from the card's file.
 */
function restrictionOf(
  card: CardDefinition,
  { printed, facts }: Catalogue,
  on: string | undefined,
): Pick<DeckEntry, 'restriction' | 'restrictedFrom'> {
  const listed = facts.legality.of(card, on ?? null);
  if (listed !== undefined)
    return listed === null ? {} : { restriction: listed.is, restrictedFrom: listed.from };
  const { isBanned, isSuspended } = printed.get(card.reference) ?? {};
  if (isBanned === true) return { restriction: 'banned' };
  return isSuspended === true ? { restriction: 'suspended' } : {};
}

function entryOf(
  listed: ListedCard,
  { catalogue, on }: DeckSource,
  names: CardNames,
): Result<DeckEntry, Omit<ListFault, 'line'>> {
  const { count, named, countColumn } = listed;
  const found = names.find(named);
  if (found.kind !== 'none' && (count < 1 || count > mostCopies))
    return fail({
      code: 'DECK_COUNT_INVALID',
      message: `A deck cannot have ${count} copies of ${named}.`,
      advice:
        count < 1
          ? 'Leave the line out, or write a number of at least 1.'
          : `Write a number of at most ${mostCopies}.`,
      data: { reference: named },
      ...(countColumn !== undefined && { column: countColumn }),
    });
  switch (found.kind) {
    case 'card': {
      const formats = catalogue.printed.get(found.card.reference)?.gameplayFormat ?? null;
      return ok({
        ...{ count, card: found.card },
        ...restrictionOf(found.card, catalogue, on),
        ...(formats !== null && { formats }),
      });
    }
    case 'unknown-unique':
      return ok({ count, card: found.card, ...restrictionOf(found.card, catalogue, on), isUnknown: true });
    case 'foreign':
      return fail(inEnglishFirst(found.translation));
    case 'token':
      return fail({
        code: 'DECK_TOKEN_NOT_ALLOWED',
        message:
          `${found.reference} (${found.name}) is a token. Tokens are created during a game and can't be in a ` +
          'deck.',
        advice: 'Remove the line from the list.',
        data: { reference: found.reference },
      });
    case 'several':
      return fail(severalCards(listed, found.references));
    case 'none':
      return fail(unknownCard(listed, names.near(named)));
    default:
      return assertNever(found);
  }
}

const tooManyHeroes = (hero: CardDefinition, before: CardDefinition): Omit<ListFault, 'line'> => ({
  code: 'DECK_HEROES_INVALID',
  message:
    hero === before
      ? `The list contains more than one ${hero.name}, but a deck has one hero (rule 1.1.4.b).`
      : `The list contains two heroes, ${before.name} and ${hero.name}, but a deck has one (rule 1.1.4.b).`,
  advice: 'Keep one hero, with one copy.',
  data: { rule: '1.1.4.b', reference: hero.reference },
});

/**
 * The maximum number of unknown cards to report separately, because they are probably typing errors. If more cards are
 * unknown and no card is known, the card file is probably missing.
 */
const FEW = 3;

const noneKnown = (count: number): ListFault => ({
  code: 'DECK_CARD_UNKNOWN',
  message: `None of the ${count} cards in the deck is known.`,
  advice: 'Import the card files of their sets first.',
  line: null,
});

function deckOf(
  listed: ListedDeck,
  names: CardNames,
  source: DeckSource,
): Result<Deck, readonly ListFault[]> {
  const faults: ListFault[] = [];
  const entries = new Map<string, DeckEntry>();
  let hero: CardDefinition | null = null;
  for (const entry of listed.cards) {
    const { line, column } = entry;
    const read = entryOf(entry, source, names);
    if (!read.ok) {
      faults.push({ line, ...(column !== undefined && { column }), ...read.error });
      continue;
    }
    const { card, count } = read.value;
    const before = entries.get(card.reference);
    if (card.type === 'hero') {
      if (hero !== null || count > 1) faults.push({ ...tooManyHeroes(card, hero ?? card), line });
      hero ??= card;
    }
    entries.set(card.reference, { ...read.value, count: count + (before?.count ?? 0) });
  }
  if (entries.size === 0 && faults.length > FEW && faults.every(({ code }) => code === 'DECK_CARD_UNKNOWN'))
    return fail([noneKnown(faults.length)]);
  if (faults.length > 0) return fail(faults);
  if (entries.size === 0)
    return fail([
      {
        code: 'DECK_EMPTY',
        message: 'The deck list has no cards.',
        advice: 'Write one card on each line, as in: 3 OPEN_RIVER_B_AX_03_C',
        line: null,
      },
    ]);
  const name = escaped(source.name ?? listed.name ?? nameOfFile(source.file) ?? hero?.name ?? source.file);
  const { format } = listed;
  return ok({ name, hero, entries: [...entries.values()], ...(format != null && { format }) });
}

function placed(faults: readonly ListFault[], file: string): readonly Problem<DeckErrorCode>[] {
  const problems = faults.slice(0, shown).map(({ line, column, ...problem }): Problem<DeckErrorCode> => {
    const where = [file, line, column].filter((part) => part != null).join(':');
    return { ...problem, where, ...(line !== null && { data: { ...problem.data, line } }) };
  });
  const rest = faults.length - problems.length;
  if (rest <= 0) return problems;
  const more = `The list has ${rest} more ${rest === 1 ? 'problem' : 'problems'}.`;
  return [...problems, { code: 'PROBLEMS_OMITTED', message: more, where: file }];
}

/**
 * Parses the decks in a text: a list, deck codes or links, or a CSV or JSON export. Detects the format from the
 * content. Does not check whether the decks are legal (see `formatProblems`).
 *
 * Each line of a list contains an optional number of copies (`3`, `3x`, `3 x`) and a card, by reference, print,
 * collector number or name. The copies in lines with the same card are added up. A comment starts with `#` or `//`. The
 * comment `# Deck: NAME` names the deck that follows.
 *
 * Returns every problem with file and line: `DECK_LINE_INVALID`, `DECK_COUNT_INVALID`, `DECK_CARD_UNKNOWN`,
 * `DECK_CARD_LANGUAGE_INVALID`, `DECK_TOKEN_NOT_ALLOWED`, `DECK_HEROES_INVALID`, `DECK_EMPTY`, `DECK_LIST_TOO_LARGE`,
 * `DECK_CODE_INVALID` or `DECK_JSON_INVALID`.
 */
export function readDecks(text: string, source: DeckSource): Decks {
  const { file, catalogue } = source;
  const long = tooLong(text, file);
  if (long !== null) return fail([long]);
  const names = new CardNames(catalogue);
  const listed = listedDecks(text, {
    isReference: (word) => names.isReference(word),
    isKnown: (reference) => names.find(reference).kind !== 'none',
  });
  const read = (listed.ok ? listed.value : []).map((deck) => deckOf(deck, names, source));
  const faults = [...(listed.ok ? [] : listed.error), ...read.flatMap((deck) => (deck.ok ? [] : deck.error))];
  if (faults.length > 0) return fail(placed(faults, file));
  const decks = read.flatMap((deck) => (deck.ok ? [deck.value] : []));
  if (decks.length > 0) return ok(decks);
  const none = deckOf({ name: null, cards: [] }, names, source);
  return none.ok ? ok([none.value]) : fail(placed(none.error, file));
}

/**
 * Parses the only deck in a text, or the only deck with the name `pick`. Fails for the same reasons as `readDecks`.
 * Also fails with `DECKS_TOO_MANY` if there is no such deck or more than one.
 */
export function readDeck(text: string, source: DeckSource): Result<Deck, readonly Problem<DeckErrorCode>[]> {
  const decks = readDecks(text, source);
  if (!decks.ok) return decks;
  const { pick } = source;
  const chosen = pick === undefined ? decks.value : decks.value.filter(({ name }) => name === pick);
  const [deck, second] = chosen;
  if (deck !== undefined && second === undefined) return ok(deck);
  const all = decks.value.map(({ name }) => `"${name}"`).join(', ');
  return fail([
    {
      code: 'DECKS_TOO_MANY',
      message:
        deck === undefined
          ? `The file contains no deck called "${pick ?? ''}".`
          : `The file contains ${chosen.length} decks.`,
      advice: `Add the name of a deck, as in FILE#NAME. The decks are ${all}.`,
      where: source.file,
    },
  ]);
}

/** Returns a deck as a list from which `readDeck` restores the same deck. */
export const printDeck = (deck: Deck): string =>
  [`# Deck: ${deck.name}`, ...deck.entries.map(({ count, card }) => `${count} ${card.reference}`), ''].join(
    '\n',
  );
