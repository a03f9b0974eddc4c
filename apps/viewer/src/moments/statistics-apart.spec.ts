import { describe, expect, it } from '@jest/globals';
import { byStatistic } from './statistics-apart.js';

const part = (name: string, change: number, value: number) => ({ name, change, value });

describe('the statistics of a card', () => {
  it('are shown with their parts, in order', () => {
    const [printed, boost, ability] = [part('forest', 2, 2), part('forest', 1, 3), part('forest', 3, 6)];
    const parts = [printed, boost, ability];
    expect(byStatistic(parts)).toEqual([{ name: 'forest', value: 6, parts }]);
  });

  it('are omitted if they are as printed', () => {
    const parts = [part('forest', 2, 2), part('water', 1, 1), part('water', 2, 3)];
    expect(byStatistic(parts).map(({ name }) => name)).toEqual(['water']);
    expect(byStatistic([])).toEqual([]);
  });
});
