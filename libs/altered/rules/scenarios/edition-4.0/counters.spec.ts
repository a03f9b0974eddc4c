import { describe, expect, it } from '@jest/globals';
import { character, tableOf } from '#altered/testing';

const boosted = (name: string) => ({ card: character(name), counters: { boost: 3 } });

/** Runs Clean-up with three boosted cards in Reserve, two of which are kept. */
const cleanedUp = (edition: '1.0' | '4.0') =>
  tableOf(
    { reserve: [boosted('Kite'), boosted('Heron'), boosted('Wren')] },
    {},
    { edition, from: 'night' },
  ).choose('Kite', 'Heron');

describe('counters of a card that goes to the discard pile', () => {
  it('2.5.k a card loses its counters when it goes from Reserve to the discard pile', () => {
    const table = cleanedUp('4.0');
    expect(table.counter('Wren', 'boost')).toBe(0);
    expect(table.counter('Kite', 'boost')).toBe(3);
  });

  it('2.5.j in edition 1.0 a card from Reserve keeps its counters in the discard pile', () => {
    expect(cleanedUp('1.0').counter('Wren', 'boost')).toBe(3);
  });
});
