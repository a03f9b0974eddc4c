import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pause, waiting, whileWaiting } from '../index.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Waits for some turns of the event loop. Each turn runs a garbage collection. */
async function collectFor(milliseconds: number): Promise<void> {
  for (const until = performance.now() + milliseconds; performance.now() < until;) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Resolves when a signal aborts. Nothing references the wait except this promise. */
const overAfter = (signal: AbortSignal) =>
  new Promise<string>((resolve) => signal.addEventListener('abort', () => resolve('over'), { once: true }));

/** Returns whether each wait ends in time although garbage is collected. */
async function outcome(waits: readonly Promise<string>[]): Promise<readonly string[]> {
  const seen = waits.map(() => 'still waiting');
  waits.forEach((wait, index) => void wait.then((result) => (seen[index] = result)));
  for (let turn = 0; turn < 200 && seen.includes('still waiting'); turn++) await collectFor(10);
  return seen;
}

const never = () => new AbortController().signal;

describe('a wait', () => {
  it('ends in time even if garbage is collected meanwhile', async () => {
    expect(await outcome([overAfter(waiting([never()], 100).signal)])).toEqual(['over']);
  });

  it('ends in time even if it is nested in another wait', async () => {
    const nested = (depth: number): AbortSignal =>
      depth === 0 ? waiting([never()], 80).signal : waiting([nested(depth - 1), never()]).signal;
    expect(await outcome([1, 2, 3].map((depth) => overAfter(nested(depth))))).toEqual([
      'over',
      'over',
      'over',
    ]);
  });

  it('notices that its signal aborted even if nothing else references the signal', async () => {
    const abandoned = () => {
      const source = new AbortController();
      const { signal } = waiting([source.signal]);
      source.abort();
      return signal;
    };
    const signal = abandoned();
    await collectFor(20);
    expect(signal.aborted).toBe(true);
  });

  it('ends with the first of its signals, or immediately if one has already aborted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(4), fc.boolean(), async (which, before) => {
        const sources = Array.from({ length: 5 }, () => new AbortController());
        if (before) sources[which]!.abort();
        const { signal } = waiting([undefined, ...sources.map((source) => source.signal)], 60_000);
        expect(signal.aborted).toBe(before);
        sources[which]!.abort();
        expect(signal.aborted).toBe(true);
      }),
    );
  });

  it('ignores its time and its signals after its end', async () => {
    const source = new AbortController();
    const { signal, end } = waiting([source.signal], 10);
    end();
    end();
    source.abort();
    await collectFor(30);
    expect(signal.aborted).toBe(false);
  });

  it('ends with its work, even if the work fails', async () => {
    let handed: AbortSignal | null = null;
    const failing = whileWaiting([], 20, async (signal) => {
      handed = signal;
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await collectFor(40);
    expect(handed!.aborted).toBe(false);
    expect(await whileWaiting([], 20, (signal) => overAfter(signal))).toBe('over');
  });
});

describe('a pause', () => {
  it('returns whether its whole time passed', async () => {
    const leaving = new AbortController();
    const [whole, left] = [pause(20), pause(60_000, { signal: leaving.signal })];
    await collectFor(40);
    leaving.abort();
    expect([await whole, await left]).toEqual([true, false]);
    expect(await pause(60_000, { signal: leaving.signal })).toBe(false);
  });
});
