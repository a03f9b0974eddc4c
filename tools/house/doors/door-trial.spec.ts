import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Breach, type Door } from './door.js';
import { tryDoor } from './door-trial.js';

// Slow: sends hundreds of inputs to fuzz targets.

const retained: Uint8Array[] = [];
let closed = 0;

/**
 * Returns a fuzz target that accepts short words, refuses long words, and violates its guarantee if the word contains
 * `broken`.
 */
const wordDoor = (broken: string, keeps = 0): Door<string> => ({
  name: 'words',
  enters: 'words',
  megabytes: 8,
  open: () =>
    Promise.resolve({
      arbitrary: fc.string({ maxLength: 30, size: 'max' }),
      try: (word) => {
        if (word.includes(broken)) throw new Breach(`it holds ${broken}`);
        if (keeps > 0) retained.push(new Uint8Array(keeps).fill(1));
        return Promise.resolve(word.length > 12 ? 'WORD_TOO_LONG' : 'taken');
      },
      close: () => {
        closed++;
        return Promise.resolve();
      },
    }),
});

describe('a trial of a fuzz target', () => {
  it('succeeds if no input breaks it, and counts the outcomes', async () => {
    const before = closed;
    const report = await tryDoor(wordDoor('no such word, ever'), { inputs: 200, seed: 'a' });
    expect(report).toMatchObject({ door: 'words', tried: 200, broken: null });
    const { taken = 0, WORD_TOO_LONG: refused = 0 } = report.outcomes;
    expect(taken).toBeGreaterThan(20);
    expect(refused).toBeGreaterThan(20);
    expect(taken + refused).toBe(200);
    expect(closed).toBe(before + 1);
  });

  it('reports the smallest input that breaks it, and the path to repeat it', async () => {
    const first = await tryDoor(wordDoor('e'), { inputs: 2000, seed: 'a' });
    expect(first.broken).toMatchObject({ reason: 'it holds e', input: '"e"', path: expect.any(String) });
    const again = await tryDoor(wordDoor('e'), { inputs: 2000, seed: 'a', path: first.broken!.path! });
    expect(again).toMatchObject({ tried: 1, broken: { reason: 'it holds e', input: '"e"' } });
    expect((await tryDoor(wordDoor('e'), { inputs: 2000, seed: 'a' })).broken).toEqual(first.broken);
  });

  it('fails if too much memory is retained', async () => {
    const { broken } = await tryDoor(wordDoor('no such word, ever', 2 ** 20), { inputs: 40, seed: 'a' });
    retained.length = 0;
    expect(broken?.reason).toMatch(/MB more are kept/);
  });
});
