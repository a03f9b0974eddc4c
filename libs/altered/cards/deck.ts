import type { CardDefinition } from '#altered/abilities';

export interface DeckEntry {
  readonly count: number;
  readonly card: CardDefinition;
  /** Present if a legality list, or the card's file, forbids the card in tournaments. */
  readonly restriction?: 'banned' | 'suspended';
  /** The first day of the restriction, if a list states it. */
  readonly restrictedFrom?: string;
  /**
   * The legality lists to which the card belongs according to its file, such as `FRONTIER`. Absent if the file names no
   * list.
   */
  readonly formats?: readonly string[];
  /**
   * Whether the card is a unique card that no file contains. Its name and type are known from its family. Its costs and
   * text are unknown, and often also its faction.
   */
  readonly isUnknown?: boolean;
}

/** A player's deck: at most one hero, and one entry for each different card. */
export interface Deck {
  readonly name: string;
  readonly hero: CardDefinition | null;
  /** The entries in the order of the deck list, including the hero. */
  readonly entries: readonly DeckEntry[];
  /** The format that the deck's file states, in lower case. */
  readonly format?: string;
}

/** Returns the reference of each copy in a deck, including the hero, in the order of the deck list. */
export const deckReferences = (deck: Deck): readonly string[] =>
  deck.entries.flatMap(({ count, card }) => Array<string>(count).fill(card.reference));

/** Returns the number of cards in a deck, excluding its hero. */
export const deckSize = (deck: Deck): number =>
  deck.entries.reduce((sum, { count, card }) => (card.type === 'hero' ? sum : sum + count), 0);
