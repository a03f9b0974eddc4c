import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { generatedAbility, mistakes } from '#testing';
import { printAbility } from './print-ability.js';

describe('abilities of any shape', () => {
  it.each(['it', 'fr'] as const)('are grammatical in "%s"', (locale) => {
    fc.assert(
      fc.property(generatedAbility, (tree) => {
        const text = printAbility(tree, locale) ?? '';
        expect(mistakes(text, locale)).toEqual([]);
        expect(text).toMatch(/^[\p{Lu}\d{].*\.$/su);
      }),
      { numRuns: 1500, seed: 5 },
    );
  });
});
