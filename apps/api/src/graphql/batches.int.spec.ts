import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { highCardGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';

const games = Object.fromEntries(['a', 'b', 'c', 'd'].map((id) => [id, highCardGame(id)]));

describe('a page of games or cards', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await RunningApi.start(games);
  });
  afterAll(() => api.stop());

  /** Executes a query, and returns the first argument of each call to a method during the query. */
  async function counted<Owner extends object>(owner: Owner, method: keyof Owner & string, query: string) {
    const target = owner as Record<string, (...args: unknown[]) => unknown>;
    const calls: unknown[] = [];
    const real = target[method]!.bind(owner);
    target[method] = (...args) => {
      calls.push(args[0]);
      return real(...args);
    };
    const { errors } = await api.ask(query);
    target[method] = real;
    expect(errors).toEqual([]);
    return calls;
  }

  it('reads administrative entries and notes once for all fields: to list games, to check access and to describe them', async () => {
    const query = `{ games(first: 10) { edges { node { id tags writable again: tags annotations(first: 1) { totalCount } } } } }`;
    // The first queries read the games and cache them.
    await api.ask(query);
    await api.ask(query);
    const reads = await counted(api.store, 'read', query);
    const each = (stream: string) => reads.filter((read) => read === stream).length;
    expect(['a', 'b', 'c', 'd'].map((id) => each(`administration-${id}`))).toEqual([2, 2, 2, 2]);
    expect(['a', 'b', 'c', 'd'].map((id) => each(`notes-${id}`))).toEqual([2, 2, 2, 2]);
    expect(reads).toHaveLength(16);
  });

  it('loads the players and results of games only for readers who may know them', async () => {
    const query = `{ games(first: 10) { edges { node { id players { name hero } result { winners } notes } } } }`;
    expect((await counted(api.store, 'read', query)).toSorted()).toEqual([
      'administration-a',
      'administration-b',
      'administration-c',
      'administration-d',
    ]);
  });

  it('loads the versions of all its cards together', async () => {
    const query = `{ cards(first: 50) { edges { node { reference versions { version } } } } }`;
    const looks = (await counted(api.cards, 'versionsOf', query)) as string[][];
    expect(looks.map((references) => references.length)).toEqual([50]);
  });
});
