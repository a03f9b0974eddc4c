import { describe, expect, it } from '@jest/globals';
import { below, bringing, numbersFor, randomSource, shuffled } from './random.js';

describe('a random source that brings what is given', () => {
  it('brings it in its order, then what follows from its seed', () => {
    const source = bringing([4, 0, 5]);
    expect([below(source, 6), below(source, 6), below(source, 6)]).toEqual([4, 0, 5]);
    const later = { ...randomSource(''), drawn: 3 };
    expect(below(source, 1000)).toBe(below(later, 1000));
  });

  it('does not bring what is beyond the bound', () => {
    expect(below(bringing([7]), 6)).toBeLessThan(6);
  });

  it.each([[['a', 'b', 'c', 'd', 'e']], [['e', 'd', 'c', 'b', 'a']], [['c', 'a', 'e', 'b', 'd']]])(
    'shuffles into any order: %j',
    (order) => {
      const list = ['a', 'b', 'c', 'd', 'e'];
      expect(shuffled(bringing(numbersFor(list, order) ?? []), list)).toEqual(order);
    },
  );

  it('makes no order of other values', () => {
    expect(numbersFor(['a', 'b'], ['c', 'a'])).toBeNull();
    expect(numbersFor(['a', 'b'], ['b'])).toBeNull();
  });
});
