import type { DeckErrorCode } from './error-codes.js';
import type { CardDefinition } from '#altered/abilities';
import { fail, ok, type Problem, type Result } from '#record';
import type { Catalogue } from './catalogue.js';
import type { Deck, DeckEntry } from './deck.js';
import { nearestReferences } from './nearest.js';
import { linesOfList, listBounds, titleIn, withoutComment } from './list-line.js';
import { manaConvergenceNamed } from './mana-convergence.js';
import { isToken } from './public-format.js';
import { plain } from './search.js';

/** More copies than this of one card are taken for a slip of the pen. */
const mostCopies = 99;
const shown = 50;
const lineAdvice = 'Write a number and a reference or a name, as in: 3 OPEN_RIVER_B_AX_03_C';

interface Fault extends Omit<Problem<DeckErrorCode>, 'where'> {
  readonly column?: number;
}

interface Word {
  readonly text: string;
  readonly column: number;
}

const wordsOf = (line: string): readonly Word[] =>
  [...withoutComment(line).matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    column: match.index + 1,
  }));

/** Of a file, what stands between its folder and its last dot. */
function nameOfFile(file: string): string {
  const name = file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
  const dot = name.lastIndexOf('.');
  return dot >= 0 && dot < name.length - 1 ? name.slice(0, dot) : name;
}

/** The problem of a list that is too long to be read. */
const tooLong = (file: string, characters: number, lines: number): Problem<DeckErrorCode> => ({
  code: 'DECK_LIST_TOO_LARGE',
  message: `The deck list has ${lines} lines and ${characters} characters; at most ${listBounds.lines} and ${listBounds.characters} are read.`,
  advice: 'Write one line for each different card.',
  where: file,
});

/** Finds cards by their names, and says what mistakes may have meant: those are compared with all cards, so only the first are. */
class Help {
  #left = listBounds.compared;
  #byName: ReadonlyMap<string, readonly string[]> | null = null;

  constructor(private readonly catalogue: Catalogue) {}

  /** The references of the cards of a name, in any capitals and accents. */
  named(words: readonly Word[]): readonly string[] {
    this.#byName ??= namesIn(this.catalogue);
    return this.#byName.get(plain(words.map(({ text }) => text).join(' '))) ?? [];
  }

  near(reference: string): readonly string[] {
    return this.#left-- <= 0 ? [] : nearestReferences(reference, this.catalogue.cards.keys());
  }
}

function namesIn({ printed }: Catalogue): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const card of printed.values()) {
    if (isToken(card)) continue;
    const name = plain(card.name);
    const known = names.get(name);
    if (known) known.push(card.reference);
    else names.set(name, [card.reference]);
  }
  return names;
}

function severalCards(name: readonly Word[], references: readonly string[]): Fault {
  const told = references.toSorted().slice(0, 6);
  return {
    code: 'DECK_LINE_INVALID',
    message: `${references.length} cards are called "${name.map(({ text }) => text).join(' ')}".`,
    advice: `Write the reference of the one you mean: ${told.join(', ')}${references.length > told.length ? ', …' : ''}.`,
    column: name[0]?.column ?? 1,
    data: { suggestions: told },
  };
}

function unknownCard({ text, column }: Word, help: Help): Fault {
  const suggestions = help.near(text);
  return {
    code: 'DECK_CARD_UNKNOWN',
    message: `No card has the reference or the name ${text}.`,
    advice:
      suggestions.length > 0
        ? `Did you mean ${suggestions.join(' or ')}?`
        : 'Check the reference, or import the card file that has this card.',
    column,
    data: { reference: text, suggestions },
  };
}

/** `Hero: REFERENCE` stands for one copy; the `x` of `3 x REFERENCE` is left out. */
function plainWords(words: readonly Word[]): readonly Word[] {
  const [first, second, ...rest] = words;
  if (first === undefined || second === undefined) return words;
  if (/^hero:?$/i.test(first.text)) return [{ ...first, text: '1' }, second, ...rest];
  const isTimes = rest.length > 0 && /^[x×*]$/i.test(second.text) && /^\d+$/.test(first.text);
  return isTimes ? [first, ...rest] : words;
}

/** 1.1.5.a: what limited decks may have beside their pool. */
const manaConvergenceIn = (name: readonly Word[]): CardDefinition | null =>
  manaConvergenceNamed(name.map(({ text }) => text));

function readLine(written: readonly Word[], catalogue: Catalogue, help: Help): Result<DeckEntry, Fault> {
  const words = plainWords(written);
  const [first, second, third] = words;
  const digits = first && /^(\d+)[x×]?$/i.exec(first.text)?.[1];
  if (first === undefined || digits === undefined)
    return fail({
      code: 'DECK_LINE_INVALID',
      message: 'This line does not begin with a number of copies.',
      advice: lineAdvice,
      column: first?.column ?? 1,
    });
  if (second === undefined)
    return fail({
      code: 'DECK_LINE_INVALID',
      message: `After "${first.text}" the reference or the name of a card is missing.`,
      advice: lineAdvice,
      column: first.column + first.text.length,
    });
  const name = words.slice(1);
  const isReference = catalogue.cards.has(second.text) || catalogue.tokens.has(second.text);
  if (isReference && third !== undefined)
    return fail({
      code: 'DECK_LINE_INVALID',
      message: `"${third.text}" does not belong here: a line names one card.`,
      advice: lineAdvice,
      column: third.column,
    });
  const named = isReference ? [second.text] : help.named(name);
  const mana = manaConvergenceIn(name);
  if (named.length > 1 && mana === null) return fail(severalCards(name, named));
  const [reference = second.text] = named;
  if (third !== undefined && named.length === 0 && mana === null)
    return fail(unknownCard({ ...second, text: name.map(({ text }) => text).join(' ') }, help));
  const count = Number(digits);
  if (count < 1 || count > mostCopies)
    return fail({
      code: 'DECK_COUNT_INVALID',
      message: `A deck cannot have ${digits} copies of ${reference}.`,
      advice: count < 1 ? 'Leave the line out, or write at least 1.' : `Write at most ${mostCopies}.`,
      column: first.column,
      data: { reference },
    });
  if (mana !== null) return ok({ count, card: mana });
  const token = catalogue.tokens.get(reference);
  if (token !== undefined)
    return fail({
      code: 'DECK_TOKEN_NOT_ALLOWED',
      message: `${reference} (${token}) is a token: tokens are created during a game and are in no deck.`,
      advice: 'Take the line out of the list.',
      column: second.column,
      data: { reference },
    });
  const card = catalogue.cards.get(reference);
  if (card === undefined) return fail(unknownCard(second, help));
  const restriction = restrictionOf(card, catalogue);
  return ok({ count, card, ...(restriction !== null && { restriction }) });
}

function restrictionOf({ reference }: CardDefinition, { printed }: Catalogue): 'banned' | 'suspended' | null {
  const card = printed.get(reference);
  return card?.isBanned === true ? 'banned' : card?.isSuspended === true ? 'suspended' : null;
}

const tooManyHeroes = (hero: CardDefinition, before: CardDefinition): Fault => ({
  code: 'DECK_HEROES_INVALID',
  message:
    hero === before
      ? `The list has more than one ${hero.name}: a deck has one hero (rule 1.1.4.b).`
      : `${hero.name} is a second hero beside ${before.name}: a deck has one (rule 1.1.4.b).`,
  advice: 'Keep one hero, once.',
  data: { rule: '1.1.4.b', reference: hero.reference },
});

/**
 * Reads a deck list: `<copies> <reference or name>` a line (`3x`, `3 x` as well, and `Hero: <reference>`); blank lines and what follows `#` or `//` are skipped, lines of the
 * same card are summed, and a comment `# Deck: <name>` names the deck. Every problem of the list is returned, with
 * file and line: `DECK_LINE_INVALID`, `DECK_COUNT_INVALID`, `DECK_CARD_UNKNOWN`, `DECK_TOKEN_NOT_ALLOWED`, `DECK_HEROES_INVALID`, `DECK_EMPTY`, `DECK_LIST_TOO_LARGE`. Whether the
 * deck may be played is another question: see `formatProblems`.
 */
export function readDeck(
  text: string,
  source: { readonly file: string; readonly catalogue: Catalogue; readonly name?: string },
): Result<Deck, readonly Problem<DeckErrorCode>[]> {
  const { file, catalogue } = source;
  const problems: Problem<DeckErrorCode>[] = [];
  const entries = new Map<string, DeckEntry>();
  let hero: CardDefinition | null = null;
  let name: string | undefined;

  const report = (number: number, { column, ...problem }: Fault): void => {
    const where = column === undefined ? `${file}:${number}` : `${file}:${number}:${column}`;
    problems.push({ ...problem, where, data: { ...problem.data, line: number } });
  };

  const lines = linesOfList(text);
  if (text.length > listBounds.characters || lines.length > listBounds.lines)
    return fail([tooLong(file, text.length, lines.length)]);
  const help = new Help(catalogue);
  for (const [index, line] of lines.entries()) {
    name ??= titleIn(line) ?? undefined;
    const words = wordsOf(line);
    if (words.length === 0) continue;
    const read = readLine(words, catalogue, help);
    if (!read.ok) {
      report(index + 1, read.error);
      continue;
    }
    const { count, card, restriction } = read.value;
    const before = entries.get(card.reference);
    if (card.type === 'hero') {
      if (hero !== null || count > 1) report(index + 1, tooManyHeroes(card, hero ?? card));
      hero ??= card;
    }
    entries.set(card.reference, {
      count: count + (before?.count ?? 0),
      card,
      ...(restriction && { restriction }),
    });
  }

  if (entries.size === 0 && problems.length === 0)
    problems.push({
      code: 'DECK_EMPTY',
      message: 'The deck list has no cards.',
      advice: lineAdvice,
      where: file,
    });
  if (problems.length > 0) return fail(shorten(problems, file));
  return ok({ name: source.name ?? name ?? nameOfFile(file), hero, entries: [...entries.values()] });
}

function shorten(
  problems: readonly Problem<DeckErrorCode>[],
  file: string,
): readonly Problem<DeckErrorCode>[] {
  const rest = problems.length - shown;
  if (rest <= 0) return problems;
  const more: Problem<DeckErrorCode> = {
    code: 'PROBLEMS_OMITTED',
    message: `${rest} more problems in this list.`,
    where: file,
  };
  return [...problems.slice(0, shown), more];
}

/** The deck as a list that `readDeck` reads back to the same deck. */
export const printDeck = (deck: Deck): string =>
  [`# Deck: ${deck.name}`, ...deck.entries.map(({ count, card }) => `${count} ${card.reference}`), ''].join(
    '\n',
  );
