import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { randomTree } from '#altered/testing';
import { tries } from '#record/testing';
import { printEnglish } from '#altered/text';
import { abilityKinds, editions } from './capabilities.js';
import { abilityProblems, abilityShapeProblems } from './check.js';
import { kindsOf, unsupported } from './executable.js';
import { walkAbilities } from './walk.js';

describe('random trees', () => {
  const runs = { numRuns: tries(600, 3), seed: 11 };

  it('have a valid shape', () => {
    fc.assert(
      fc.property(randomTree, (tree) => expect(abilityShapeProblems([tree])).toEqual([])),
      runs,
    );
  });

  it('can be walked, checked, judged and printed', () => {
    fc.assert(
      fc.property(randomTree, (tree) => {
        expect(Array.isArray(abilityProblems([tree]))).toBe(true);
        for (const edition of editions)
          for (const { path, why } of unsupported(tree, edition)) {
            expect(path).toMatch(/^ability/);
            expect(why).not.toBe('');
          }
        const english = printEnglish(tree);
        expect(english === null || english.length > 0).toBe(true);
      }),
      runs,
    );
  });

  // Slow: generates thousands of trees until each of the 240 kinds of nodes has occurred.
  it('include every kind of node', () => {
    const found = new Set<string>();
    for (const tree of fc.sample(randomTree, { numRuns: 4000, seed: 3 }))
      walkAbilities([tree], (part) => {
        for (const kind of kindsOf(part)) found.add(`${part.family} ${kind}`);
      });
    const all = Object.entries(abilityKinds)
      .filter(([family]) => family !== 'known')
      .flatMap(([family, kinds]) => kinds.map((kind) => `${family} ${kind}`));
    expect(all.filter((kind) => !found.has(kind))).toEqual([]);
  });
});
