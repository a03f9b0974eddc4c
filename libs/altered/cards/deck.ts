import type { CardDefinition } from '#altered/abilities';

export interface DeckEntry {
  readonly count: number;
  readonly card: CardDefinition;
  /** Where a list or its file says that it may not be played in tournaments. */
  readonly restriction?: 'banned' | 'suspended';
  /** Since which day, where a list says so. */
  readonly restrictedFrom?: string;
  /** The lists of cards that its file counts it to, as `FRONTIER`. Absent where the file names none. */
  readonly formats?: readonly string[];
  /** Whether it is a unique card that no file has: name and type are of its family, costs and text are not known, nor is the faction where no list has it. */
  readonly isUnknown?: boolean;
}

/** What a player brings to a game: at most one hero, every card at most once as an entry. */
export interface Deck {
  readonly name: string;
  readonly hero: CardDefinition | null;
  /** In the order of the deck list, the hero among them. */
  readonly entries: readonly DeckEntry[];
  /** The format that its file names, in lower case. */
  readonly format?: string;
}

/** The cards of a deck one by one, the hero among them, in the order of its list. */
export const deckReferences = (deck: Deck): readonly string[] =>
  deck.entries.flatMap(({ count, card }) => Array<string>(count).fill(card.reference));

/** How many cards a deck has besides its hero. */
export const deckSize = (deck: Deck): number =>
  deck.entries.reduce((sum, { count, card }) => (card.type === 'hero' ? sum : sum + count), 0);
