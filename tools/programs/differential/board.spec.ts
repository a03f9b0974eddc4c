import { describe, expect, it } from '@jest/globals';
import { countOf, differencesOf, type Board, type Lying } from './board.js';

const lying = (says: Partial<Lying>): Lying => ({
  card: 7,
  name: 'Inari',
  zone: 'reserve',
  seat: 0,
  statuses: [],
  boosts: 0,
  counters: 0,
  ...says,
});

const board = (says: Partial<Board>): Board => ({
  day: 2,
  expeditions: [
    [0, 7],
    [0, 7],
  ],
  lying: [],
  markers: [],
  readyMana: [3, 3],
  decks: [[1, 2], []],
  ...says,
});

describe('differencesOf', () => {
  it('finds no difference if only the order differs', () => {
    const cards = [lying({ statuses: ['fleeting', 'asleep'] }), lying({ card: 8 })];
    const other = [lying({ card: 8 }), lying({ statuses: ['asleep', 'fleeting'] })];
    const found = differencesOf(
      board({ lying: cards }),
      board({
        lying: other,
        decks: [[2, 1], []],
      }),
    );
    expect(countOf(found)).toBe(0);
  });

  it.each<[string, Partial<Lying>]>([
    ['zone', { zone: 'discard' }],
    ['seat', { seat: 1 }],
    ['status', { statuses: ['exhausted'] }],
    ['boosts', { boosts: 1 }],
    ['counters', { counters: 2 }],
    ['card', { card: 9 }],
  ])('finds a different %s', (_, says) => {
    const { ours, theirs } = differencesOf(board({ lying: [lying({})] }), board({ lying: [lying(says)] }));
    expect(ours).toHaveLength(1);
    expect(theirs).toHaveLength(1);
  });

  it('counts repeated objects', () => {
    const token = lying({ card: null, name: 'Booda' });
    const { ours, theirs } = differencesOf(board({ lying: [token, token] }), board({ lying: [token] }));
    expect(ours).toEqual(['token Booda: reserve of seat 0']);
    expect(theirs).toEqual([]);
  });

  it.each<[string, Partial<Board>]>([
    ['day', { day: 3 }],
    [
      'expedition',
      {
        expeditions: [
          [1, 7],
          [0, 7],
        ],
      },
    ],
    ['ready mana', { readyMana: [2, 3] }],
    ['deck', { decks: [[1], [2]] }],
  ])('finds a different %s', (_, says) => {
    expect(countOf(differencesOf(board({}), board(says)))).toBeGreaterThanOrEqual(2);
  });
});
