import { cardOf, type CardDefinition, type Faction, type Rarity } from '#altered/abilities';
import { plain } from './search.js';

/** Cards of a name, as lists of legality have them: of some rarities and factions where they say so. */
export interface CardsMeant {
  readonly name: string;
  /** An empty list stands for every card of that name, a null rarity or faction for any. */
  readonly kinds: readonly { readonly rarity: Rarity | null; readonly faction: Faction | null }[];
}

/** From a day on, cards may not be played in tournaments, or may be again. */
export interface LegalityChange {
  readonly cards: CardsMeant | { readonly reference: string };
  readonly becomes: 'banned' | 'suspended' | 'legal';
}

/** From a day on, cards have another text. */
export interface Erratum {
  readonly cards: CardsMeant;
  readonly text: string;
}

/** What changes for tournaments on a day, as a list published it. */
export interface LegalityPatch {
  /** As `2025-10-03`. */
  readonly from: string;
  readonly title: string;
  readonly changes: readonly LegalityChange[];
  readonly errata: readonly Erratum[];
}

/** What may be said of a card on a day, and since when. */
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

/** What lists of legality say, by day. */
export class Legality implements Iterable<LegalityPatch> {
  static readonly none = new Legality([]);

  readonly #patches: readonly LegalityPatch[];

  constructor(patches: Iterable<LegalityPatch>) {
    this.#patches = [...patches].sort(
      (one, other) =>
        (one.from < other.from ? -1 : one.from > other.from ? 1 : 0) || (one.title < other.title ? -1 : 1),
    );
  }

  [Symbol.iterator](): Iterator<LegalityPatch> {
    return this.#patches[Symbol.iterator]();
  }

  /** What the lists say of a card, oldest first. */
  changesOf(card: Known): readonly { readonly from: string; readonly becomes: LegalityChange['becomes'] }[] {
    const all = this.#patches.flatMap(({ from, changes }) =>
      changes.filter(({ cards }) => isMeant(cards, card)).map(({ becomes }) => ({ from, becomes })),
    );
    // Lists repeat what stays as it was.
    return all.filter(({ becomes }, index) => becomes !== (all[index - 1]?.becomes ?? 'legal'));
  }

  /** The texts that a card has by its lists, oldest first. */
  errataOf(card: Known): readonly { readonly from: string; readonly text: string }[] {
    return this.#patches.flatMap(({ from, errata }) =>
      errata.filter(({ cards }) => isMeant(cards, card)).map(({ text }) => ({ from, text })),
    );
  }

  /**
   * The restriction of a card on a day, or by all lists where no day is given; null for a card that may be played. Undefined where no
   * list says anything of it.
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

/** Reads `NAME (Common & Axiom Rare)`; null where what stands in brackets is not understood. */
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
  // `all Uniques, Bravos only`: factions that follow are those of all that stands before.
  const before = kinds.length === 0 ? [{ rarity: null }] : kinds;
  return { name, kinds: before.flatMap(({ rarity }) => named.map((faction) => ({ rarity, faction }))) };
}
