import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gather, joined, once } from './lists.js';

const lists = fc.array(fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 4 }), { maxLength: 5 });

describe('lists', () => {
  it('are gathered as flatMap does', () => {
    fc.assert(
      fc.property(lists, (all) => {
        const made = (list: readonly number[], index: number): number[] => [...list, index];
        expect(gather(all, made)).toEqual(all.flatMap(made));
      }),
    );
  });

  it('are joined as flat does', () => {
    fc.assert(fc.property(lists, (all) => expect(joined(all)).toEqual(all.flat())));
  });

  it('say everything once, in the order in which it came', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 })), (list) =>
        expect(once(list)).toEqual([...new Set(list)]),
      ),
    );
  });
});
