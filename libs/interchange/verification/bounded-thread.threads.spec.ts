import { afterAll, describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import { abilityDecks } from '#altered/testing';
import { playRandomly } from '#record/testing';
import { BoundedThread, type ThreadEnd } from '#runtime';
import type { Check } from './check.js';

const [setup] = abilityDecks('bounded');
if (setup === undefined) throw new Error('there are decks');
const program = new URL('./check-worker.js', import.meta.url);
const record = JSON.stringify(playRandomly(altered, setup, 'bounded'));

describe('a thread with limits', () => {
  const thread = new BoundedThread<string, Check>(program, {
    time: 60_000,
    memory: 256,
  });
  afterAll(() => thread.close());

  async function checked(
    task: string,
    signal = new AbortController().signal,
  ): Promise<[ThreadEnd, string[]]> {
    const statuses: string[] = [];
    const end = await thread.run(task, signal, ({ status }) => void statuses.push(status));
    return [end, statuses];
  }

  it('runs its tasks one by one', async () => {
    expect(await checked(record)).toEqual(['done', ['EXACT']]);
    expect(await checked('no record')).toEqual(['done', ['UNVERIFIED']]);
    expect(await checked(record)).toEqual(['done', ['EXACT']]);
  });

  it('continues after a stopped task', async () => {
    const leaving = new AbortController();
    const ended = checked(record, leaving.signal);
    leaving.abort();
    expect(await ended).toEqual(['left', []]);
    expect(await checked(record, leaving.signal)).toEqual(['left', []]);
    expect(await checked(record)).toEqual(['done', ['EXACT']]);
  });

  it('that cannot begin ends its task immediately', async () => {
    const missing = new BoundedThread<string, Check>(new URL('./no-such-worker.js', import.meta.url), {
      time: 60_000,
      memory: 256,
    });
    const narrow = new BoundedThread<string, Check>(program, { time: 60_000, memory: 4 });
    for (const unable of [missing, narrow]) {
      expect(await unable.run(record, new AbortController().signal, () => undefined)).toBe('ended');
      await unable.close();
    }
  });
});
