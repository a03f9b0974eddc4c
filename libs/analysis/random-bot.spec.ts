import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { randomSource } from '#kernel';
import type { Decision } from '#record';
import { countChoices, randomBot, uniformChoice } from './random-bot.js';

const decision = (options: number, min: number, max: number, more: Partial<Decision> = {}): Decision => ({
  id: 1,
  seat: 0,
  kind: 'pick',
  options: Array.from({ length: options }, (_, index) => ({ key: `o${index}` })),
  min,
  max,
  rules: ['1'],
  ...more,
});

function tally(pending: Decision, draws: number): Map<string, number> {
  const random = randomSource('uniform');
  const counts = new Map<string, number>();
  for (let draw = 0; draw < draws; draw++) {
    const key = uniformChoice(random, pending).join(' ');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Returns the chi-square statistic: the sum of squared deviations from the expected count, divided by that count. */
function chiSquare(counts: Map<string, number>, cells: number, draws: number): number {
  const share = draws / cells;
  let sum = (cells - counts.size) * share;
  for (const count of counts.values()) sum += (count - share) ** 2 / share;
  return sum;
}

describe('uniform choice', () => {
  const cases = [
    { name: 'one of 5', pending: decision(5, 1, 1), choices: 5 },
    { name: 'any sub-set of 4', pending: decision(4, 0, 4), choices: 16 },
    { name: '1 to 3 of 4', pending: decision(4, 1, 3), choices: 14 },
    { name: 'exactly 3 of 6', pending: decision(6, 3, 3), choices: 20 },
    { name: '0 to 2 of 3, in order', pending: decision(3, 0, 2, { ordered: true }), choices: 10 },
    { name: 'all of 3, in order', pending: decision(3, 3, 3, { ordered: true }), choices: 6 },
    { name: 'more allowed than there are', pending: decision(2, 1, 9), choices: 3 },
  ];

  it.each(cases)('has the same probability for each choice: $name', ({ pending, choices }) => {
    const draws = 400 * choices;
    const counts = tally(pending, draws);
    expect(countChoices(pending)).toBe(BigInt(choices));
    expect(counts.size).toBe(choices);
    // The limit is five standard deviations above the mean of the chi-square distribution.
    const freedom = choices - 1;
    expect(chiSquare(counts, choices, draws)).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom));
  });

  it('would fail the test if it drew sizes evenly', () => {
    const counts = new Map([['', 2000]]);
    for (let index = 0; index < 15; index++) counts.set(`${index}`, 293);
    expect(chiSquare(counts, 16, 6400)).toBeGreaterThan(15 + 5 * Math.sqrt(30));
  });

  it('is legal for every decision, whatever the number of options', () => {
    fc.assert(
      fc.property(
        fc.nat(120),
        fc.nat(120),
        fc.nat(120),
        fc.boolean(),
        fc.string(),
        (count, left, right, ordered, seed) => {
          const min = Math.min(left, right, count);
          const pending = decision(count, min, Math.max(left, right), ordered ? { ordered: true } : {});
          const choice = uniformChoice(randomSource(seed), pending);
          const known = new Set(pending.options.map(({ key }) => key));
          expect(choice.length).toBeGreaterThanOrEqual(pending.min);
          expect(choice.length).toBeLessThanOrEqual(pending.max);
          expect(new Set(choice).size).toBe(choice.length);
          expect(choice.every((key) => known.has(key))).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('weights sizes by their number of sub-sets, even beyond 48 bits', () => {
    const sizes = new Set<number>();
    const random = randomSource('long');
    for (let draw = 0; draw < 200; draw++) sizes.add(uniformChoice(random, decision(100, 0, 100)).length);
    // On average, 50 of the 100 options are chosen, with a standard deviation of five. The limits are five standard
    // deviations from the mean.
    expect(Math.min(...sizes)).toBeGreaterThan(25);
    expect(Math.max(...sizes)).toBeLessThan(75);
    expect(sizes.size).toBeGreaterThan(5);
  });

  it('lists sub-sets in the order of the options', () => {
    expect(uniformChoice(randomSource('any'), decision(4, 4, 4))).toEqual(['o0', 'o1', 'o2', 'o3']);
  });
});

describe('random bot', () => {
  const pending = decision(30, 1, 1);

  it('gives the same answer to the same decision, whatever the earlier decisions', () => {
    const bot = randomBot('seed');
    const first = bot({ ...pending, id: 7 });
    for (let id = 0; id < 5; id++) bot({ ...pending, id });
    expect(bot({ ...pending, id: 7 })).toEqual(first);
    expect(randomBot('seed')({ ...pending, id: 7 })).toEqual(first);
  });

  it('answers differently for another seed, seat or decision', () => {
    const answers = (seed: string, seat: number) =>
      Array.from({ length: 12 }, (_, id) => randomBot(seed)({ ...pending, id, seat }).join());
    expect(answers('b', 0)).not.toEqual(answers('a', 0));
    expect(answers('a', 1)).not.toEqual(answers('a', 0));
    expect(new Set(answers('a', 0)).size).toBeGreaterThan(3);
  });
});
