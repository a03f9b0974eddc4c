import { describe, expect, it } from '@jest/globals';
import type { GamesQuery } from '../generated/graphql.js';
import { withNews } from './live-page.js';

type Page = GamesQuery['games'];

const page = (ids: string, totalCount = ids.length, hasNextPage = false): Page => ({
  totalCount,
  pageInfo: { hasNextPage, endCursor: ids.at(-1) ?? null },
  edges: [...ids].map((id) => ({
    cursor: id,
    node: { id } as Page['edges'][number]['node'],
  })),
});
const ids = ({ edges }: Page): string => edges.map(({ node }) => node.id).join('');

describe('a live list of games', () => {
  it('is the received page if all of it is followed', () => {
    const now = withNews(page('abc'), page('nab', 4, true), 3);
    expect([ids(now), now.totalCount, now.pageInfo]).toEqual(['nab', 4, page('nab', 4, true).pageInfo]);
    expect(ids(withNews(page('abc'), page('c'), 20))).toBe('c');
  });

  it('retains the games loaded below, each once, and loads more after them', () => {
    const loaded = page('abcdef', 9, true);
    const now = withNews(loaded, page('nab', 10, true), 3);
    expect([ids(now), now.totalCount, now.pageInfo]).toEqual(['nabdef', 10, loaded.pageInfo]);
    // If one of the games with live updates is deleted, the first game without live updates moves up.
    expect(ids(withNews(loaded, page('acd', 8, true), 3))).toBe('acdef');
  });
});
