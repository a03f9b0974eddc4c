import { describe, expect, it } from '@jest/globals';
import { queryStorage } from './query-storage.js';

/** Returns a browser storage that already contains an entry from another page of the server. */
function browserStorage(entries = new Map([['retrace-theme', 'dark']])): Storage {
  return {
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, text) => void entries.set(name, text),
    removeItem: (name) => void entries.delete(name),
    key: (index) => [...entries.keys()][index] ?? null,
    clear: () => entries.clear(),
    get length() {
      return entries.size;
    },
  };
}

const request = { query: '{ games { totalCount } }', variables: '{"headers":1}', headers: 'Bearer secret' };

describe('queries that GraphiQL stores', () => {
  it.each(['tabState', 'queries', 'favorites'])('are stored without their headers: %s', (name) => {
    const storage = browserStorage();
    const wrapper = queryStorage(storage);
    wrapper.setItem(`graphiql:${name}`, JSON.stringify({ queries: [request] }));
    const { query, variables } = request;
    expect(JSON.parse(wrapper.getItem(`graphiql:${name}`)!)).toEqual({ queries: [{ query, variables }] });
  });

  it('leave other entries unchanged', () => {
    const wrapper = queryStorage(browserStorage());
    wrapper.setItem('graphiql:variables', request.variables);
    expect(wrapper.getItem('graphiql:variables')).toBe(request.variables);
    wrapper.removeItem('graphiql:variables');
    expect(wrapper.getItem('graphiql:variables')).toBeNull();
  });

  it('are removed together, and entries of the viewer stay', () => {
    const storage = browserStorage();
    const wrapper = queryStorage(storage);
    wrapper.setItem('graphiql:theme', 'light');
    wrapper.setItem('graphiql:query', request.query);
    expect(wrapper.length).toBe(2);
    wrapper.clear();
    expect([wrapper.length, storage.getItem('retrace-theme')]).toEqual([0, 'dark']);
  });
});
