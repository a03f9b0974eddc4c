import { describe, expect, it } from '@jest/globals';
import { changed, CONVERGENCE, countsOf, curveOf, deckOf, listOf, noDeck, sizeOf } from './built-deck.js';

const card = (reference: string) => ({ reference, type: 'character' });
const hero = { reference: 'H', type: 'hero' };
const pool = countsOf(['a', 'a', 'b'].map(card));

describe('a deck in progress', () => {
  it("is initially the server's suggestion", () => {
    const deck = deckOf({ hero, cards: ['a', 'b', 'a', CONVERGENCE].map(card) });
    expect(deck.hero).toBe('H');
    expect(listOf(deck).toSorted()).toEqual([CONVERGENCE, 'a', 'a', 'b']);
    expect(sizeOf(deck)).toBe(5);
  });

  it('has at most as many copies of a card as the pool, and at least none', () => {
    let deck = noDeck;
    for (let time = 0; time < 4; time++) deck = changed(deck, pool, 'a', 1);
    expect(listOf(deck)).toEqual(['a', 'a']);
    for (let time = 0; time < 4; time++) deck = changed(deck, pool, 'a', -1);
    expect(sizeOf(deck)).toBe(0);
    expect(listOf(changed(deck, pool, 'unknown', 1))).toEqual([]);
  });

  it('has Mana Convergence any number of times', () => {
    let deck = noDeck;
    for (let time = 0; time < 7; time++) deck = changed(deck, pool, CONVERGENCE, 1);
    expect(sizeOf(deck)).toBe(7);
  });
});

describe('curveOf', () => {
  it('counts the cards of a deck by their hand cost', () => {
    const pool = [
      { reference: 'one', handCost: 1 },
      { reference: 'three', handCost: 3 },
      { reference: 'nine', handCost: 9 },
      { reference: 'left out', handCost: 1 },
    ];
    const counts = new Map([
      ['one', 2],
      ['three', 1],
      ['nine', 1],
      [CONVERGENCE, 4],
    ]);
    expect(curveOf({ hero: null, counts }, pool)).toEqual([0, 2, 0, 1, 0, 0, 0, 1]);
  });
});
