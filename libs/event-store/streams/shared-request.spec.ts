import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SharedRequest } from './shared-request.js';

describe('a shared request', () => {
  it('is sent once for all callers in one turn', async () => {
    let put = 0;
    const request = new SharedRequest(async () => ++put);
    expect(await Promise.all(Array.from({ length: 20 }, () => request.answer()))).toEqual(Array(20).fill(1));
    expect(await request.answer()).toBe(2);
  });

  it('is sent once more for all callers while the first is pending', async () => {
    const answers: (() => void)[] = [];
    let put = 0;
    const request = new SharedRequest(async () => {
      const number = ++put;
      await new Promise<void>((resolve) => answers.push(resolve));
      return number;
    });
    const first = request.answer();
    await new Promise(setImmediate);
    const later = Promise.all([request.answer(), request.answer()]);
    await new Promise(setImmediate);
    expect(put).toBe(1);
    answers[0]!();
    expect(await first).toBe(1);
    await new Promise(setImmediate);
    answers[1]!();
    expect(await later).toEqual([2, 2]);
  });

  it('fails for its callers, and not for later ones', async () => {
    let put = 0;
    const request = new SharedRequest(() =>
      ++put === 1 ? Promise.reject(new Error('no')) : Promise.resolve(put),
    );
    await expect(request.answer()).rejects.toThrow('no');
    expect(await request.answer()).toBe(2);
  });

  it('never returns an answer that was outdated when the caller asked', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ write: fc.boolean(), waits: fc.nat(3) }), { maxLength: 30 }),
        async (acts) => {
          let written = 0;
          const request = new SharedRequest(async () => {
            await Promise.resolve();
            const seen = written;
            await Promise.resolve();
            return seen;
          });
          const answers: Promise<boolean>[] = [];
          for (const { write, waits } of acts) {
            if (write) written++;
            const known = written;
            answers.push(request.answer().then((seen) => seen >= known));
            for (let turn = 0; turn < waits; turn++) await Promise.resolve();
          }
          expect(await Promise.all(answers)).not.toContain(false);
        },
      ),
    );
  });
});
