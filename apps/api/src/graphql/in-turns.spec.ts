import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { inTurns } from './in-turns.js';

describe('the entries of a long list', () => {
  const all = (list: readonly number[]) =>
    Promise.all(inTurns(list, 2, (entry) => entry).map(async (entry) => entry));

  it('are complete and in order', async () => {
    expect(await all([1, 2, 3, 4, 5])).toEqual([1, 2, 3, 4, 5]);
    expect(await all([])).toEqual([]);
  });

  it('are returned immediately if the list is short', () => {
    expect(inTurns([1, 2], 2, (entry) => entry)).toEqual([1, 2]);
  });

  it('are computed in several turns, so that other work can run between them', async () => {
    const come: number[] = [];
    const coming = inTurns([1, 2, 3, 4, 5], 2, (entry) => entry).map(
      async (entry) => void come.push(await entry),
    );
    await nextTurn();
    expect(come).toEqual([1, 2]);
    await Promise.all(coming);
    expect(come).toEqual([1, 2, 3, 4, 5]);
  });
});
