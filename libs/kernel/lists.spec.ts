import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gather } from './lists.js';

const lists = fc.array(fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 4 }), { maxLength: 5 });

describe('lists', () => {
  it('are gathered like with flatMap', () => {
    fc.assert(
      fc.property(lists, (all) => {
        const made = (list: readonly number[], index: number): number[] => [...list, index];
        expect(gather(all, made)).toEqual(all.flatMap(made));
      }),
    );
  });
});
