import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { DeckErrorCode } from './error-codes.js';
import { fail, jsonIn, ok, type Problem, type Result } from '#record';
import { deckCodeIn, isDeckCode, readDeckCode } from './deck-code.js';
import { linesOfList, listBounds, titleIn, withoutComment } from './list-line.js';

/** An entry of a deck in a file. It names a card by reference, collector number or name. */
export interface ListedCard {
  readonly count: number;
  readonly named: string;
  /** The line number, counting from 1. Null in formats without lines. */
  readonly line: number | null;
  readonly column?: number;
  /** The column of the number of copies, if there is one. */
  readonly countColumn?: number;
}

/** A deck as written in a file, before its cards are looked up in a catalogue. */
export interface ListedDeck {
  readonly name: string | null;
  readonly cards: readonly ListedCard[];
  /** The format that the file states for the deck, in lower case. */
  readonly format?: string | null;
}

/** A problem with a line, or with the whole file. */
export interface ListFault extends Omit<Problem<DeckErrorCode>, 'where'> {
  readonly line: number | null;
  readonly column?: number;
}

/** The facts about cards that a parser needs. */
export interface KnownCards {
  /** Whether a word has the form of a card reference, or is the reference of a known card. */
  readonly isReference: (word: string) => boolean;
  readonly isKnown: (reference: string) => boolean;
}

type Listed = Result<readonly ListedDeck[], readonly ListFault[]>;

/** The maximum number of decks in a file. */
const mostDecks = 200;
const lineAdvice = 'Write a number and a card reference or name, as in: 3 OPEN_RIVER_B_AX_03_C';
const formsAdvice =
  'Use a list with a line such as `3 REFERENCE` for each card, a deck code or a link that contains ' +
  'one, or a CSV or JSON file exported by a deck builder.';

interface Word {
  readonly text: string;
  readonly column: number;
}

const wordsOf = (line: string): readonly Word[] =>
  [...withoutComment(line).matchAll(/\S+/g)].map((match) => ({ text: match[0], column: match.index + 1 }));

/** Parses a number of copies, such as `3` or `3x`. Null for other words. */
const copiesIn = (word: Word | undefined): string | null =>
  /^(\d+)[x×*]?$/i.exec(word?.text ?? '')?.[1] ?? null;

/** Removes words without meaning: `Hero:` before a reference, and the `x` of `3 x REFERENCE`. */
const plainWords = (words: readonly Word[]): readonly Word[] =>
  words.filter(({ text }, index) => {
    const isHero = index === 0 && words.length > 1 && /^hero:?$/i.test(text);
    const isTimes =
      /^[x×*]$/i.test(text) && /^\d+$/.test(words[index - 1]?.text ?? '') && index + 1 < words.length;
    return !isHero && !isTimes;
  });

const asCount = (digits: string | null): number => (digits === null ? 1 : Number(digits));

function severalOnLine(
  words: readonly Word[],
  line: number,
  { isReference }: KnownCards,
): Result<ListedCard[], ListFault> {
  const cards: ListedCard[] = [];
  let digits: string | null = null;
  for (const word of words)
    if (isReference(word.text)) {
      cards.push({ count: asCount(digits), named: word.text, line, column: word.column });
      digits = null;
    } else if (digits === null && copiesIn(word) !== null) digits = copiesIn(word);
    else
      return fail({
        code: 'DECK_LINE_INVALID',
        message: `"${word.text}" is not allowed here, because only numbers of copies can be between references.`,
        advice: lineAdvice,
        line,
        column: word.column,
      });
  return ok(cards);
}

function cardsOnLine(
  written: readonly Word[],
  line: number,
  known: KnownCards,
): Result<readonly ListedCard[], ListFault> {
  const words = plainWords(written);
  if (words.filter(({ text }) => known.isReference(text)).length > 1)
    return severalOnLine(words, line, known);
  const [first] = words;
  const digits = copiesIn(first);
  const name = digits === null ? words : words.slice(1);
  const [start] = name;
  if (first === undefined || start === undefined)
    return fail({
      code: 'DECK_LINE_INVALID',
      message: `The card reference or name is missing after "${first?.text ?? ''}".`,
      advice: lineAdvice,
      line,
      column: (first?.column ?? 1) + (first?.text.length ?? 0),
    });
  const named = name.map(({ text }) => text).join(' ');
  return ok([{ count: asCount(digits), named, line, column: start.column, countColumn: first.column }]);
}

/** Parses lists in which a comment `# Deck: NAME` names the deck that follows. */
function listsIn(text: string, known: KnownCards): Listed {
  const decks: { name: string | null; cards: ListedCard[] }[] = [];
  const faults: ListFault[] = [];
  for (const [index, line] of linesOfList(text).entries()) {
    const title = titleIn(line);
    const last = decks.at(-1);
    if (title !== null && (last === undefined || last.name !== null || last.cards.length === 0))
      decks.push({ name: title, cards: [] });
    else if (title !== null && last !== undefined) last.name = title;
    const words = wordsOf(line);
    if (words.length === 0) continue;
    if (decks.length === 0) decks.push({ name: null, cards: [] });
    const read = cardsOnLine(words, index + 1, known);
    if (read.ok) decks.at(-1)?.cards.push(...read.value);
    else faults.push(read.error);
  }
  return faults.length > 0 ? fail(faults) : ok(decks);
}

/** Parses lines that contain a deck code, optionally after the name of the deck. Null for other text. */
function codesIn(text: string, { isKnown }: KnownCards): Listed | null {
  const lines = linesOfList(text).flatMap((line, index) => {
    const parts = withoutLinkComment(line).trim().split(/\s+/);
    const code = deckCodeIn(parts.at(-1) ?? '');
    return parts[0] === '' ? [] : [{ line: index + 1, name: parts.slice(0, -1).join(' '), code }];
  });
  if (lines.length === 0 || !lines.every(({ code }) => code !== null && isDeckCode(code))) return null;
  const decks: ListedDeck[] = [];
  const faults: ListFault[] = [];
  for (const { line, name, code } of lines) {
    const read = readDeckCode(code ?? '', isKnown);
    if (!read.ok) faults.push({ ...read.error, line });
    else
      decks.push({
        name: name === '' ? null : name,
        cards: read.value.map(({ count, reference }) => ({ count, named: reference, line })),
      });
  }
  return faults.length > 0 ? fail(faults) : ok(decks);
}

/**
 * Like `withoutComment`, but returns lines with a link unchanged, because the `//` in a link does not start a comment.
 */
const withoutLinkComment = (line: string): string => (line.includes('://') ? line : withoutComment(line));

const rows = z.array(z.record(z.string(), z.string()));
const columns = ['name', 'ref', 'qty'] as const;

/**
 * Parses the table that deck builders export. Each row names a card, its deck and the deck's hero. Null for other text.
 */
function tableIn(text: string): Listed | null {
  const [header = ''] = linesOfList(text);
  const titles = header.toLowerCase().split(/[;,\t]/);
  if (!columns.every((column) => titles.includes(column))) return null;
  let read: Record<string, string>[];
  try {
    // Two columns have the same title. To use the first of them, the rows are converted to objects below instead of by
    // the parser.
    const options = {
      bom: true,
      delimiter: [';', ',', '\t'],
      skip_empty_lines: true,
      relax_column_count: true,
    };
    const table: string[][] = parse(text, options);
    read = rows.parse(
      table
        .slice(1)
        .map(
          (cells) =>
            Object.fromEntries(titles.map((title, at) => [title, cells[at] ?? '']).reverse()) as unknown,
        ),
    );
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    return fail([
      {
        code: 'DECK_LINE_INVALID',
        message: `The table cannot be parsed: ${why}`,
        advice: formsAdvice,
        line: null,
      },
    ]);
  }
  const decks = new Map<string, { name: string; cards: ListedCard[]; format: string | null }>();
  for (const [index, { id = '', name = '', format = '', hero = '', ref = '', qty = '' }] of read.entries()) {
    const line = index + 2;
    const key = `${id}\n${name}`;
    const heroes = hero === '' ? [] : [{ count: 1, named: hero, line }];
    const deck = decks.get(key) ?? { name, cards: heroes, format: formatIn(format) };
    decks.set(key, deck);
    deck.cards.push({ count: /^\d+$/.test(qty) ? Number(qty) : 0, named: ref, line });
  }
  return ok([...decks.values()]);
}

const word = z.string().max(200);

const formatIn = (format: string | null | undefined): string | null =>
  format == null || format === '' ? null : format.toLowerCase();
const quantity = z.int().nonnegative();

/** The schema for the JSON of a deck from a deck builder. */
const builtDeck = z.object({
  name: word.nullish(),
  format: word.nullish(),
  deckCards: z.array(z.object({ cardReference: word, quantity })).max(listBounds.lines),
});
const savedCards = z.object({
  deckUserListCard: z
    .array(z.object({ quantity, card: z.object({ reference: word }) }))
    .max(listBounds.lines),
});
/** The schema for a deck in the JSON format of the closed official site: its hero, and its cards by type. */
const savedDeck = z.object({
  name: word.nullish(),
  eventFormat: word.nullish(),
  alterator: z.object({ reference: word }).nullish(),
  // The object contains the lists of cards and two strings, `@id` and `@type`. The strings are replaced with empty
  // lists.
  deckCardsByType: z.record(
    word,
    z.union([savedCards, z.string().transform(() => ({ deckUserListCard: [] }))]),
  ),
});
const anyDeck = z.union([
  builtDeck.transform(({ name, format, deckCards }): ListedDeck => ({
    name: name ?? null,
    format: formatIn(format),
    cards: deckCards.map((card) => ({ count: card.quantity, named: card.cardReference, line: null })),
  })),
  savedDeck.transform(({ name, eventFormat, alterator, deckCardsByType }): ListedDeck => {
    const hero = alterator?.reference;
    const cards = Object.values(deckCardsByType).flatMap(({ deckUserListCard }) => deckUserListCard);
    return {
      name: name ?? null,
      format: formatIn(eventFormat),
      cards: [
        ...(hero == null ? [] : [{ count: 1, named: hero, line: null }]),
        ...cards
          .filter(({ card }) => card.reference !== hero)
          .map((card) => ({ count: card.quantity, named: card.card.reference, line: null })),
      ],
    };
  }),
]);

/** Removes the wrapper of a deck in a list of decks. */
const unwrapped = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'data' in value && !('deckCards' in value)
    ? value.data
    : value;

function documentIn(text: string): Listed {
  let value: unknown;
  try {
    value = jsonIn(text);
  } catch {
    return fail([
      {
        code: 'DECK_JSON_INVALID',
        message: 'The text looks like JSON, but it is cut off or damaged.',
        advice: 'Export the deck again, or use a deck list.',
        line: null,
      },
    ]);
  }
  const read = z
    .array(anyDeck)
    .max(mostDecks)
    .safeParse((Array.isArray(value) ? value : [value]).map(unwrapped));
  if (read.success) return ok(read.data);
  return fail([
    {
      code: 'DECK_JSON_INVALID',
      message: 'The JSON contains no deck in a known format.',
      advice: formsAdvice,
      line: null,
    },
  ]);
}

/**
 * Parses the decks in a list, code, link, table or JSON text, completely or not at all. Detects the format from the
 * content.
 */
export function listedDecks(given: string, known: KnownCards): Listed {
  const text = given.replace(/^\ufeff/, '').trim();
  if (/^[[{]/.test(text)) return documentIn(text);
  return codesIn(text, known) ?? tableIn(text) ?? listsIn(given, known);
}
