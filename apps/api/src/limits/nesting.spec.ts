import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parse } from 'graphql';
import { isQueryNestedBeyond } from './nesting.js';

describe('how deep a query is nested', () => {
  it('counts selections, arguments, lists and objects', () => {
    const query = '{ a(b: [{ c: [1] }]) { d } }';
    expect(isQueryNestedBeyond(query, 5)).toBe(false);
    expect(isQueryNestedBeyond(query, 4)).toBe(true);
  });

  it('does not count what stands in texts and comments, and no text hides what comes after it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.boolean(), (content, isBlock) => {
        const text = isBlock ? `"""${content.replaceAll('"', '\\"""')}"""` : JSON.stringify(content);
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
