import type { GameLine } from '../cursor/game-line.js';

/** Whether a decision that an event asked for is not made yet, as far as the line goes: nothing but a branching came after it. */
export function isPendingIn({ entries, last }: GameLine, question: number): boolean {
  const after = entries.filter(({ revision }) => revision > question);
  const isLoaded = (entries.at(-1)?.revision ?? -1) >= last;
  return isLoaded && after.every(({ kind }) => kind === 'GameBranched');
}
