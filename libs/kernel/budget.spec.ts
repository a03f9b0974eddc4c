import { describe, expect, it } from '@jest/globals';
import { Budget, fewItems, sane, TooMuchWorkError, withinBudget } from './budget.js';

const allowance = { work: 10, actions: 4, waiting: 3 };
const exceeded = (work: (budget: Budget) => unknown): string => {
  const done = withinBudget(() => work(new Budget(allowance)));
  return done.ok ? 'nothing' : done.error.exceeded;
};

describe('a budget of work', () => {
  it('is spent by counted work and not by time', () => {
    const budget = new Budget(allowance);
    budget.spend(4);
    budget.spend();
    expect(budget.spent).toEqual({ work: 5, actions: 0, waiting: 0 });
    budget.spend(5);
    expect(() => budget.spend()).toThrow(TooMuchWorkError);
  });

  it('names the exceeded limit', () => {
    expect(exceeded((budget) => budget.spend(11))).toBe('work');
    expect(exceeded((budget) => budget.propose(5))).toBe('actions');
    expect(exceeded((budget) => budget.many(5))).toBe('actions');
    expect(exceeded((budget) => budget.wait(4))).toBe('waiting');
    expect(exceeded(() => fewItems(1e9))).toBe('items');
    expect(exceeded(() => sane(1e9))).toBe('value');
    expect(exceeded((budget) => budget.many(4))).toBe('nothing');
  });

  it('treats NaN and infinity as too large', () => {
    for (const number of [Number.NaN, Infinity]) {
      expect(exceeded((budget) => budget.spend(number))).toBe('work');
      expect(exceeded((budget) => budget.many(number))).toBe('actions');
      expect(exceeded(() => sane(number))).toBe('value');
    }
    expect(new Budget(allowance).many(-Infinity)).toBe(0);
  });

  it('does not catch other errors', () => {
    expect(() => withinBudget(() => JSON.parse('{') as unknown)).toThrow(SyntaxError);
  });
});
