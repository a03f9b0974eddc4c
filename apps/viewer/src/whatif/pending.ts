import type { GameLine } from '../cursor/game-line.js';

/**
 * Whether a decision that an event requested is still pending, according to the loaded line. It is pending if only
 * `GameBranched` follows the event.
 */
export function isPendingIn({ entries, last }: GameLine, question: number): boolean {
  const after = entries.filter(({ revision }) => revision > question);
  const isLoaded = (entries.at(-1)?.revision ?? -1) >= last;
  return isLoaded && after.every(({ kind }) => kind === 'GameBranched');
}
