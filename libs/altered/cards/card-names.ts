import { cardOf, printOf, referenceOf, type CardDefinition, type Print } from '#altered/abilities';
import { collectorForm } from './card-lists.js';
import { shownCards, type Catalogue } from './catalogue.js';
import { listBounds } from './list-line.js';
import { manaConvergenceNamed } from './mana-convergence.js';
import { nearestReferences } from './nearest.js';
import { isToken } from './public-format.js';
import { plain } from './search.js';
import type { Translation } from './translations.js';

/**
 * Splits a collector number into its parts. The version is `C`, `R`, `F` (rare of another faction), `U`, `E` or `H`.
 * Null for other text.
 */
function collectorNumber(text: string): { card: string; version: string; serial: string | null } | null {
  const found = collectorForm.exec(text.toUpperCase());
  if (found === null) return null;
  const [, number = '', letter = '', serial] = found;
  const card = number.replace(/-0*(\d+)$/, '-$1');
  return { card, version: letter, serial: serial ?? null };
}

/** The result of looking up a card that a deck names. */
export type NamedCard =
  | { readonly kind: 'card'; readonly card: CardDefinition }
  | { readonly kind: 'token'; readonly reference: string; readonly name: string }
  /** An unknown unique card of a known family. */
  | { readonly kind: 'unknown-unique'; readonly card: CardDefinition }
  /** A card that is known only in languages other than English. */
  | { readonly kind: 'foreign'; readonly translation: Translation }
  | { readonly kind: 'several'; readonly references: readonly string[] }
  | { readonly kind: 'none' };

type Indexes = Readonly<Record<'cards' | 'names' | 'numbers', ReadonlyMap<string, readonly string[]>>>;

/** The indexes of each catalogue. They are built once. */
const indexesOf = new WeakMap<Catalogue, Indexes>();

/** Finds a catalogue's cards by reference, print, collector number or name. Suggests cards for misspelt names. */
export class CardNames {
  /** The number of misspelt names that can still be compared with all cards. It starts lower for large catalogues. */
  #left: number;

  constructor(private readonly catalogue: Catalogue) {
    this.#left = Math.min(listBounds.compared, 1 + listBounds.comparisons / catalogue.cards.size);
  }

  isReference(word: string): boolean {
    const { cards, tokens } = this.catalogue;
    const upper = word.toUpperCase();
    return printOf(word) !== null || cards.has(upper) || tokens.has(upper);
  }

  /** Finds the card that a text names. The text can end with the collector number in parentheses. */
  find(text: string): NamedCard {
    const [, before = text, inBrackets] = /^(.*?)\s*\(([\w-]+)\)$/.exec(text) ?? [];
    const candidates = [text, ...(inBrackets === undefined ? [] : [inBrackets, before])];
    for (const candidate of candidates) {
      const found = this.#byReference(candidate) ?? this.#byNumber(candidate) ?? this.#byName(candidate);
      if (found !== null) return found;
    }
    return { kind: 'none' };
  }

  near(reference: string): readonly string[] {
    return this.#left-- <= 0 ? [] : nearestReferences(reference, this.catalogue.cards.keys());
  }

  #byReference(text: string): NamedCard | null {
    const upper = text.toUpperCase();
    for (const reference of [text, upper]) {
      const found = this.#named(reference);
      if (found !== null) return found;
    }
    const print = printOf(text);
    if (print === null) return null;
    const [same] = this.#indexes.cards.get(cardOf(referenceOf(print))) ?? [];
    return same === undefined ? this.#unknownUnique(print) : this.#named(same);
  }

  #named(reference: string): NamedCard | null {
    const { cards, tokens } = this.catalogue;
    const card = cards.get(reference);
    if (card !== undefined) return { kind: 'card', card };
    const token = tokens.get(reference);
    if (token !== undefined) return { kind: 'token', reference, name: token };
    const translation = this.catalogue.foreign.get(reference);
    return translation === undefined ? null : { kind: 'foreign', translation };
  }

  #unknownUnique(print: Print): NamedCard | null {
    if (print.version !== 'U') return null;
    const family = { ...print, version: 'C' as const, serial: null };
    const [reference] = this.#indexes.cards.get(cardOf(referenceOf(family))) ?? [];
    const common = reference === undefined ? undefined : this.catalogue.cards.get(reference);
    if (common === undefined) return null;
    const { name, type, subtypes, statistics } = common;
    return {
      kind: 'unknown-unique',
      card: {
        ...{ reference: referenceOf(print), name, type, subtypes, statistics },
        ...{
          faction: this.catalogue.facts.factionOf(print) ?? null,
          rarity: 'unique',
          handCost: 0,
          reserveCost: 0,
          text: [],
          supportText: [],
        },
        executed: false,
      },
    };
  }

  #byNumber(text: string): NamedCard | null {
    const number = collectorNumber(text);
    if (number === null) return null;
    const { card, version, serial } = number;
    const found = this.#indexes.numbers.get(`${card}-${serial === null ? version : 'C'}`) ?? [];
    if (serial === null) return this.#only(found);
    // Two print runs of the first set share collector numbers. The later run, which has the shorter set code, takes
    // precedence.
    const uniques = found
      .map((reference) => printOf(reference))
      .filter((print) => print !== null)
      .sort((left, right) => left.set.length - right.set.length)
      .map((print) => this.#byReference(referenceOf({ ...print, version: 'U', serial: Number(serial) })))
      .filter((unique) => unique !== null);
    return uniques.find(({ kind }) => kind === 'card') ?? uniques[0] ?? null;
  }

  #byName(text: string): NamedCard | null {
    const mana = manaConvergenceNamed(text);
    if (mana !== null) return { kind: 'card', card: mana };
    return this.#only(this.#indexes.names.get(plain(text)) ?? []);
  }

  /**
   * Returns the only card among the references, or all cards if there are several. Prints of the same card count as
   * one. Null if there are no references.
   */
  #only(references: readonly string[]): NamedCard | null {
    const byCard = new Map(references.toReversed().map((reference) => [cardOf(reference), reference]));
    const [first, second] = byCard.values();
    if (first === undefined) return null;
    return second === undefined
      ? this.#byReference(first)
      : { kind: 'several', references: [...byCard.values()].sort() };
  }

  get #indexes(): Indexes {
    const known = indexesOf.get(this.catalogue);
    if (known !== undefined) return known;
    const made = indexed(this.catalogue);
    indexesOf.set(this.catalogue, made);
    return made;
  }
}

function indexed(catalogue: Catalogue): Indexes {
  const cards = new Map<string, string[]>();
  const names = new Map<string, string[]>();
  const numbers = new Map<string, string[]>();
  const add = (index: Map<string, string[]>, key: string, reference: string): void => {
    const known = index.get(key);
    if (known === undefined) index.set(key, [reference]);
    else known.push(reference);
  };
  const shown = shownCards(catalogue);
  for (const card of shown.values()) {
    add(cards, cardOf(card.reference), card.reference);
    const number = collectorNumber(card.collectorNumber ?? '');
    if (number?.serial === null) add(numbers, `${number.card}-${number.version}`, card.reference);
    if (!isToken(card)) add(names, plain(card.name), card.reference);
  }
  for (const [reference, value] of catalogue.facts.numbers) {
    const number = collectorNumber(value);
    const key = number === null ? '' : `${number.card}-${number.version}`;
    const known = numbers.get(key)?.map(cardOf) ?? [];
    if (number?.serial === null && !known.includes(cardOf(reference))) add(numbers, key, reference);
  }
  for (const { card } of catalogue.translations) {
    const [reference] = cards.get(cardOf(card.reference)) ?? [];
    const known = names.get(plain(card.name)) ?? [];
    if (reference !== undefined && !isToken(card) && !known.includes(reference))
      add(names, plain(card.name), reference);
  }
  return { cards, names, numbers };
}
