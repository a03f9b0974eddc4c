import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SharedRequest } from './shared-request.js';

describe('a question that many ask', () => {
  it('is put once for all who ask in one turn', async () => {
    let put = 0;
    const request = new SharedRequest(async () => ++put);
    expect(await Promise.all(Array.from({ length: 20 }, () => request.answer()))).toEqual(Array(20).fill(1));
    expect(await request.answer()).toBe(2);
  });

  it('is put again for whoever asks while it is on its way, once for all of them', async () => {
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

  it('fails for those who asked it, not for those who come after', async () => {
    let put = 0;
    const request = new SharedRequest(() =>
      ++put === 1 ? Promise.reject(new Error('no')) : Promise.resolve(put),
    );
    await expect(request.answer()).rejects.toThrow('no');
    expect(await request.answer()).toBe(2);
  });

  it('is never answered with what was true only before it was asked', async () => {
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
