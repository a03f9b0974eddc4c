import { describe, expect, it } from '@jest/globals';
import { SWITCH, switched } from './switches.js';

/** Evaluates a source with one of its mutations turned on, or with none. */
function given(text: string, on: number): unknown {
  // The source is a constant from this file, so evaluating it is safe.
  // oxlint-disable-next-line typescript/no-implied-eval
  const run = new Function(SWITCH, switched('one.ts', text, 10).text) as (
    isOn: (number: number) => boolean,
  ) => unknown;
  return run((number) => number === on);
}

describe('a source with switches', () => {
  it('behaves as before if no switch is on', () => {
    const text =
      'let a = 1; if (a < 2 && a > 0) a = [3, 4].some((b) => b > 3) ? 5 : 6; else a = 9; return a;';
    expect(given(text, -1)).toBe(5);
  });

  it.each([
    [
      'return [2 < 2, 3];',
      [
        [true, 3],
        [false, 3],
        [false, 3],
        [false, 4],
      ],
    ],
    ['return true && false;', [false, true, true]],
    [
      'const a = []; if (a.length === 0) a.push(1); else a.push(2); return a;',
      [[2], [2], [2], [], [2], [1], [1]],
    ],
    ['return [1, 2].every((a) => a > 1);', [true, true, true, true, false]],
    ['return Math.min(1, 2);', [2, 2, 1]],
    ['return true ? 1 : 2;', [2, 2, 2, 1]],
  ])('includes the mutations of: %s', (text, expected) => {
    const { mutations } = switched('one.ts', text, 10);
    expect(mutations.map((_, index) => given(text, 10 + index))).toHaveLength(expected.length);
    expect(new Set(mutations.map((_, index) => JSON.stringify(given(text, 10 + index))))).toEqual(
      new Set(expected.map((mutation) => JSON.stringify(mutation))),
    );
  });

  it('has no switches in types, and no mutation twice', () => {
    const text = 'const a: 1 | 2 = b as 1; type C = { d: true };';
    expect(switched('one.ts', text, 0)).toEqual({ text, mutations: [] });
  });
});
