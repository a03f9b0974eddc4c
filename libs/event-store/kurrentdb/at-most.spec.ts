import { describe, expect, it } from '@jest/globals';
import { AtMost } from './at-most.js';

describe('a concurrency limit', () => {
  it('starts waiting tasks in order when one ends, whatever its outcome', async () => {
    const limit = new AtMost(2);
    const started: number[] = [];
    const ends: ((failed: boolean) => void)[] = [];
    const runs = [0, 1, 2, 3].map((number) =>
      limit.run(async () => {
        started.push(number);
        await new Promise<void>((resolve, reject) =>
          ends.push((failed) => (failed ? reject(new Error(`${number}`)) : resolve())),
        );
        return number;
      }),
    );
    await Promise.resolve();
    expect(started).toEqual([0, 1]);
    ends[1]?.(true);
    await expect(runs[1]).rejects.toThrow('1');
    await new Promise((resolve) => setImmediate(resolve));
    expect(started).toEqual([0, 1, 2]);
    ends[0]?.(false);
    await new Promise((resolve) => setImmediate(resolve));
    expect(started).toEqual([0, 1, 2, 3]);
    for (const end of ends.slice(2)) end(false);
    expect(await Promise.all([runs[0], runs[2], runs[3]])).toEqual([0, 2, 3]);
  });
});
