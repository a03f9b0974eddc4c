import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { generatedAbility, mistakes, randomTree, tries } from '#testing';
import { printAbility } from './print-ability.js';

describe.each([
  ['of any shape', generatedAbility],
  ['of every kind of node', randomTree],
])('abilities %s', (_, abilities) => {
  it.each(['it', 'fr'] as const)('are grammatical in "%s"', (locale) => {
    fc.assert(
      fc.property(abilities, (tree) => {
        const text = printAbility(tree, locale) ?? '';
        expect(text.split('\n').flatMap((line) => mistakes(line, locale))).toEqual([]);
        expect(text).toMatch(/^[\p{Lu}\d{].*[.»]$/su);
      }),
      { numRuns: tries(1500, 3), seed: 5 },
    );
  });
});
