import type { CardErrorCode } from './error-codes.js';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { fail, ok, type Problem, type Result } from '#record';
import { contradiction, fieldFault, formatAdvice, type Fault } from './card-problems.js';
import { cardsIn, contentOf } from './card-forms.js';
import { catalogueOf, type Catalogue } from './catalogue.js';
import { jsonOf, placed } from './json-text.js';
import { languageOf, type PrintedLanguage } from './language.js';
import { publicCard, type PublicCard } from './public-format.js';

/** What a card file holds. */
export interface CardFile {
  /** Each reference once, in the order of the file. */
  readonly cards: readonly PublicCard[];
  /** Entries that say again, word for word, what an entry before them said. */
  readonly repeated: number;
  /** Cards whose text is not English: they are kept, and none of their lines can be executed. */
  readonly foreign: readonly { readonly reference: string; readonly language: PrintedLanguage }[];
}

const list = z.array(publicCard);

/** Cards of one file: many times those of every set there is. */
export const mostCards = 50_000;

function read(value: unknown): Result<CardFile, readonly Fault[]> {
  const found = cardsIn(value);
  if (found === null)
    return fail([
      {
        path: [],
        problem: {
          code: 'CARDS_NOT_A_LIST',
          message: `The file holds no list of cards, but ${contentOf(value)}.`,
          advice: formatAdvice,
        },
      },
    ]);
  const read = readFound(found.cards);
  if (read.ok) return read;
  return fail(
    read.error.map((fault) => {
      const [index, ...rest] = fault.path;
      return typeof index === 'number' ? { ...fault, path: [...found.pathOf(index), ...rest] } : fault;
    }),
  );
}

function readFound(value: readonly unknown[]): Result<CardFile, readonly Fault[]> {
  if (value.length > mostCards)
    return fail([
      {
        path: [],
        problem: {
          code: 'CARDS_TOO_LARGE',
          message: `The file has ${value.length} cards; at most ${mostCards} are read.`,
          advice: 'Import the cards in several files, a set or a few in each.',
          data: { size: value.length, most: mostCards },
        },
      },
    ]);
  const parsed = list.safeParse(value);
  if (!parsed.success) return fail(parsed.error.issues.map((issue) => fieldFault(issue, value)));

  const cards = new Map<string, PublicCard>();
  const faults: Fault[] = [];
  let repeated = 0;
  for (const [index, card] of parsed.data.entries()) {
    const before = cards.get(card.reference);
    if (before === undefined) {
      cards.set(card.reference, card);
      continue;
    }
    const fields = differing(before, card);
    if (fields.length === 0) repeated += 1;
    else faults.push(contradiction(index, card.reference, fields));
  }
  if (faults.length > 0) return fail(faults);
  const file = { cards: [...cards.values()], repeated, foreign: foreignOf(cards.values()) };
  const language = languageOfAll(file);
  return language === null ? ok(file) : fail([{ path: [], problem: inLanguage(language, file) }]);
}

/** The fields in which two cards are not the same; a field that is missing is as good as an empty one. */
export function differing(one: PublicCard, other: PublicCard): readonly string[] {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof PublicCard>;
  return [...fields].filter((field) => !isDeepStrictEqual(one[field] ?? null, other[field] ?? null));
}

const textOf = ({ mainEffect, echoEffect, completedEffect }: PublicCard): string =>
  [mainEffect, echoEffect, completedEffect].filter((box) => typeof box === 'string').join('\n');

function foreignOf(cards: Iterable<PublicCard>): CardFile['foreign'] {
  return [...cards].flatMap((card) => {
    const language = languageOf(textOf(card));
    return language === null || language === 'English' ? [] : [{ reference: card.reference, language }];
  });
}

/** The language of a whole file when it is not English: short texts that tell nothing alone tell it together. */
function languageOfAll({ cards }: CardFile): PrintedLanguage | null {
  const language = languageOf(cards.map(textOf).join('\n'));
  return language === 'English' ? null : language;
}

const inLanguage = (language: PrintedLanguage, { cards }: CardFile): Problem<CardErrorCode> => ({
  code: 'CARDS_LANGUAGE_INVALID',
  message: `The text of ${cards.length === 1 ? 'this card' : `these ${cards.length} cards`} is ${language}: abilities are read from English text.`,
  advice:
    'Fetch the English file of the same cards. Cards whose abilities are understood are shown in Italian and French as well.',
  data: { language },
});

/**
 * Reads a card file in any of the public forms: all of it or nothing. Errors, each with file and line: `CARDS_NOT_JSON`,
 * `CARDS_TOO_LARGE`, `CARDS_NOT_A_LIST`, `CARDS_LANGUAGE_INVALID`, `CARD_REFERENCE_MISSING`, `CARD_FACTION_INVALID`, `CARD_TYPE_INVALID`,
 * `CARD_RARITY_INVALID`, `CARD_FIELD_INVALID`, `CARD_DUPLICATE` (the same reference with other contents).
 */
export function readCardFile(
  text: string,
  file: string,
): Result<CardFile, readonly Problem<CardErrorCode>[]> {
  const json = text.replace(/^\ufeff/, '');
  const value = jsonOf(json, file);
  if (!value.ok) return value;
  const cards = read(value.value);
  return cards.ok ? cards : fail(placed(cards.error, json, file));
}

/** Whether a text holds a list of cards, which may have errors: folders of card files hold other JSON as well. */
export function holdsCards(text: string): boolean {
  const cards = readCardFile(text, '');
  return cards.ok || !cards.error.some(({ code }) => code === 'CARDS_NOT_A_LIST');
}

/** As `readCardFile`, as a catalogue. */
export function readCards(text: string, file: string): Result<Catalogue, readonly Problem<CardErrorCode>[]> {
  const cards = readCardFile(text, file);
  return cards.ok ? ok(catalogueOf(cards.value.cards)) : cards;
}

/** As `readCards`, of a list that is already in memory; problems have no place. */
export function cardsFrom(value: unknown): Result<Catalogue, readonly Problem<CardErrorCode>[]> {
  const cards = read(value);
  return cards.ok ? ok(catalogueOf(cards.value.cards)) : fail(cards.error.map(({ problem }) => problem));
}
