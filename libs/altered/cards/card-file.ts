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

/** What is kept of card files. */
export interface CardContent {
  readonly cards: readonly PublicCard[];
  readonly translations?: readonly Translation[];
  readonly facts?: readonly CardFact[];
}

/** What a card file holds. */
export interface CardFile extends CardContent {
  /** In English, each reference once, in the order of the file. */
  readonly cards: readonly PublicCard[];
  /** The cards in other languages, each once in a language. */
  readonly translations: readonly Translation[];
  /** What a list says of cards: collector numbers, factions of unique cards, legality. */
  readonly facts: readonly CardFact[];
  /** Entries that say again, word for word, what an entry before them said. */
  readonly repeated: number;
  /** What is odd about some entries, and which are left out for it, by line. */
  readonly notes: readonly PlacedNote[];
}

/** What is odd about an entry, and where it is. */
export interface PlacedNote extends Omit<CardNote, 'path'> {
  /** File and line; the file alone where there is no line. */
  readonly where: string;
}

type ReadFile = Omit<CardFile, 'notes'> & { readonly notes: readonly CardNote[] };

const cardList = z.array(publicCard);

/** Cards of one file: many times those of every set there is. */
export const mostCards = 50_000;

const whole = (problem: Problem<CardErrorCode>): Result<never, readonly Fault[]> =>
  fail([{ path: [], problem }]);

function read(value: unknown): Result<ReadFile, readonly Fault[]> {
  const found = cardsIn(value);
  if (found === null)
    return whole({
      code: 'CARDS_NOT_A_LIST',
      message: `The file holds no list of cards, but ${contentOf(value)}.`,
      advice: formatAdvice,
    });
  if (found.length > mostCards * cardLanguages.length)
    return whole({
      code: 'CARDS_TOO_LARGE',
      message: `The file has ${found.length} cards; at most ${mostCards} are read, in each language.`,
      advice: 'Import the cards in several files, a set or a few in each.',
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
  const { kept, repeated } = once.value;
  return ok({
    cards: kept.filter(({ language }) => language === 'en').map(({ card }) => card),
    translations: kept.filter(({ language }) => language !== 'en'),
    facts: [],
    repeated,
    notes,
  });
}

/** Each card once in a language; problem `CARD_DUPLICATE` where two entries contradict each other. */
function eachOnce(
  all: readonly (Translation & { readonly path: readonly (string | number)[] })[],
): Result<{ readonly kept: readonly Translation[]; readonly repeated: number }, readonly Fault[]> {
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
  return faults.length > 0 ? fail(faults) : ok({ kept: [...cards.values()], repeated });
}

/** The fields in which two cards are not the same; a field that is missing is as good as an empty one. */
export function differing(one: PublicCard, other: PublicCard): readonly string[] {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof PublicCard>;
  return [...fields].filter((field) => !isDeepStrictEqual(one[field] ?? null, other[field] ?? null));
}

const inLanguages = (counts: ReadonlyMap<CardLanguage, number>): Problem<CardErrorCode> => ({
  code: 'CARDS_LANGUAGE_INVALID',
  message: `The file is in several languages: ${[...counts].map(([language, count]) => `${count} cards in ${languageNames[language]}`).join(', ')}.`,
  advice: 'Import the cards of each language in a file of their own.',
  data: { languages: [...counts.keys()] },
});

/**
 * Reads a card file, or a list that says something of cards (collector numbers, factions of unique cards, legality), in any of the public
 * forms: all of it or nothing. Errors, each with file and line: `CARDS_NOT_JSON`,
 * `CARDS_TOO_LARGE`, `CARDS_NOT_A_LIST`, `CARDS_LANGUAGE_INVALID`, `CARD_REFERENCE_MISSING`, `CARD_FACTION_INVALID`, `CARD_TYPE_INVALID`,
 * `CARD_RARITY_INVALID`, `CARD_FIELD_INVALID`, `CARD_DUPLICATE` (the same reference with other contents), `CARDS_LIST_MALFORMED`, `CARDS_SET_UNKNOWN`.
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

/** Whether a text holds a list of cards, which may have errors: folders of card files hold other JSON as well. */
export function holdsCards(text: string): boolean {
  const cards = readCardFile(text, '');
  return cards.ok || !cards.error.some(({ code }) => code === 'CARDS_NOT_A_LIST');
}

/** The catalogue of what a card file holds. */
export const catalogueIn = ({ cards, translations = [], facts = [] }: CardContent): Catalogue =>
  catalogueOf(cards, new Translations(translations), new CardFacts(facts));

/** As `readCardFile`, as a catalogue. */
export function readCards(text: string, file: string): Result<Catalogue, readonly Problem<CardErrorCode>[]> {
  const cards = readCardFile(text, file);
  return cards.ok ? ok(catalogueIn(cards.value)) : cards;
}

/** As `readCards`, of a list that is already in memory; problems have no place. */
export function cardsFrom(value: unknown): Result<Catalogue, readonly Problem<CardErrorCode>[]> {
  const cards = read(value);
  return cards.ok ? ok(catalogueIn(cards.value)) : fail(cards.error.map(({ problem }) => problem));
}
