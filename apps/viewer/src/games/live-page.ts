import type { GamesQuery } from '../generated/graphql.js';

type Page = GamesQuery['games'];

/** The maximum number of games with live updates. This is the API's limit for one subscription. */
export const MOST_FOLLOWED = 100;

/** Returns the loaded games, with the first `followed` games replaced by their current versions. */
export function withNews(loaded: Page, top: Page, followed: number): Page {
  if (loaded.edges.length <= followed) return { ...loaded, ...top };
  const ids = new Set(top.edges.map(({ node }) => node.id));
  const below = loaded.edges.slice(followed).filter(({ node }) => !ids.has(node.id));
  return { ...loaded, totalCount: top.totalCount, edges: [...top.edges, ...below] };
}
