import { terrains, type CardDefinition, type Terrain } from '#altered/abilities';
import { linesOf } from './card-lines.js';
import { deckSize, type Deck } from './deck.js';

/** The number of cards with a property, such as a type or faction. */
export interface Share {
  readonly name: string;
  readonly cards: number;
}

/** The number of cards with a certain cost. */
export interface CostShare {
  readonly cost: number;
  readonly cards: number;
}

/** The statistics of a deck. They exclude its hero, except for the hero's name. */
export interface DeckStatistics {
  readonly hero: string | null;
  readonly cards: number;
  /** An entry for every cost from 0 to the highest, including costs without cards. */
  readonly handCosts: readonly CostShare[];
  readonly reserveCosts: readonly CostShare[];
  readonly averageHandCost: number;
  readonly averageReserveCost: number;
  /** The shares by type, most frequent first. */
  readonly types: readonly Share[];
  readonly subtypes: readonly Share[];
  readonly factions: readonly Share[];
  readonly rarities: readonly Share[];
  /** The averages over all characters, to two decimal places. 0 if there are no characters. */
  readonly averageStatistics: Readonly<Record<Terrain, number>>;
  /** The number of cards whose text the rules execute completely. */
  readonly executed: number;
  /** The lines that are not executed, including those of the hero. */
  readonly notExecuted: readonly {
    readonly reference: string;
    readonly name: string;
    readonly lines: readonly string[];
  }[];
}

type Entry = Deck['entries'][number];

const rounded = (value: number): number => Math.round(value * 100) / 100;

function average(entries: readonly Entry[], value: (card: CardDefinition) => number): number {
  const cards = entries.reduce((sum, { count }) => sum + count, 0);
  const total = entries.reduce((sum, { count, card }) => sum + count * value(card), 0);
  return cards === 0 ? 0 : rounded(total / cards);
}

function shares(
  entries: readonly Entry[],
  words: (card: CardDefinition) => readonly string[],
): readonly Share[] {
  const counts = new Map<string, number>();
  for (const { count, card } of entries)
    for (const word of words(card)) counts.set(word, (counts.get(word) ?? 0) + count);
  return [...counts]
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .map(([name, cards]) => ({ name, cards }));
}

function curve(entries: readonly Entry[], cost: (card: CardDefinition) => number): readonly CostShare[] {
  const highest = entries.reduce((most, { card }) => Math.max(most, cost(card)), -1);
  return Array.from({ length: highest + 1 }, (_, place) => ({
    cost: place,
    cards: entries.reduce((sum, { count, card }) => (cost(card) === place ? sum + count : sum), 0),
  }));
}

export function deckStatistics(deck: Deck): DeckStatistics {
  const all = deck.entries.filter(({ card }) => card.type !== 'hero');
  // Unknown unique cards are excluded, because only their name, type, sub-types and sometimes their faction are known.
  const entries = all.filter(({ isUnknown }) => isUnknown !== true);
  const characters = entries.filter(({ card }) => card.statistics !== null);
  const averages = terrains.map((terrain) => [
    terrain,
    average(characters, ({ statistics }) => statistics?.[terrain] ?? 0),
  ]);
  return {
    hero: deck.hero?.name ?? null,
    cards: deckSize(deck),
    handCosts: curve(entries, ({ handCost }) => handCost),
    reserveCosts: curve(entries, ({ reserveCost }) => reserveCost),
    averageHandCost: average(entries, ({ handCost }) => handCost),
    averageReserveCost: average(entries, ({ reserveCost }) => reserveCost),
    types: shares(all, ({ type }) => [type]),
    subtypes: shares(all, ({ subtypes }) => subtypes),
    factions: shares(
      all.filter(({ card, isUnknown }) => isUnknown !== true || card.faction !== null),
      ({ faction }) => [faction ?? 'neutral'],
    ),
    rarities: shares(all, ({ rarity }) => (rarity === null ? [] : [rarity])),
    averageStatistics: Object.fromEntries(averages) as Record<Terrain, number>,
    executed: entries.reduce((sum, { count, card }) => (card.executed ? sum + count : sum), 0),
    notExecuted: deck.entries.flatMap(({ card }) => {
      const lines = linesOf(card).flatMap(({ text, executed }) => (executed ? [] : [text]));
      return lines.length === 0 ? [] : [{ reference: card.reference, name: card.name, lines }];
    }),
  };
}
