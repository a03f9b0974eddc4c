import type { Ability, Effect } from '../abilities/index.js';

type Modes = Extract<Effect, { kind: 'modes' }>;

/** Returns all choices between effects that the abilities contain, at any depth. */
export const modesIn = (abilities: readonly Ability[]): readonly Modes[] => modesBelow(abilities);

function modesBelow(tree: unknown): readonly Modes[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const inner = Object.values(tree).flatMap(modesBelow);
  return 'kind' in tree && tree.kind === 'modes' ? [tree as Modes, ...inner] : inner;
}
