import { invariant, type Json, type Setup } from '#record';
import { deckReferences, type Deck } from './deck.js';
import type { Format } from './format.js';

/** Who plays with what, in turn order. */
export interface Table {
  readonly decks: readonly Deck[];
  /** One a deck; a deck's own name stands in when left out. */
  readonly names?: readonly string[];
  readonly seed: string;
  readonly edition?: string;
  readonly format?: Format;
}

/** The setup of a game of Altered with these decks. It carries the definitions of the cards that are used, no others. */
export function setupFor(table: Table): Setup {
  const {
    decks,
    names = decks.map((deck) => deck.name),
    seed,
    edition = '1.0',
    format = 'constructed',
  } = table;
  const cards: Record<string, Json> = {};
  const seats = decks.map((deck, seat) => {
    const name = names[seat];
    invariant(name !== undefined, `Seat ${seat} has a deck but no name.`);
    for (const { card } of deck.entries) cards[card.reference] = { ...card };
    return { name, deck: deckReferences(deck) };
  });
  return { module: 'altered', edition, format, seats, seed, cards, options: {} };
}
