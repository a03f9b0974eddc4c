import { describe, expect, it } from '@jest/globals';
import { boughsOf, leavingFrom, lineOf, ownerOf, partingOf, type Branch, type Tree } from './tree.js';

const branch = (id: string, parent: string, at: number, minute = 0): Branch => ({
  id,
  parent,
  at,
  name: null,
  by: null,
  madeAt: `2026-01-01T12:${String(minute).padStart(2, '0')}:00Z`,
});
/**
 * The main line has two branches: `early` at revision 10, and `late` at 40. `early` has two branches: `deep` at 30, and
 * `same` at 10. `same` leaves the main line itself, because `early` shares the events up to 10 with it.
 */
const tree: Tree = {
  root: 'main',
  name: null,
  branches: [
    branch('late', 'main', 40, 1),
    branch('early', 'main', 10, 5),
    branch('deep', 'early', 30, 7),
    branch('same', 'early', 10, 6),
  ],
};

describe('a tree of branches', () => {
  it('has branches below the game they continue, in the order of their creation', () => {
    const names = (all: ReturnType<typeof boughsOf>): unknown =>
      all.map(({ id, boughs }) => [id, names(boughs)]);
    expect(names(boughsOf(tree))).toEqual([
      ['late', []],
      [
        'early',
        [
          ['same', []],
          ['deep', []],
        ],
      ],
    ]);
  });

  it('lists the games that make up a line', () => {
    expect(lineOf(tree, 'main')).toEqual([{ game: 'main', until: Infinity }]);
    expect(lineOf(tree, 'deep')).toEqual([
      { game: 'main', until: 10 },
      { game: 'early', until: 30 },
      { game: 'deep', until: Infinity },
    ]);
    expect(lineOf(tree, 'elsewhere')).toEqual([{ game: 'elsewhere', until: Infinity }]);
  });

  it('excludes the part of a game after a branch left it', () => {
    const early = { ...tree, branches: [branch('one', 'main', 20), branch('two', 'one', 5)] };
    expect(lineOf(early, 'two')).toEqual([
      { game: 'main', until: 5 },
      { game: 'one', until: 5 },
      { game: 'two', until: Infinity },
    ]);
    expect(ownerOf(early, 'two', 3)).toBe('main');
  });

  it.each([
    ['main', 'early', 10],
    ['early', 'main', 10],
    ['early', 'late', 10],
    ['deep', 'late', 10],
    ['deep', 'early', 30],
    ['deep', 'same', 10],
    ['main', 'main', Infinity],
    ['main', 'elsewhere', null],
  ])('separates %s and %s after %s', (left, right, at) => {
    expect(partingOf(tree, left, right)).toBe(at);
  });

  it('finds the game in which a position was recorded', () => {
    expect([5, 10, 11, 30, 31].map((revision) => ownerOf(tree, 'deep', revision))).toEqual([
      'main',
      'main',
      'early',
      'early',
      'deep',
    ]);
  });

  it('lists the branches of a line, and not the line itself', () => {
    const ids = (id: string) => leavingFrom(tree, id).map((branch) => branch.id);
    expect(ids('main')).toEqual(['early', 'late']);
    expect(ids('early')).toEqual(['same', 'deep']);
    // `late` is absent, because the line of `deep` contains the main line only up to 10.
    expect(ids('deep')).toEqual(['same']);
    expect(ids('late')).toEqual(['early']);
  });
});
