import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { gameModules } from '#games';
import { printedCards, readGame, type PrintedCards } from '#interchange';
import { invariant } from '#record';
import { SHARED } from '#record/testing';
import type { Benchmark, Surroundings } from './benchmark.js';
import type { Figure } from './figure.js';
import { median } from './measure.js';
import { sharedCardFiles, sharedCards } from './shared-cards.js';

const folders = ['interchange/bga-games', 'interchange/bga-games-constructed'];
/** The interval between two measurements of a process's memory, in milliseconds. */
const LOOK = 200;

interface Log {
  readonly name: string;
  readonly text: string;
}

/** Reads the available log files that contain only messages to all players. */
function logsIn(root: string, most: number): readonly Log[] {
  return folders
    .map((folder) => path.join(root, SHARED, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^game-\d+\.all\.json\.gz$/.test(name))
        .map((name) => ({ name, text: gunzipSync(readFileSync(path.join(folder, name))).toString('utf8') })),
    )
    .slice(0, most);
}

const printedIn = (root: string): PrintedCards => printedCards(sharedCards(root));

/**
 * Returns the milliseconds that it takes to convert each log. Converts the first logs an additional time before
 * measuring, so that the engine warms up.
 */
function timesOf(logs: readonly Log[], printed: PrintedCards): readonly number[] {
  const timeOf = ({ name, text }: Log): number => {
    const from = performance.now();
    const game = readGame([text], gameModules, printed);
    const time = performance.now() - from;
    invariant(game.ok, `${name} is a game`);
    return time;
  };
  for (const log of logs.slice(0, 5)) timeOf(log);
  return logs.map(timeOf);
}

/** Copies logs. Each copy has a different table number. */
function copiesOf(logs: readonly Log[], count: number, folder: string): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    const { text = '' } = logs[index % logs.length] ?? {};
    const table = /"table_id":\s*"?(\d+)/.exec(text)?.[1] ?? '';
    const file = path.join(folder, `table-${index}.json.gz`);
    writeFileSync(file, gzipSync(text.replaceAll(table, `${900_000_000 + index}`)));
    return file;
  });
}

function memoryOf(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}

/** Runs a command of the built program. Returns measurements of its memory in megabytes, taken at intervals. */
async function memoryWhile(root: string, data: string, args: readonly string[]): Promise<readonly number[]> {
  const child = spawn(process.execPath, [path.join(root, 'apps/cli/bin/retrace.js'), ...args], {
    cwd: root,
    env: { ...process.env, RETRACE_DATA: data, EVENT_STORE: 'sqlite' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const looks: number[] = [];
  const looking = setInterval(() => {
    const memory = memoryOf(child.pid ?? 0);
    if (memory !== null) looks.push(memory);
  }, LOOK);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  clearInterval(looking);
  if (code !== 0) throw new Error(`retrace ${args[0] ?? ''} ended with code ${code}.`);
  return looks;
}

/** Measures the memory that an import of many logs needs in the second and in the last quarter of its duration. */
async function memory(
  { root, sizes, temporaryFolder }: Surroundings,
  logs: readonly Log[],
): Promise<readonly number[]> {
  const data = temporaryFolder();
  for (const file of sharedCardFiles(root)) await memoryWhile(root, data, ['cards', 'import', file]);
  const files = copiesOf(logs, sizes.imported, temporaryFolder());
  const looks = await memoryWhile(root, data, ['import', '--no-check', ...files]);
  const quarter = (from: number): number =>
    Math.max(
      0,
      ...looks.slice(Math.floor((looks.length * from) / 4), Math.ceil((looks.length * (from + 1)) / 4)),
    );
  return [quarter(1), quarter(3)];
}

export const imports: Benchmark = {
  name: 'import',
  about: 'logs of another platform, read into records, if ../shared exists',
  run: async (surroundings) => {
    const logs = logsIn(surroundings.root, surroundings.sizes.imported);
    if (logs.length === 0) return [];
    const times = timesOf(logs, printedIn(surroundings.root));
    const [early = 0, late = 0] = await memory(surroundings, logs);
    const figure = (what: string, unit: string, own: number, goal?: number): Figure => ({
      benchmark: 'import',
      what,
      unit,
      own,
      better: 'less',
      ...(goal !== undefined && { goal: { value: goal } }),
    });
    const { imported } = surroundings.sizes;
    return [
      figure('the log of a game, both sides', 'ms, median', median(times)),
      figure('the log of a game, both sides', 'ms, slowest', Math.max(...times), 500),
      figure(`memory while ${imported} logs are imported, second quarter`, 'MB', early),
      figure(`memory while ${imported} logs are imported, last quarter`, 'MB', late, early * 1.1),
    ];
  },
};
