import type { CardDefinition } from '#altered/abilities';

export interface DeckEntry {
  readonly count: number;
  readonly card: CardDefinition;
  /** Present if a legality list, or the file of the card, forbids it in tournaments. */
  readonly restriction?: 'banned' | 'suspended';
  /** The first day of the restriction, if a list states it. */
  readonly restrictedFrom?: string;
  /** The lists of cards to which its file assigns it, such as `FRONTIER`. Absent if the file names none. */
  readonly formats?: readonly string[];
  /**
   * Whether it is a unique card that is missing in all files. Its name and type are those of its family. Its costs,
   * text and often its faction are unknown.
   */
  readonly isUnknown?: boolean;
}

/** The deck of a player: at most one hero, and one entry for each different card. */
export interface Deck {
  readonly name: string;
  readonly hero: CardDefinition | null;
  /** The entries in the order of the deck list, including the hero. */
  readonly entries: readonly DeckEntry[];
  /** The format that its file states, in lower case. */
  readonly format?: string;
}

/** Returns the reference of each copy in a deck, including the hero, in the order of its list. */
export const deckReferences = (deck: Deck): readonly string[] =>
  deck.entries.flatMap(({ count, card }) => Array<string>(count).fill(card.reference));

/** Returns the number of cards of a deck, excluding its hero. */
export const deckSize = (deck: Deck): number =>
  deck.entries.reduce((sum, { count, card }) => (card.type === 'hero' ? sum : sum + count), 0);
