import { cardOf, type CardDefinition, type Faction, type Rarity } from '#altered/abilities';
import { plain } from './search.js';

/** The cards that a legality list names. They can be limited to certain rarities and factions. */
export interface CardsMeant {
  readonly name: string;
  /**
   * The pairs of rarity and faction. An empty list means every card with the name. A null rarity or faction matches
   * any.
   */
  readonly kinds: readonly { readonly rarity: Rarity | null; readonly faction: Faction | null }[];
}

/** A change to the tournament status of cards. */
export interface LegalityChange {
  readonly cards: CardsMeant | { readonly reference: string };
  readonly becomes: 'banned' | 'suspended' | 'legal';
}

/** A change to the text of cards. */
export interface Erratum {
  readonly cards: CardsMeant;
  readonly text: string;
}

/** The changes in a published legality list. */
export interface LegalityPatch {
  /** The day from which the changes apply, such as `2025-10-03`. */
  readonly from: string;
  readonly title: string;
  readonly changes: readonly LegalityChange[];
  readonly errata: readonly Erratum[];
}

/** A restriction on a card, with its first day. */
export interface Restriction {
  readonly is: 'banned' | 'suspended';
  readonly from: string;
}

type Known = Pick<CardDefinition, 'reference' | 'name' | 'rarity' | 'faction'>;

const isMeant = (cards: LegalityChange['cards'], card: Known): boolean =>
  'reference' in cards
    ? cardOf(cards.reference) === cardOf(card.reference)
    : plain(cards.name) === plain(card.name) &&
      (cards.kinds.length === 0 ||
        cards.kinds.some(
          ({ rarity, faction }) =>
            (rarity === null || rarity === card.rarity) && (faction === null || faction === card.faction),
        ));

/** The published legality lists, ordered by day. */
export class Legality implements Iterable<LegalityPatch> {
  static readonly none = new Legality([]);

  readonly #patches: readonly LegalityPatch[];

  constructor(patches: Iterable<LegalityPatch>) {
    this.#patches = [...patches].sort(
      (left, right) =>
        (left.from < right.from ? -1 : left.from > right.from ? 1 : 0) || (left.title < right.title ? -1 : 1),
    );
  }

  [Symbol.iterator](): Iterator<LegalityPatch> {
    return this.#patches[Symbol.iterator]();
  }

  /** Returns the legality changes of a card, oldest first. */
  changesOf(card: Known): readonly { readonly from: string; readonly becomes: LegalityChange['becomes'] }[] {
    const all = this.#patches.flatMap(({ from, changes }) =>
      changes.filter(({ cards }) => isMeant(cards, card)).map(({ becomes }) => ({ from, becomes })),
    );
    // Drops repetitions, because later lists repeat unchanged entries.
    return all.filter(({ becomes }, index) => becomes !== (all[index - 1]?.becomes ?? 'legal'));
  }

  /** Returns the errata of a card, oldest first. */
  errataOf(card: Known): readonly { readonly from: string; readonly text: string }[] {
    return this.#patches.flatMap(({ from, errata }) =>
      errata.filter(({ cards }) => isMeant(cards, card)).map(({ text }) => ({ from, text })),
    );
  }

  /**
   * Returns a card's restriction on a given day or, if `on` is null, the last restriction in the lists. Null if the
   * card is allowed. Undefined if no list mentions it.
   */
  of(card: Known, on: string | null): Restriction | null | undefined {
    const changes = this.changesOf(card);
    if (changes.length === 0) return undefined;
    const last = changes.findLast(({ from }) => on === null || from <= on);
    if (last === undefined || last.becomes === 'legal') return null;
    return { is: last.becomes, from: last.from };
  }
}

const rarities: Readonly<Record<string, Rarity>> = {
  common: 'common',
  commons: 'common',
  rare: 'rare',
  rares: 'rare',
  unique: 'unique',
  uniques: 'unique',
  exalted: 'exalted',
};
const factions: readonly string[] = ['axiom', 'bravos', 'lyra', 'muna', 'ordis', 'yzmir'] satisfies Faction[];
const isFaction = (word: string): word is Faction => factions.includes(word);
const filling = ['all', 'and', 'only', 'factions', 'versions'];

/** Parses text such as `NAME (Common & Axiom Rare)`. Null if the text in parentheses is not recognised. */
export function cardsMeantBy(text: string): CardsMeant | null {
  const [, name = text.trim(), inBrackets = ''] = /^(.*\S)\s*\(([^()]*)\)$/.exec(text.trim()) ?? [];
  const kinds: { rarity: Rarity | null; faction: Faction | null }[] = [];
  let named: Faction[] = [];
  for (const word of inBrackets.toLowerCase().match(/[a-z]+/g) ?? []) {
    const rarity = rarities[word];
    if (isFaction(word)) named.push(word);
    else if (rarity !== undefined) {
      kinds.push(...(named.length === 0 ? [null] : named).map((faction) => ({ rarity, faction })));
      named = [];
    } else if (!filling.includes(word)) return null;
  }
  if (named.length === 0) return { name, kinds };
  // In `all Uniques, Bravos only`, the factions at the end restrict all preceding entries.
  const before = kinds.length === 0 ? [{ rarity: null }] : kinds;
  return { name, kinds: before.flatMap(({ rarity }) => named.map((faction) => ({ rarity, faction }))) };
}
