import { describe, expect, it } from '@jest/globals';
import type { Decision } from '#record';
import { checkChoice, numberIn } from './choice.js';

describe('the number of an option', () => {
  it('is the number in its key', () => {
    expect(['0', '7', '63', '999999999'].map(numberIn)).toEqual([0, 7, 63, 999_999_999]);
  });

  it('is zero if the key is not a number', () => {
    expect(['', 'top', 'play:3'].map(numberIn)).toEqual([0, 0, 0]);
  });
});

describe('a choice', () => {
  const pending: Decision = {
    id: 1,
    seat: 0,
    kind: 'keep',
    options: [{ key: 'a' }, { key: 'b' }, { key: 'c' }],
    min: 1,
    max: 2,
    rules: ['4.2', '6.5'],
  };
  const codeOf = (choice: readonly string[], player = 0): string | null => {
    const checked = checkChoice(pending, player, choice, '1.1');
    return checked.ok ? null : checked.error.code;
  };

  it('is accepted if the asked player names an allowed number of options', () => {
    expect([codeOf(['a']), codeOf(['c', 'b'])]).toEqual([null, null]);
    expect(codeOf(['a'], 1)).toBe('SEAT_NOT_ASKED');
    expect([codeOf(['d']), codeOf(['a', 'd'])]).toEqual(['OPTION_UNKNOWN', 'OPTION_UNKNOWN']);
    expect(codeOf(['a', 'a'])).toBe('OPTION_REPEATED');
    expect([codeOf([]), codeOf(['a', 'b', 'c'])]).toEqual(['OPTIONS_TOO_FEW', 'OPTIONS_TOO_MANY']);
  });

  it("is refused with the decision's rule, or with the rule that ends the game", () => {
    const refusal = (decision: Decision | null, choice: readonly string[]) => {
      const checked = checkChoice(decision, 0, choice, '1.1');
      return checked.ok ? null : checked.error;
    };
    expect(refusal(null, ['a'])).toMatchObject({ code: 'GAME_OVER', rule: '1.1' });
    expect(refusal({ ...pending, rules: [] }, [])?.rule).toBe('1.1');
    expect(refusal(pending, [])?.rule).toBe('4.2');
    expect(refusal(pending, [])).not.toHaveProperty('data');
    expect(refusal(pending, ['d'])?.data).toEqual({ key: 'd', options: ['a', 'b', 'c'] });
  });
});
