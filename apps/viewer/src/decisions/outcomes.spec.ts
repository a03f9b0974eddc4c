import { describe, expect, it } from '@jest/globals';
import { outcomesOf } from './outcomes.js';
import { worthsOf } from './use-worths.js';

describe('a decision in the list', () => {
  it('is followed by the first visible event before the next decision', () => {
    const entry = (revision: number, kind: string, text: string, shows = false) => ({
      ...{ revision, kind, text, shows },
    });
    const found = outcomesOf([
      entry(1, 'DecisionRequested', 'Ada decides.'),
      entry(2, 'DecisionMade', 'Ada has decided.', true),
      entry(3, 'Played', 'hidden'),
      entry(4, 'Played', 'Ada plays Kite.', true),
      entry(5, 'Played', 'Ada pays 2.', true),
      entry(6, 'DecisionRequested', 'Ben decides.'),
      entry(7, 'DecisionRequested', 'Ada decides again.'),
      entry(8, 'Passed', 'Ada passes.', true),
    ]);
    expect([...found]).toEqual([
      [1, 'Ada plays Kite.'],
      [7, 'Ada passes.'],
    ]);
  });

  it('has the value of each option that is chosen alone', () => {
    const option = (choice: readonly string[], value: number) => ({
      choice: [...choice],
      value,
      error: 0.02,
    });
    const decision = { options: [option(['play'], 0.6), option(['pass'], 0.4), option(['a', 'b'], 0.5)] };
    expect([...worthsOf(decision)]).toEqual([
      ['play', { value: 0.6, error: 0.02 }],
      ['pass', { value: 0.4, error: 0.02 }],
    ]);
    expect(worthsOf(undefined).size).toBe(0);
  });
});
