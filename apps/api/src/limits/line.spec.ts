import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { Line } from './line.js';

describe('the queue of operations', () => {
  it('gives each operation a turn, the earliest arrival first', async () => {
    const line = new Line();
    const taken: number[] = [];
    const all = [5, 3, 4, 1, 3].map(async (arrival) => {
      await line.enter(arrival);
      taken.push(arrival);
    });
    await Promise.resolve();
    expect(taken).toEqual([5]);
    await nextTurn();
    expect(taken.length).toBeLessThan(4);
    await Promise.all(all);
    expect(taken).toEqual([5, 1, 3, 3, 4]);
    await nextTurn();
    await line.enter(9);
  });

  it('reports the longest wait, and removes operations that had their turn', async () => {
    let now = 100;
    const line = new Line(() => now);
    const first = line.enter(0);
    const second = line.enter(2);
    now = 130;
    const third = line.enter(1);
    now = 150;
    expect(line.longest).toBe(50);
    await Promise.all([first, second, third]);
    expect(line.longest).toBe(0);
  });
});
