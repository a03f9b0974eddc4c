import type { GamesQuery } from '../generated/graphql.js';

type Page = GamesQuery['games'];

/** The most games of a page that stays up to date: the limit of the API for one subscription. */
export const MOST_FOLLOWED = 100;

/** The games as they were loaded, with those at the top as they are now: games that came, went and continued. */
export function withNews(loaded: Page, top: Page, followed: number): Page {
  if (loaded.edges.length <= followed) return { ...loaded, ...top };
  const ids = new Set(top.edges.map(({ node }) => node.id));
  const below = loaded.edges.slice(followed).filter(({ node }) => !ids.has(node.id));
  return { ...loaded, totalCount: top.totalCount, edges: [...top.edges, ...below] };
}
