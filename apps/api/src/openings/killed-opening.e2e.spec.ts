import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { answerOf, started } from '../../test/built-server.js';

// Slow: starts two servers, and plays out the choices for opening hands.

const deck = 'module: "contracts", deck: "Forge and Fury"';

it('a server that is killed while opening hands are answered retains every acknowledged answer', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'retrace-killed-opening-'));
  const children: ChildProcess[] = [];
  try {
    const first = await started(folder);
    children.push(first.child);
    const answer = (url: string, number: number) =>
      answerOf(url, `mutation { answerOpening(${deck}, number: ${number}, choice: []) { number } }`);
    const isClosed = once(first.child, 'close');
    const acknowledged: number[] = [];
    const answering = Array.from({ length: 12 }, async (_, index) => {
      await answer(first.url, index + 1);
      acknowledged.push(index + 1);
      if (acknowledged.length === 4) first.child.kill('SIGKILL');
    });
    await Promise.allSettled(answering);
    await isClosed;
    expect(acknowledged.length).toBeGreaterThan(3);
    expect(acknowledged.length).toBeLessThan(12);

    const second = await started(folder);
    children.push(second.child);
    for (const number of acknowledged) {
      const data = await answerOf(second.url, `{ openingHand(${deck}, number: ${number}) { answers due } }`);
      expect(data['openingHand']).toEqual({ answers: 1, due: expect.any(String) });
    }
    const { openings } = (await answerOf(second.url, '{ openings { deck { list } hands answers } }')) as {
      readonly openings: readonly { readonly hands: number; readonly answers: number }[];
    };
    expect(openings.length).toBe(1);
    expect(openings[0]).toMatchObject({ deck: { list: 'Forge and Fury' } });
    expect(openings[0]?.answers).toBe(openings[0]?.hands);
    expect(openings[0]?.hands).toBeGreaterThanOrEqual(acknowledged.length);
    // The second server continues where the first one stopped.
    await answer(second.url, 100);
    second.child.kill('SIGTERM');
    await once(second.child, 'close');
  } finally {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
