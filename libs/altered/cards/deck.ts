import type { CardDefinition } from '#altered/abilities';

export interface DeckEntry {
  readonly count: number;
  readonly card: CardDefinition;
  /** Set if a list or its file forbids it in tournaments. */
  readonly restriction?: 'banned' | 'suspended';
  /** The first day of the restriction, if a list has it. */
  readonly restrictedFrom?: string;
  /** The lists of cards that its file assigns it to, such as `FRONTIER`. Absent if the file names none. */
  readonly formats?: readonly string[];
  /** Whether it is a unique card that no file has. Its name and type are those of its family. Costs, text and often faction are unknown. */
  readonly isUnknown?: boolean;
}

/** The deck of a player: at most one hero, and an entry for each different card. */
export interface Deck {
  readonly name: string;
  readonly hero: CardDefinition | null;
  /** The entries in the order of the deck list, including the hero. */
  readonly entries: readonly DeckEntry[];
  /** The format that its file names, in lower case. */
  readonly format?: string;
}

/** The reference of each copy in a deck, including the hero, in the order of its list. */
export const deckReferences = (deck: Deck): readonly string[] =>
  deck.entries.flatMap(({ count, card }) => Array<string>(count).fill(card.reference));

/** The number of cards of a deck without its hero. */
export const deckSize = (deck: Deck): number =>
  deck.entries.reduce((sum, { count, card }) => (card.type === 'hero' ? sum : sum + count), 0);
