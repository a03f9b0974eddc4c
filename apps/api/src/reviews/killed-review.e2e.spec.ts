import { spawn, type ChildProcess } from 'node:child_process';
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
import { invariant, omniscient, type GameId } from '#record';
import { pause } from '#runtime';
import { contractsGame } from '../../test/recorded-games.js';
import type { GameReview } from './review.types.js';

const program = path.resolve('dist/apps/api/src/main.js');
const events = contractsGame('killed');
const playouts = 8;

/** The built server on a data folder, once it is ready. */
async function started(folder: string): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const env = { PATH: process.env['PATH'] ?? '', RETRACE_DATA: folder, PORT: '0', HOST: '127.0.0.1' };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  // What is said after that is read and left: a closed stream would end the server.
  for await (const text of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    output += String(text);
    const url = /ready at (\S+?)["\s]/.exec(output)?.[1];
    if (url === undefined) continue;
    // Whatever it says later has to go somewhere.
    child.stdout.resume();
    return { child, url };
  }
  throw new Error(`The server did not start:\n${output}`);
}

async function asked(url: string, query: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as { data: Record<string, unknown>; errors?: unknown };
  invariant(errors === undefined, `it answers: ${JSON.stringify(errors)}`);
  return data;
}

/** The review of the game, once it is as far as that. */
async function reviewWhen(url: string, isThere: (review: GameReview) => boolean): Promise<GameReview> {
  for (;;) {
    const data = await asked(
      url,
      `{ game(id: "killed") { review(as: "all") { state done
        result { points { winProbability } decisions { loss best reasons { name difference } } } } } }`,
    );
    const { review } = data['game'] as { review: GameReview | null };
    if (review !== null && isThere(review)) return review;
    await pause(100);
  }
}

it('a review that is being made when its server is killed is finished by the next one, with the same numbers', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'retrace-killed-review-'));
  const children: ChildProcess[] = [];
  try {
    const first = await started(folder);
    children.push(first.child);
    const body = printGame({ id: 'killed' as GameId, events });
    const headers = { 'content-type': 'application/json' };
    const imported = await fetch(`${first.url}/games/import`, { method: 'POST', headers, body });
    expect(imported.status).toBe(200);
    await asked(
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

    // It was resumed, not begun again: there is one beginning, one end, and one review.
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
