import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import * as record from '#record';
import { altered } from '#altered/rules';
import { GameStreams, SqliteEventStore } from '#event-store';
import { summaryOf, verified } from '#projections';
import type { GameId, GameModule, RecordedEvent } from '#record';
import type { Findings } from './scenario.js';

export interface Recording {
  readonly folder: string;
  readonly seed: string;
  readonly games: number;
  /** The maximum size of a file, in blocks of 512 bytes. Unlimited if absent. */
  readonly fileLimit?: number;
}

export interface Recorded {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** The ids of the games that the process acknowledged. */
  readonly acknowledged: readonly string[];
  readonly stderr: string;
}

/**
 * Runs `retrace play` in a separate process. Calls `onGame` with the number of acknowledged games. `onGame` can kill
 * the process.
 */
export function recordGames(
  { folder, seed, games, fileLimit }: Recording,
  onGame: (acknowledged: number, kill: () => void) => void = () => {},
): Promise<Recorded> {
  const command = [process.execPath, resolve('apps/cli/bin/retrace.js'), 'play', '--bot', 'random'];
  const words = [...command, '--seed', seed, '--games', `${games}`, '--continue', '--verbose'];
  const limited = `ulimit -f ${fileLimit ?? 'unlimited'} && exec "$0" "$@"`;
  const child = spawn('sh', ['-c', limited, ...words], {
    env: { ...process.env, RETRACE_DATA: folder, EVENT_STORE: 'sqlite', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  const numbers = (): readonly string[] =>
    [...stdout.matchAll(/^(\S+) recorded$/gm)].map(([, id]) => id ?? '');
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    onGame(numbers().length, () => child.kill('SIGKILL'));
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise((done) => {
    child.on('close', (code, signal) => {
      done({ code, signal, acknowledged: numbers(), stderr });
    });
  });
}

/** Opens the games of a folder, calls a function with them, and closes them afterwards. */
export async function withGames<T>(
  folder: string,
  work: (games: GameStreams, ids: readonly string[]) => Promise<T>,
): Promise<T> {
  const store = await SqliteEventStore.open(folder);
  try {
    const games = new GameStreams(store, {
      record,
      actionCheck: () => (action) => altered.records.malformed(action),
    });
    const ids = new Set<string>();
    for await (const { stream } of store.readAll({ prefix: record.GAME_STREAM_PREFIX }))
      ids.add(stream.slice(record.GAME_STREAM_PREFIX.length));
    return await work(games, [...ids]);
  } finally {
    await store.close();
  }
}

/**
 * Checks the recorded games. Acknowledged games must be complete, other games must end at a decision, and verification
 * by the rules must confirm all games. Skips games that have already been verified.
 */
export async function expectWhole(
  folder: string,
  acknowledged: ReadonlySet<string>,
  whole: Set<string>,
  findings: Findings,
): Promise<void> {
  await withGames(folder, async (games, ids) => {
    for (const id of acknowledged)
      findings.expect(ids.includes(id), `${id} was acknowledged but does not exist`);
    for (const id of ids) {
      if (whole.has(id)) continue;
      const events = await games.read(id as GameId);
      const over = events.at(-1)?.event.kind === 'GameEnded';
      findings.expect(over || !acknowledged.has(id), `${id} was acknowledged but is incomplete`);
      findings.expect(isSound(events), `verification of ${id} by the rules failed`);
      if (over) whole.add(id);
    }
  });
}

function isSound(events: readonly RecordedEvent[]): boolean {
  return (
    events.every(({ revision }, index) => revision === index) &&
    new Set(events.map(({ id }) => id)).size === events.length &&
    summaryOf(events)?.events === events.length &&
    verified(altered as GameModule, events).status === 'EXACT'
  );
}
