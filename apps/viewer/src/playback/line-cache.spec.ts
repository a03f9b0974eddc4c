import { describe, expect, it } from '@jest/globals';
import type { ApolloClient } from '@apollo/client';
import { PAGE, readLine } from './line-cache.js';

const EVENTS = 2 * PAGE + 1;

function serving() {
  let pages = 0;
  const client = {
    query: ({ variables: { after } }: { variables: { after: string | null } }) => {
      pages += 1;
      const from = after === null ? 0 : Number(after) + 1;
      const to = Math.min(from + PAGE, EVENTS);
      const edges = Array.from({ length: to - from }, (_, index) => ({
        node: { position: `${from + index}` },
      }));
      const pageInfo = { hasNextPage: to < EVENTS, endCursor: `${to - 1}` };
      return Promise.resolve({ data: { game: { timeline: { edges, pageInfo } } } });
    },
  } as unknown as ApolloClient;
  return { client, pages: () => pages };
}

const of = { id: 'g', as: 'all', locale: 'en' } as const;

/** Returns the number of events in each report, and whether the events were complete. */
async function reportsOf(client: ApolloClient, isOver: boolean, most = Infinity, id = 'g') {
  const seen: (readonly [number, boolean])[] = [];
  await readLine(client, { ...of, id }, isOver, (entries, isWhole) => {
    expect(entries.map(({ position }) => Number(position))).toEqual([...entries.keys()]);
    seen.push([entries.length, isWhole]);
    return seen.length < most;
  });
  return seen;
}

describe('the events of a game', () => {
  it('are reported as they arrive, page by page', async () => {
    expect(await reportsOf(serving().client, false)).toEqual([
      [PAGE, false],
      [2 * PAGE, false],
      [EVENTS, true],
    ]);
  });

  it('are loaded once for a finished game, and again for an unfinished one', async () => {
    const { client, pages } = serving();
    await reportsOf(client, true);
    expect(await reportsOf(client, true)).toEqual([[EVENTS, true]]);
    expect(pages()).toBe(3);
    await reportsOf(client, false);
    expect(pages()).toBe(6);
  });

  it('are loaded only as far as needed, and are then not cached', async () => {
    const { client, pages } = serving();
    expect(await reportsOf(client, true, 1)).toEqual([[PAGE, false]]);
    expect(pages()).toBe(1);
    expect(await reportsOf(client, true)).toHaveLength(3);
  });

  it('are removed from the cache after others were loaded', async () => {
    const { client, pages } = serving();
    for (const id of ['g', 'h', 'i', 'j']) await reportsOf(client, true, Infinity, id);
    const before = pages();
    await reportsOf(client, true, Infinity, 'j');
    expect(pages()).toBe(before);
    await reportsOf(client, true, Infinity, 'g');
    expect(pages()).toBe(before + 3);
  });
});
