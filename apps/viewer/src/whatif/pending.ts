import type { GameLine } from '../cursor/game-line.js';

/**
 * Whether the decision that an event requested is still pending according to the loaded events. True if only
 * `GameBranched` events follow the request.
 */
export function isPendingIn({ entries, last }: GameLine, question: number): boolean {
  const after = entries.filter(({ revision }) => revision > question);
  const isLoaded = (entries.at(-1)?.revision ?? -1) >= last;
  return isLoaded && after.every(({ kind }) => kind === 'GameBranched');
}
