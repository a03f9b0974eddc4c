import { beforeEach, describe, expect, it } from '@jest/globals';
import { GroupCommit } from './group-commit.js';
import { WrongExpectedRevisionError } from '../streams/port.js';

describe('group commit', () => {
  let durable: string[];
  let log: string[];
  let written: string[];
  let failing: string | null;
  let commits: GroupCommit;

  beforeEach(() => {
    [durable, log, written, failing] = [[], [], [], null];
    const step = (name: string) => {
      log.push(name);
      if (failing === name) throw new Error(`${name} failed`);
    };
    commits = new GroupCommit({
      begin: () => {
        written = [];
        step('begin');
      },
      commit: () => {
        step('commit');
        durable.push(...written);
      },
      rollback: () => {
        written = [];
        step('rollback');
      },
      committed: () => step('committed'),
      failure: (error) => new Error('unavailable', { cause: error }),
    });
  });

  const write = (text: string) =>
    commits.write(() => {
      written.push(text);
      return text.length;
    });
  const refused = () =>
    commits.write(() => {
      throw new WrongExpectedRevisionError('a-1', 1, 2);
    });
  const broken = (text: string) =>
    commits.write(() => {
      written.push(text);
      throw new Error(`${text} broke`);
    });

  it('writes all requests of one turn in one transaction', async () => {
    expect(await Promise.all([write('a'), write('bb'), Promise.resolve().then(() => write('ccc'))])).toEqual([
      1, 2, 3,
    ]);
    expect(durable).toEqual(['a', 'bb', 'ccc']);
    expect(log).toEqual(['begin', 'commit', 'committed']);
  });

  it('acknowledges requests only when they are durable', async () => {
    const seen: number[] = [];
    await Promise.all([write('a'), write('b')].map((done) => done.then(() => seen.push(durable.length))));
    expect(seen).toEqual([2, 2]);
  });

  it('starts another transaction for later requests', async () => {
    await write('a');
    await write('b');
    expect(log).toEqual(['begin', 'commit', 'committed', 'begin', 'commit', 'committed']);
  });

  it('refuses one request without affecting the others', async () => {
    const outcomes = await Promise.allSettled([write('a'), refused(), write('b')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes[1]).toMatchObject({ reason: { code: 'REVISION_CONFLICT' } });
    expect(durable).toEqual(['a', 'b']);
    expect(log).toEqual(['begin', 'commit', 'committed']);
  });

  it('separates a request that fails from the others, and leaves nothing of it', async () => {
    const outcomes = await Promise.allSettled([write('a'), broken('x'), refused(), write('b')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(outcomes[1]).toMatchObject({
      reason: { message: 'unavailable', cause: { message: 'x broke' } },
    });
    expect(durable).toEqual(['a', 'b']);
  });

  it.each(['begin', 'commit'])('reports to all requests once that the database cannot %s', async (step) => {
    failing = step;
    const outcomes = await Promise.allSettled([write('a'), write('b')]);
    for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { message: 'unavailable' } });
    expect(durable).toEqual([]);
    expect(log.filter((name) => name === 'begin')).toHaveLength(1);
    failing = null;
    await write('c');
    expect(durable).toEqual(['c']);
  });

  it('commits immediately on request', async () => {
    const done = write('a');
    commits.flush();
    expect(durable).toEqual(['a']);
    commits.flush();
    expect(await done).toBe(1);
    expect(log).toEqual(['begin', 'commit', 'committed']);
  });
});
