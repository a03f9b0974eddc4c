import { READINGS, type CardDefinition } from '#altered/abilities';
import { invariant, withChance, withFingerprints, withReadings, type Json, type Setup } from '#record';
import { deckReferences, type Deck } from './deck.js';
import { definitionIn } from './definition.js';
import type { Format } from './format.js';

/** Who plays with what, in turn order. */
export interface Table {
  readonly decks: readonly Deck[];
  /** One a deck; a deck's own name stands in when left out. */
  readonly names?: readonly string[];
  readonly seed: string;
  readonly edition?: string;
  readonly format?: Format;
  /** What the game says besides: its mode, the draft that it belongs to. */
  readonly options?: Setup['options'];
}

/** Definitions are plain data, which the type of an interface cannot say. */
const asJson = (card: CardDefinition): Json => card as unknown as Json;

/** The setup of a game of Altered with these decks. It carries the definitions of the cards that are used, no others. */
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
