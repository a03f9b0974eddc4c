import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fitted, gather, joined, once, repeated } from './lists.js';

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

  it('are as long as they are asked to be; none is shorter than empty', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 20 }), (count) =>
        expect(repeated(count, (index) => index * index)).toEqual(
          Array.from({ length: Math.max(0, count) }, (_, index) => index * index),
        ),
      ),
    );
  });

  it('are fitted into lists of their own', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (list) => {
        const own = fitted(list);
        expect(own).toEqual(list);
        expect(own).not.toBe(list);
      }),
    );
  });
});
