import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { printGame } from '#interchange';
import type { GameId } from '#record';
import { answerOf, started } from '../../test/built-server.js';
import { contractsGame } from '../../test/recorded-games.js';

interface Shown {
  readonly id: string;
  readonly matches: readonly {
    readonly round: number;
    readonly players: readonly string[];
    readonly games: readonly { readonly game: string }[];
  }[];
}

const fields = '{ id matches { round players games { game } } }';

it('a tournament whose server is killed while matches are entered has every acknowledged match, and continues', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'retrace-killed-tournament-'));
  const children: ChildProcess[] = [];
  try {
    const first = await started(folder);
    children.push(first.child);
    const body = printGame({ id: 'killed' as GameId, events: contractsGame('killed') });
    const headers = { 'content-type': 'application/json' };
    const imported = await fetch(`${first.url}/games/import`, { method: 'POST', headers, body });
    expect(imported.status).toBe(200);
    const begun = await answerOf(
      first.url,
      'mutation { startTournament(name: "Killed", date: "2026-11-05") { id } }',
    );
    const { id } = begun['startTournament'] as Shown;
    const isClosed = once(first.child, 'close');
    const acknowledged: number[] = [];
    // Two organisers enter all matches concurrently. Each player has one match per round.
    const entering = Array.from({ length: 40 }, async (_, number) => {
      const match = `round: 1, players: ["Ada ${number}", "Ben ${number}"]`;
      const enter = `mutation { addMatch(tournament: "${id}", content: { ${match} }) { id } }`;
      await Promise.any([answerOf(first.url, enter), answerOf(first.url, enter)]);
      acknowledged.push(number);
      if (acknowledged.length === 5) first.child.kill('SIGKILL');
    });
    await Promise.allSettled(entering);
    await isClosed;
    expect(acknowledged.length).toBeGreaterThan(4);
    expect(acknowledged.length).toBeLessThan(40);

    const second = await started(folder);
    children.push(second.child);
    const read = async (): Promise<Shown> => {
      const data = await answerOf(second.url, `{ tournament(id: "${id}") ${fields} }`);
      return data['tournament'] as Shown;
    };
    const entered = (await read()).matches.map(({ players }) => players[0]);
    expect(entered).toEqual(expect.arrayContaining(acknowledged.map((number) => `Ada ${number}`)));
    expect(new Set(entered).size).toBe(entered.length);
    await answerOf(second.url, `mutation { groupGames(tournament: "${id}", games: ["killed"]) { id } }`);
    expect((await read()).matches.flatMap(({ games }) => games)).toEqual([{ game: 'killed' }]);
    await answerOf(second.url, `mutation { deleteTournament(tournament: "${id}") }`);
    expect(await answerOf(second.url, '{ tournaments { id } }')).toEqual({ tournaments: [] });
    second.child.kill('SIGTERM');
    await once(second.child, 'close');
  } finally {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
