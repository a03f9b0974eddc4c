import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { threadSettings, Threads } from '../index.js';

describe('threads', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'retrace-threads-'));
    writeFileSync(
      join(folder, 'doubling.js'),
      `module.exports = (task) => {
        if (task === 'fault') throw new RangeError('at fault');
        if (task === 'late') setTimeout(() => { throw new Error('late'); }, 20);
        return task + task;
      };`,
    );
    writeFileSync(join(folder, 'broken.js'), `throw new SyntaxError('broken');`);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const started = (program: string, maxThreads = 2) => {
    return new Threads<string, string>({
      ...threadSettings({ program: pathToFileURL(join(folder, `${program}.js`)), memory: 64 }),
      maxThreads,
    });
  };

  it('run tasks and report the failed ones', async () => {
    const threads = started('doubling');
    const all = await Promise.allSettled(['a', 'fault', 'b'].map((task) => threads.run(task)));
    expect(all).toEqual([
      { status: 'fulfilled', value: 'aa' },
      { status: 'rejected', reason: expect.objectContaining({ message: 'at fault' }) },
      { status: 'fulfilled', value: 'bb' },
    ]);
    await threads.close();
  });

  it('continue after an unwatched thread has ended', async () => {
    const threads = started('doubling', 1);
    expect(await threads.run('late')).toBe('latelate');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await threads.run('a')).toBe('aa');
    await threads.close();
  });

  it.each([
    ['that do not exist', 'missing'],
    ['with a fault', 'broken'],
  ])('reject all tasks if programs %s cannot begin', async (_, program) => {
    const threads = started(program);
    const all = await Promise.allSettled(['a', 'b', 'c', 'd'].map((task) => threads.run(task)));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'rejected'));
    await threads.close();
  });

  it('reject a task when its signal aborts', async () => {
    const threads = started('doubling');
    const leaving = new AbortController();
    const left = threads.run('a', leaving.signal);
    leaving.abort();
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    expect(await threads.run('b')).toBe('bb');
    await threads.close();
  });
});
