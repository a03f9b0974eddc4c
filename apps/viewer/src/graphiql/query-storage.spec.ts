import { describe, expect, it } from '@jest/globals';
import { queryStorage } from './query-storage.js';

/** Returns a browser storage that already contains an entry from another page of the server. */
function browserStorage(kept = new Map([['retrace-theme', 'dark']])): Storage {
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
    key: (index) => [...kept.keys()][index] ?? null,
    clear: () => kept.clear(),
    get length() {
      return kept.size;
    },
  };
}

const asked = { query: '{ games { totalCount } }', variables: '{"headers":1}', headers: 'Bearer secret' };

describe('queries that GraphiQL keeps', () => {
  it.each(['tabState', 'queries', 'favorites'])('are kept without their headers: %s', (name) => {
    const storage = browserStorage();
    const kept = queryStorage(storage);
    kept.setItem(`graphiql:${name}`, JSON.stringify({ queries: [asked] }));
    const { query, variables } = asked;
    expect(JSON.parse(kept.getItem(`graphiql:${name}`)!)).toEqual({ queries: [{ query, variables }] });
  });

  it('leave other things as they are written', () => {
    const kept = queryStorage(browserStorage());
    kept.setItem('graphiql:variables', asked.variables);
    expect(kept.getItem('graphiql:variables')).toBe(asked.variables);
    kept.removeItem('graphiql:variables');
    expect(kept.getItem('graphiql:variables')).toBeNull();
  });

  it('are forgotten together, and nothing of the viewer with them', () => {
    const storage = browserStorage();
    const kept = queryStorage(storage);
    kept.setItem('graphiql:theme', 'light');
    kept.setItem('graphiql:query', asked.query);
    expect(kept.length).toBe(2);
    kept.clear();
    expect([kept.length, storage.getItem('retrace-theme')]).toEqual([0, 'dark']);
  });
});
