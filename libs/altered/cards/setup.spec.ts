import { describe, expect, it } from '@jest/globals';
import { deckReferences } from './deck.js';
import { openDecks, openSet } from './open-set.js';
import { setupFor } from './setup.js';

const [first, second] = openDecks();
if (first === undefined || second === undefined) throw new Error('There are no decks to play with.');

describe('setupFor', () => {
  const setup = setupFor({ decks: [first, second], names: ['Ada', 'Bo'], seed: 's1' });

  it('seats the players with their decks', () => {
    expect(setup).toMatchObject({ module: 'altered', edition: '4.0', format: 'constructed', seed: 's1' });
    expect(setup.seats).toEqual([
      { name: 'Ada', deck: deckReferences(first) },
      { name: 'Bo', deck: deckReferences(second) },
    ]);
  });

  it("contains the definitions of the decks' cards and no others", () => {
    const used = new Set([first, second].flatMap(deckReferences));
    expect(new Set(Object.keys(setup.cards))).toEqual(used);
    for (const [reference, card] of Object.entries(setup.cards))
      expect(card).toEqual(openSet().cards.get(reference));
  });

  it('is unchanged after serialization', () => {
    expect(JSON.parse(JSON.stringify(setup))).toEqual(setup);
  });

  it("uses the decks' names if the players have none", () => {
    const { seats } = setupFor({ decks: [first, second], seed: 's1' });
    expect(seats.map(({ name }) => name)).toEqual([first.name, second.name]);
  });

  it('requires a name for every deck', () => {
    expect(() => setupFor({ decks: [first, second], names: ['Ada'], seed: 's1' })).toThrow('seat 1');
  });
});
