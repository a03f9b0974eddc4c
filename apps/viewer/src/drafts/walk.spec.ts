import { describe, expect, it } from '@jest/globals';
import { nearestPlace, offeredAt, picksOf, poolBefore, type WalkedPick } from './walk.js';

const card = (reference: string) => ({ reference });
const pick = (
  seat: number,
  place: number,
  booster: number,
  from: string,
  taken: string,
): WalkedPick<{ readonly reference: string }> => ({
  seat,
  round: 1,
  pick: place,
  booster,
  from: [...from].map(card),
  card: card(taken),
});
const picks = [
  pick(0, 1, 1, 'abc', 'b'),
  pick(1, 1, 2, 'xyz', 'x'),
  pick(0, 2, 2, 'yz', 'z'),
  pick(1, 2, 1, 'ac', 'c'),
];
const [first] = picks;

describe('a walk through a draft', () => {
  it('moves from pick to pick of one seat', () => {
    expect(picksOf(picks, 1).map(({ card: taken }) => taken?.reference)).toEqual(['x', 'c']);
  });

  it('shows the offered cards, the picked one, and who picked the others', () => {
    if (first === undefined) throw new Error('there is a pick');
    expect(offeredAt(picks, first)).toEqual([
      { card: card('a'), isTaken: false, later: null },
      { card: card('b'), isTaken: true, later: null },
      { card: card('c'), isTaken: false, later: { seat: 1, pick: 2 } },
    ]);
  });

  it('shows nothing of a pick that is hidden', () => {
    expect(offeredAt(picks, { seat: 0, round: 1, pick: 1, booster: 1, from: null, card: null })).toEqual([]);
  });

  it('shows the earlier picks of the seat', () => {
    const own = picksOf(picks, 0);
    expect(poolBefore(own, 0)).toEqual([]);
    expect(poolBefore(own, 1)).toEqual([card('b')]);
  });

  it.each([
    [3, 10, 3],
    [-1, 10, 0],
    [99, 10, 9],
    [Number.NaN, 10, 0],
    [1.5, 10, 0],
  ])('is at a place that exists: %d of %d', (requested, count, place) => {
    expect(nearestPlace(requested, count)).toBe(place);
  });
});
