import { describe, expect, it } from '@jest/globals';
import { ratios, type MeasuredFigure } from './ratios.js';

const figure = (own: number, more: Partial<MeasuredFigure> = {}): MeasuredFigure => ({
  benchmark: 'play',
  what: 'deciding',
  unit: 'games/s',
  own,
  better: 'more',
  ...more,
});

describe('figures compared with another commit', () => {
  it('are medians of the rounds, and above 1 if the new commit is better', () => {
    const time = { what: 'opening', unit: 'ms', better: 'less' } as const;
    const now = [90, 300, 100].map((own) => [figure(own), figure(own, time)]);
    const before = [50, 40, 60].map((own) => [figure(own), figure(own, time)]);
    expect(ratios(now, before)).toEqual([
      { benchmark: 'play', what: 'deciding', unit: 'games/s', now: 100, before: 50, ratio: 2 },
      { benchmark: 'play', what: 'opening', unit: 'ms', now: 100, before: 50, ratio: 0.5 },
    ]);
  });

  it('are the mean of two rounds', () => {
    expect(ratios([[figure(10)], [figure(30)]], [[figure(5)], [figure(15)]])).toMatchObject([
      { now: 20, before: 10, ratio: 2 },
    ]);
  });

  it('omit benchmarks that the other commit lacks', () => {
    expect(ratios([[figure(1), figure(2, { what: 'new' })]], [[figure(1)]])).toHaveLength(1);
  });
});
