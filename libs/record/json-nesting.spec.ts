import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isNestedBeyond } from './json-nesting.js';

const bytes = (text: string) => new TextEncoder().encode(text);

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

describe('the nesting depth of a JSON text', () => {
  it('equals that of its value, whatever its strings contain', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        const depth = depthOf(JSON.parse(text));
        expect(isNestedBeyond(bytes(text), depth)).toBe(false);
        if (depth > 0) expect(isNestedBeyond(bytes(text), depth - 1)).toBe(true);
      }),
    );
  });

  it('excludes strings', () => {
    expect(isNestedBeyond(bytes(JSON.stringify({ a: '[[[[{{{{"\\"[[' })), 1)).toBe(false);
  });
});
