import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { review as reviewHere } from '#analysis';
import { contracts } from '#contracts';
import { openEventStore } from '#event-store';
import { printGame } from '#interchange';
import { Replay } from '#projections';
import { omniscient, type GameId } from '#record';
import { pause } from '#runtime';
import { answerOf, started } from '../../test/built-server.js';
import { contractsGame } from '../../test/recorded-games.js';
import type { GameReview } from './review.types.js';

const events = contractsGame('killed');
const playouts = 8;

/** Waits until the review of the game is in the expected state, and returns the review. */
async function reviewWhen(url: string, isThere: (review: GameReview) => boolean): Promise<GameReview> {
  for (;;) {
    const data = await answerOf(
      url,
      `{ game(id: "killed") { review(as: "all") { state done
        result { points { winProbability } decisions { loss best reasons { name difference } } } } } }`,
    );
    const { review } = data['game'] as { review: GameReview | null };
    if (review !== null && isThere(review)) return review;
    await pause(100);
  }
}

it('a review that was interrupted when its server was killed is finished by the next server, with the same numbers', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'retrace-killed-review-'));
  const children: ChildProcess[] = [];
  try {
    const first = await started(folder);
    children.push(first.child);
    const body = printGame({ id: 'killed' as GameId, events });
    const headers = { 'content-type': 'application/json' };
    const imported = await fetch(`${first.url}/games/import`, { method: 'POST', headers, body });
    expect(imported.status).toBe(200);
    await answerOf(
      first.url,
      `mutation { startReview(game: "killed", as: "all", playouts: ${playouts}) { id } }`,
    );
    await reviewWhen(first.url, ({ state, done }) => state === 'RUNNING' && (done ?? 0) > 2);
    first.child.kill('SIGKILL');
    await once(first.child, 'close');

    const second = await started(folder);
    children.push(second.child);
    const { result } = await reviewWhen(second.url, ({ state }) => state === 'READY');
    const here = reviewHere(new Replay(contracts, events), {
      seed: '1',
      playouts,
      viewer: omniscient,
      lists: true,
    });
    expect(result?.points).toEqual(here.points.map(({ winProbability }) => ({ winProbability })));
    expect(result?.decisions).toEqual(
      here.decisions.map(({ loss, best, reasons }) => ({
        loss,
        best,
        reasons: reasons.map(({ name, difference }) => ({ name, difference })),
      })),
    );
    second.child.kill('SIGTERM');
    await once(second.child, 'close');

    // The review was resumed, not begun again, so the record contains one beginning, one end and one review.
    const store = await openEventStore({ kind: 'sqlite', folder });
    const kinds: string[] = [];
    for (const stream of ['reviews', 'review-killed'])
      for await (const { type } of store.read(stream)) kinds.push(type);
    await store.close();
    expect(kinds).toEqual(['ReviewBegun', 'ReviewOver', 'Reviewed']);
  } finally {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}, 240_000);
