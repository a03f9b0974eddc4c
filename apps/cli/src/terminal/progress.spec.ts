import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { Output } from '../output.js';
import { progressOf, searchOf } from '../progress.js';

function onTerminal(isTTY: boolean) {
  let text = '';
  const stderr = Object.assign(
    new Writable({
      write: (chunk: Buffer, _, done) => {
        text += chunk.toString();
        done();
      },
    }),
    { isTTY, columns: 100 },
  );
  const interruption = { signal: new AbortController().signal, awaited: false };
  const around = { stdout: stderr, stderr, environment: {}, folder: '.', interruption, ask: null };
  return { output: new Output(around, false), shown: () => text };
}

describe('the progress of long work', () => {
  it("shows how much is done, and the position while other streams' events are skipped", () => {
    const { output, shown } = onTerminal(true);
    const progress = progressOf(output, 'Rebuilding', 100);
    progress.to(40, '5120-5120');
    progress.end();
    expect(shown()).toContain('40/100');
    expect(shown()).toContain('at 5120-5120');
  });

  it('shows what a search has found and where it is, and clears its line', () => {
    const { output, shown } = onTerminal(true);
    const search = searchOf(output, 'Looking for games');
    search.to(1200, '77-77');
    search.end();
    expect(shown()).toContain('Looking for games: 1,200 found · at 77-77');
    expect(shown().endsWith('\r\x1b[2K')).toBe(true);
  });

  it('is silent if the output is not a terminal', () => {
    const { output, shown } = onTerminal(false);
    for (const progress of [progressOf(output, 'Rebuilding', 100), searchOf(output, 'Looking')]) {
      progress.to(40, '1-1');
      progress.end();
    }
    expect(shown()).toBe('');
  });
});
