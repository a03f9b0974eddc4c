import { READINGS, type CardDefinition } from '#altered/abilities';
import { invariant, withChance, withFingerprints, withReadings, type Json, type Setup } from '#record';
import { deckReferences, type Deck } from './deck.js';
import { definitionIn } from './definition.js';
import type { Format } from './format.js';

/** The decks and players of a game, in turn order. */
export interface Table {
  readonly decks: readonly Deck[];
  /** The names of the players, in the order of the decks. Defaults to the names of the decks. */
  readonly names?: readonly string[];
  readonly seed: string;
  readonly edition?: string;
  readonly format?: Format;
  /** The options of the game, such as its mode and its draft. */
  readonly options?: Setup['options'];
}

/** Casts a definition to `Json`. A definition is plain data, but an interface type cannot express that. */
const asJson = (card: CardDefinition): Json => card as unknown as Json;

/** Returns the setup of a game of Altered. Contains only the definitions of cards that the decks use. */
export function setupFor(table: Table): Setup {
  const { decks, seed, edition = '4.0', format = 'constructed' } = table;
  const names = table.names ?? decks.map((deck) => deck.name);
  const cards: Record<string, Json> = {};
  const seats = decks.map((deck, seat) => {
    const name = names[seat];
    invariant(name !== undefined, `seat ${seat} has a name as well as a deck`);
    for (const { card } of deck.entries) cards[card.reference] = asJson(definitionIn(card, edition));
    return { name, deck: deckReferences(deck) };
  });
  return {
    module: 'altered',
    edition,
    format,
    seats,
    seed,
    cards,
    options: {
      ...withReadings(READINGS),
      ...withChance('chacha20'),
      ...withFingerprints('murmur3'),
      ...table.options,
    },
  };
}
