import { describe, expect, it } from '@jest/globals';
import type { Decision, Option } from '#record';
import { likelyChoices } from './index.js';

const decision = (count: number, bounds: Pick<Decision, 'min' | 'max'>): Decision => ({
  id: 1,
  seat: 0,
  kind: 'target',
  options: Array.from({ length: count }, (_, index) => ({ key: `${index}` })),
  rules: ['1.1'],
  ...bounds,
});
const isNamed = ({ key }: Option): boolean => key === '2';

describe('likely choices', () => {
  it('are all choices if they are few, and the named ones first', () => {
    const choices = likelyChoices(decision(3, { min: 0, max: 1 }), isNamed, 10);
    expect(choices).toEqual([['2'], [], ['0'], ['1']]);
  });

  it('are those with few options if there are too many', () => {
    const choices = likelyChoices(decision(10, { min: 1, max: 5 }), isNamed, 10);
    expect(choices).toHaveLength(10);
    expect(choices[0]).toEqual(['2']);
  });

  it('are a single choice with the named option if even the smallest choices are too many', () => {
    expect(likelyChoices(decision(30, { min: 10, max: 10 }), isNamed, 10)).toEqual([
      ['2', '0', '1', '3', '4', '5', '6', '7', '8', '9'],
    ]);
  });
});
