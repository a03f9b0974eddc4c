import type { CardErrorCode } from './error-codes.js';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { fail, ok, type Problem, type Result } from '#record';
import { CardFacts, type CardFact } from './card-facts.js';
import { listIn, numbersIn, type CardList } from './card-lists.js';
import { contradiction, fieldFault, formatAdvice, type Fault } from './card-problems.js';
import { cardsIn, contentOf } from './card-forms.js';
import { sortedByLanguage, type CardNote } from './card-language.js';
import { catalogueOf, type Catalogue } from './catalogue.js';
import { jsonOf, placed, placedNotes } from './json-text.js';
import { cardLanguages, languageNames, type CardLanguage } from './language.js';
import { publicCard, type PublicCard } from './public-format.js';
import { Translations, type Translation } from './translations.js';

/** The content of card files, as a library stores it. */
export interface CardContent {
  readonly cards: readonly PublicCard[];
  readonly translations?: readonly Translation[];
  readonly facts?: readonly CardFact[];
}

export interface CardFile extends CardContent {
  /** The English cards in file order. Each reference occurs once. */
  readonly cards: readonly PublicCard[];
  /** The cards in other languages. Each reference occurs once per language. */
  readonly translations: readonly Translation[];
  /** The facts from card lists: collector numbers, factions of unique cards, legality. */
  readonly facts: readonly CardFact[];
  /** The number of exact duplicates of earlier entries. */
  readonly repeated: number;
  /** Notes on unusual entries, ordered by line. Some of these entries are omitted from the result. */
  readonly notes: readonly PlacedNote[];
}

/** A note on an unusual entry, with its location. */
export interface PlacedNote extends Omit<CardNote, 'path'> {
  /** The file and line, or only the file. */
  readonly where: string;
}

type ReadFile = Omit<CardFile, 'notes'> & { readonly notes: readonly CardNote[] };

const cardList = z.array(publicCard);

/** The maximum number of cards in a file: many times the number of all published cards. */
export const mostCards = 50_000;

const whole = (problem: Problem<CardErrorCode>): Result<never, readonly Fault[]> =>
  fail([{ path: [], problem }]);

function read(value: unknown): Result<ReadFile, readonly Fault[]> {
  const found = cardsIn(value);
  if (found === null)
    return whole({
      code: 'CARDS_NOT_A_LIST',
      message: `The file contains ${contentOf(value)}, but no list of cards.`,
      advice: formatAdvice,
    });
  if (found.length > mostCards * cardLanguages.length)
    return whole({
      code: 'CARDS_TOO_LARGE',
      message: `The file has ${found.length} cards. The limit is ${mostCards} in each language.`,
      advice: 'Import the cards in several files, with one or a few sets in each.',
      data: { size: found.length, most: mostCards },
    });
  const { entries, notes, mixed } = sortedByLanguage(found);
  const parsed = cardList.safeParse(entries.map(({ card }) => card));
  const cards = entries.map(({ card }) => card);
  if (!parsed.success)
    return fail(
      parsed.error.issues.map((issue) => {
        const fault = fieldFault(issue, cards);
        const [index, ...rest] = fault.path;
        return { ...fault, path: [...(entries[Number(index)]?.path ?? []), ...rest] };
      }),
    );
  if (mixed !== null) return whole(inLanguages(mixed));
  const sorted = parsed.data.map((card, index) => ({
    card,
    language: entries[index]?.language ?? 'en',
    path: entries[index]?.path ?? [],
  }));
  const once = eachOnce(sorted);
  if (!once.ok) return once;
  const { distinct, repeated } = once.value;
  return ok({
    cards: distinct.filter(({ language }) => language === 'en').map(({ card }) => card),
    translations: distinct.filter(({ language }) => language !== 'en'),
    facts: [],
    repeated,
    notes,
  });
}

/** Removes duplicates within each language. Fails with `CARD_DUPLICATE` if entries contradict each other. */
function eachOnce(
  all: readonly (Translation & { readonly path: readonly (string | number)[] })[],
): Result<{ readonly distinct: readonly Translation[]; readonly repeated: number }, readonly Fault[]> {
  const cards = new Map<string, Translation>();
  const faults: Fault[] = [];
  let repeated = 0;
  for (const { card, language, path } of all) {
    const key = `${language} ${card.reference}`;
    const before = cards.get(key);
    const fields = before === undefined ? [] : differing(before.card, card);
    if (before === undefined) cards.set(key, { language, card });
    else if (fields.length === 0) repeated += 1;
    else faults.push(contradiction([...path, 'reference'], card.reference, fields));
  }
  return faults.length > 0 ? fail(faults) : ok({ distinct: [...cards.values()], repeated });
}

/** Returns the names of the fields in which two cards differ. A missing field counts as an empty field. */
export function differing(before: PublicCard, after: PublicCard): readonly string[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof PublicCard>;
  return [...fields].filter((field) => !isDeepStrictEqual(before[field] ?? null, after[field] ?? null));
}

const inLanguages = (counts: ReadonlyMap<CardLanguage, number>): Problem<CardErrorCode> => ({
  code: 'CARDS_LANGUAGE_INVALID',
  message:
    'The file contains several languages: ' +
    `${[...counts].map(([language, count]) => `${count} ${count === 1 ? 'card' : 'cards'} in ${languageNames[language]}`).join(', ')}.`,
  advice: 'Import the cards of each language in a separate file.',
  data: { languages: [...counts.keys()] },
});

/**
 * Parses a card file or a list of facts about cards, in any public format. The facts are collector numbers, factions of
 * unique cards, and legality. Returns either the whole content or all errors, each with file and line:
 * - of the file: `CARDS_NOT_JSON`, `CARDS_TOO_LARGE`, `CARDS_NOT_A_LIST`, `CARDS_LANGUAGE_INVALID`
 * - of a card: `CARD_REFERENCE_MISSING`, `CARD_FACTION_INVALID`, `CARD_TYPE_INVALID`, `CARD_RARITY_INVALID`,
 *   `CARD_FIELD_INVALID`, `CARD_DUPLICATE` (the same reference with different content)
 * - of a list of facts: `CARDS_LIST_MALFORMED`, `CARDS_SET_UNKNOWN`
 */
export function readCardFile(
  text: string,
  file: string,
): Result<CardFile, readonly Problem<CardErrorCode>[]> {
  const json = text.replace(/^\ufeff/, '');
  const numbers = numbersIn(json);
  if (numbers !== null) return listed(numbers, file);
  const value = jsonOf(json, file);
  if (!value.ok) return value;
  const list = listIn(value.value, file);
  if (list !== null) return listed(list, file);
  const found = read(value.value);
  if (!found.ok) return fail(placed(found.error, json, file));
  return ok({ ...found.value, notes: placedNotes(found.value.notes, json, file) });
}

function listed(
  list: Result<CardList, Problem<CardErrorCode>>,
  file: string,
): Result<CardFile, readonly Problem<CardErrorCode>[]> {
  if (!list.ok) return fail([{ ...list.error, where: file }]);
  const { facts, left } = list.value;
  const notes = left.map(({ message, line }): PlacedNote => ({
    reference: '',
    message,
    isLeftOut: true,
    where: line === null ? file : `${file}:${line}`,
  }));
  return ok({ cards: [], translations: [], facts, repeated: 0, notes });
}

/** Whether a text is a list of cards, even a list with errors, as opposed to other JSON. */
export function holdsCards(text: string): boolean {
  const cards = readCardFile(text, '');
  return cards.ok || !cards.error.some(({ code }) => code === 'CARDS_NOT_A_LIST');
}

export const catalogueIn = ({ cards, translations = [], facts = [] }: CardContent): Catalogue =>
  catalogueOf(cards, new Translations(translations), new CardFacts(facts));

/** Like `readCardFile`, but returns a catalogue. */
export function readCards(text: string, file: string): Result<Catalogue, readonly Problem<CardErrorCode>[]> {
  const cards = readCardFile(text, file);
  return cards.ok ? ok(catalogueIn(cards.value)) : cards;
}

/** Like `readCards`, but for a list in memory. The problems have no location. */
export function cardsFrom(value: unknown): Result<Catalogue, readonly Problem<CardErrorCode>[]> {
  const cards = read(value);
  return cards.ok ? ok(catalogueIn(cards.value)) : fail(cards.error.map(({ problem }) => problem));
}
