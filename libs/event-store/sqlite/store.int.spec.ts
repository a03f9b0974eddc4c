import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { collect, idsOf, newEvents } from '../contract/events.js';
import type { EventStore, StoredEvent } from '../streams/port.js';
import { SqliteEventStore } from './store.js';

const sources = join(process.cwd(), 'libs/event-store');
/** The only other library folder that the event store imports at run time. */
const runtime = join(process.cwd(), 'libs/runtime/waiting');

interface Acknowledged {
  readonly stream: string;
  readonly revision: number;
  readonly ids: readonly string[];
}

/** Compiles the event store to JavaScript for another process, so that the test does not depend on a build. */
function build(target: string): string {
  mkdirSync(target, { recursive: true });
  const imports = { '#runtime': './runtime/index.js' };
  writeFileSync(join(target, 'package.json'), JSON.stringify({ type: 'module', imports }));
  symlinkSync(join(process.cwd(), 'node_modules'), join(target, 'node_modules'));
  for (const folder of ['sqlite', 'streams']) transpile(join(sources, folder), join(target, folder));
  transpile(runtime, join(target, 'runtime'));
  writeFileSync(
    join(target, 'runtime/index.js'),
    "export * from './pause.js'; export * from './waiting.js';",
  );
  return join(target, 'sqlite/store.js');
}

function transpile(from: string, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(from).filter((file) => /^[a-z-]+\.ts$/.test(file))) {
    const source = readFileSync(join(from, name), 'utf8');
    const { outputText } = ts.transpileModule(source, {
      compilerOptions: {
        target: ts.ScriptTarget.ES2023,
        module: ts.ModuleKind.ESNext,
        verbatimModuleSyntax: true,
      },
    });
    writeFileSync(join(target, name.replace(/ts$/, 'js')), outputText);
  }
}

describe('a SQLite store used by several processes', () => {
  let temporary: string;
  let library: string;
  let folder: string;
  const children = new Set<ChildProcess>();

  beforeAll(() => {
    temporary = mkdtempSync(join(tmpdir(), 'retrace-processes-'));
    library = build(join(temporary, 'library'));
  });
  beforeEach(() => {
    folder = mkdtempSync(join(temporary, 'store-'));
  });
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(temporary, { recursive: true });
  });

  const appending = (streams: string, appends: number) => {
    const script = join(sources, 'sqlite/fixtures/appending-process.mjs');
    const child = spawn(process.execPath, [script, library, folder, streams, `${appends}`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.add(child);
    return child;
  };

  /**
   * Returns the number of events that a process acknowledged before it ended. Kills the process after `killAfter`
   * events.
   */
  const acknowledgedBy = async (child: ChildProcess, killAfter = Infinity) => {
    const ended = once(child, 'exit');
    const acknowledged: Acknowledged[] = [];
    for await (const line of createInterface({ input: child.stdout! })) {
      acknowledged.push(JSON.parse(line) as Acknowledged);
      if (acknowledged.length === killAfter) child.kill('SIGKILL');
    }
    const [code, signal] = (await ended) as [number | null, string | null];
    return { acknowledged, code, signal };
  };

  const whole = (events: readonly StoredEvent[]) => {
    for (let index = 0; index < events.length; index += 3) {
      const { ids } = events[index]!.data as { ids: string[] };
      expect(idsOf(events.slice(index, index + 3))).toEqual(ids);
    }
  };

  it('works when statements and databases are garbage-collected at any time', async () => {
    const script = join(sources, 'sqlite/fixtures/collecting-process.mjs');
    const child = spawn(process.execPath, ['--expose-gc', script, library, folder, '20'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    children.add(child);
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
    expect({ code, signal, stderr }).toEqual({ code: 0, signal: null, stderr: '' });
    const store = await SqliteEventStore.open(folder);
    expect(await collect(store.readAll({ prefix: 'game-' }))).toHaveLength(400);
    await store.close();
    // Closing the store moves the write-ahead log into the database file and deletes the log.
    expect(readdirSync(folder)).toEqual(['events.db', 'events.recorded']);
  });

  it('retains everything acknowledged, and nothing incomplete, when the writer is killed', async () => {
    const streams = ['game-1', 'game-2', 'game-3'];
    const acknowledged: Acknowledged[] = [];
    for (const killAfter of [1, 40, 137]) {
      const run = await acknowledgedBy(appending(streams.join(','), 1_000_000), killAfter);
      expect(run.signal).toBe('SIGKILL');
      expect(run.acknowledged.length).toBeGreaterThanOrEqual(killAfter);
      acknowledged.push(...run.acknowledged);

      const store = await SqliteEventStore.open(folder);
      for (const stream of streams) {
        const events = (await collect(store.readAll({ prefix: stream }))).filter(
          (event) => event.stream === stream,
        );
        expect(events.map(({ revision }) => revision)).toEqual(events.map((_, revision) => revision));
        whole(events);
        for (const { ids, revision } of acknowledged.filter((entry) => entry.stream === stream))
          expect(idsOf(events.slice(revision - 2, revision + 1))).toEqual(ids);
        const ids = newEvents(3).map(({ id }) => id);
        const more = ids.map((id) => ({ id, type: 'Counted', data: { ids }, metadata: null }));
        const expected = events.length === 0 ? 'no-stream' : events.length - 1;
        expect(await store.append(stream, more, expected)).toMatchObject({ revision: events.length + 2 });
      }
      await store.close();
    }
  }, 60_000);

  it('takes turns with another process, and follows its events', async () => {
    const store = await SqliteEventStore.open(folder);
    const mine = 25;
    const followed = collect(store.follow({ prefix: 'game-' }), (60 + mine) * 3);
    const other = acknowledgedBy(appending('game-1,game-2', 30));
    for (let count = 0; count < mine; count++) {
      const ids = newEvents(3).map(({ id }) => id);
      await store.append(
        'game-1',
        ids.map((id) => ({ id, type: 'Counted', data: { ids }, metadata: null })),
        'any',
      );
    }
    expect((await other).code).toBe(0);
    const events = await collect(store.read('game-1'));
    expect(events.map(({ revision }) => revision)).toEqual(
      Array.from({ length: (30 + mine) * 3 }, (_, index) => index),
    );
    whole(events);
    expect(idsOf(await followed)).toEqual(idsOf(await collect(store.readAll())));
    await store.close();
  }, 60_000);

  it('can have its folder created by several processes at the same time', async () => {
    const runs = await Promise.all([1, 2, 3, 4].map(() => acknowledgedBy(appending('game-1', 5))));
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    const revisions = runs.flatMap((run) => run.acknowledged.map(({ revision }) => revision));
    expect(revisions.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index * 3 + 2));
  }, 60_000);
});

describe('two SQLite stores on one folder', () => {
  let folder: string;
  let left: EventStore;
  let right: EventStore;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'retrace-two-'));
    [left, right] = await Promise.all([SqliteEventStore.open(folder), SqliteEventStore.open(folder)]);
  });
  afterEach(async () => {
    await Promise.all([left.close(), right.close()]);
    rmSync(folder, { recursive: true });
  });

  it('each know what the other has appended', async () => {
    await left.append('a-1', newEvents(2), 'no-stream');
    await expect(right.append('a-1', newEvents(1), 'no-stream')).rejects.toMatchObject({ actual: 1 });
    await right.append('a-1', newEvents(1), 1);
    await expect(left.append('a-1', newEvents(1), 1)).rejects.toMatchObject({ actual: 2 });
    await left.append('a-1', newEvents(1), 2);
    expect(idsOf(await collect(right.read('a-1', { direction: 'backwards' })))).toEqual(
      idsOf(await collect(left.read('a-1'))).toReversed(),
    );
  });

  it('accept one of two concurrent writers', async () => {
    const outcomes = await Promise.allSettled(
      [left, right, left, right].map((store) => store.append('a-1', newEvents(1), 'no-stream')),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await collect(left.readAll())).toHaveLength(1);
  });

  it('see the same order when each follows both', async () => {
    const followed = [left, right].map((store) => collect(store.follow(), 80));
    for (let round = 0; round < 10; round++)
      await Promise.all(
        [left, right].map((store, writer) => store.append(`a-${writer}`, newEvents(4), 'any')),
      );
    const all = idsOf(await collect(left.readAll()));
    for (const seen of await Promise.all(followed)) expect(idsOf(seen)).toEqual(all);
  });
});
