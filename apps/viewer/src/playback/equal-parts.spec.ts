import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { withEqualParts } from './equal-parts.js';

const plain = fc.jsonValue({ maxDepth: 4 });
const copied = <Value>(value: Value): Value => structuredClone(value);

describe('a value with the equal parts of an earlier one', () => {
  it('equals the value', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        expect(withEqualParts(before, after)).toEqual(after);
      }),
    );
  });

  it('is the earlier value if both are equal', () => {
    fc.assert(
      fc.property(plain, (before) => {
        expect(withEqualParts(before, copied(before))).toBe(before);
      }),
    );
  });

  it('changes neither', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const [beforeCopy, afterCopy] = [copied(before), copied(after)];
        withEqualParts(before, after);
        expect([before, after]).toEqual([beforeCopy, afterCopy]);
      }),
    );
  });

  it('reuses the items of a list by their key, wherever they are now', () => {
    const before = [
      { key: 'a', value: [1] },
      { key: 'b', value: [2] },
      { key: 'c', value: [3] },
    ];
    const after = [
      { key: 'c', value: [3] },
      { key: 'b', value: [9] },
    ];
    const found = withEqualParts(before, after);
    expect(found).toEqual(after);
    expect(found[0]).toBe(before[2]);
    expect(found[1]).not.toBe(before[1]);
  });

  it('reuses items without a key by their position', () => {
    const before = { zones: [{ cards: [{ key: null, name: 'x' }] }], clock: { day: 1 } };
    const found = withEqualParts(before, { zones: copied(before.zones), clock: { day: 2 } });
    expect(found.zones).toBe(before.zones);
    expect(found.clock).toEqual({ day: 2 });
  });
});
