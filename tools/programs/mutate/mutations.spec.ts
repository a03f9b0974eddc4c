import { describe, expect, it } from '@jest/globals';
import { mutated, mutationsOf } from './mutations.js';

/** Returns all mutated versions of a source, each with one mutation. */
const all = (text: string): string[] =>
  mutationsOf('one.ts', text).map((mutation) => mutated(text, mutation));

describe('mutations of a source', () => {
  it.each([
    ['operators', 'const a = b < c;', ['const a = b <= c;']],
    ['connectives', 'const a = b && c;', ['const a = b || c;']],
    ['conditions', 'if (a) b = c;', ['if (!(a)) b = c;']],
    ['choices', 'const a = b ? c : d;', ['const a = !(b) ? c : d;']],
    ['numbers', 'const a = [0, 7];', ['const a = [1, 7];', 'const a = [0, 8];']],
    ['truth', 'const a = true;', ['const a = false;']],
    ['statements', 'run.ask(a);', [';']],
    ['quantifiers', 'const a = list.every(b);', ['const a = list.some(b);']],
  ])('%s', (_, text, expected) => {
    expect(all(text)).toEqual(expected);
  });

  it.each([
    ['types', 'type A = { readonly b: 1; c: true };'],
    ['imports and exports', "import { a } from './a.js';\nexport { b } from './b.js';"],
    ['what cannot happen', 'invariant(a === 1, "never");'],
    ['text that is put together', "const a = 'b' + c;"],
    ['a method of that name that is not called', 'const a = list.every;'],
  ])('exclude %s', (_, text) => {
    expect(all(text)).toEqual([]);
  });

  it('have positions, in the order of the source', () => {
    const found = mutationsOf('rules/one.ts', 'const a = 1;\nif (a > 2) go();\n');
    expect(found.map(({ file, line, was, becomes }) => [file, line, was, becomes])).toEqual([
      ['rules/one.ts', 1, '1', '2'],
      ['rules/one.ts', 2, 'a > 2', '!(a > 2)'],
      ['rules/one.ts', 2, '>', '>='],
      ['rules/one.ts', 2, '2', '3'],
      ['rules/one.ts', 2, 'go();', ';'],
    ]);
  });
});
