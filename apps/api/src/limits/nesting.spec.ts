import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parse } from 'graphql';
import { isQueryNestedBeyond } from './nesting.js';

describe('the nesting depth of a query', () => {
  it('includes selections, arguments, lists and objects', () => {
    const query = '{ a(b: [{ c: [1] }]) { d } }';
    expect(isQueryNestedBeyond(query, 5)).toBe(false);
    expect(isQueryNestedBeyond(query, 4)).toBe(true);
  });

  it('excludes strings and comments, and strings do not hide what follows', () => {
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
