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

  /** How often something is asked while a query is answered. */
  async function counted<Owner extends object>(owner: Owner, method: keyof Owner & string, query: string) {
    const target = owner as Record<string, (...args: unknown[]) => unknown>;
    const asked: unknown[] = [];
    const real = target[method]!.bind(owner);
    target[method] = (...args) => {
      asked.push(args[0]);
      return real(...args);
    };
    const { errors } = await api.ask(query);
    target[method] = real;
    expect(errors).toEqual([]);
    return asked;
  }

  it('reads what is said about a game for all fields together: once to list it, once to know who may look, once to tell', async () => {
    const query = `{ games(first: 10) { edges { node { id tags writable again: tags annotations(first: 1) { totalCount } } } } }`;
    // The first time the games are read and kept ready.
    await api.ask(query);
    const reads = await counted(api.store, 'read', query);
    const each = (stream: string) => reads.filter((read) => read === stream).length;
    expect(['notes-a', 'notes-b', 'notes-c', 'notes-d'].map(each)).toEqual([3, 3, 3, 3]);
    expect(reads).toHaveLength(12);
  });

  it('asks for the players and results of its games only who may know of them', async () => {
    const query = `{ games(first: 10) { edges { node { id players { name hero } result { winners } notes } } } }`;
    expect((await counted(api.store, 'read', query)).toSorted()).toEqual([
      'notes-a',
      'notes-b',
      'notes-c',
      'notes-d',
    ]);
  });

  it('looks up the versions of all its cards together', async () => {
    const query = `{ cards(first: 50) { edges { node { reference versions { version } } } } }`;
    const looks = (await counted(api.cards, 'versionsOf', query)) as string[][];
    expect(looks.map((references) => references.length)).toEqual([50]);
  });
});
