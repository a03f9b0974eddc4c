import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parse } from 'graphql';
import { isNestedBeyond, isQueryNestedBeyond } from './nesting.js';

const bytes = (text: string) => new TextEncoder().encode(text);

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

describe('how deep a JSON text is nested', () => {
  it('is what its value has, whatever its texts are', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        const depth = depthOf(JSON.parse(text));
        expect(isNestedBeyond(bytes(text), depth)).toBe(false);
        if (depth > 0) expect(isNestedBeyond(bytes(text), depth - 1)).toBe(true);
      }),
    );
  });

  it('is not counted in texts', () => {
    expect(isNestedBeyond(bytes(JSON.stringify({ a: '[[[[{{{{"\\"[[' })), 1)).toBe(false);
  });
});

describe('how deep a query is nested', () => {
  it('counts selections, arguments, lists and objects', () => {
    const query = '{ a(b: [{ c: [1] }]) { d } }';
    expect(isQueryNestedBeyond(query, 5)).toBe(false);
    expect(isQueryNestedBeyond(query, 4)).toBe(true);
  });

  it('does not count what stands in texts and comments, and no text hides what comes after it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.boolean(), (said, isBlock) => {
        const text = isBlock ? `"""${said.replaceAll('"', '\\"""')}"""` : JSON.stringify(said);
        const query = `# {{{ (( [[\n{ a(b: ${text}) { c } }`;
        try {
          parse(query);
        } catch {
          return;
        }
        expect(isQueryNestedBeyond(query, 2)).toBe(false);
        expect(isQueryNestedBeyond(query, 1)).toBe(true);
      }),
    );
  });
});
