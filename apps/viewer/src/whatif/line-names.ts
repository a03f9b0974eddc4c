import type { Say } from '../words/language.js';
import { branchOf, type Branch, type Tree } from './tree.js';

/** Returns the name of a branch, or a description with its position if it has none. */
export const branchName = ({ name, at }: Pick<Branch, 'name' | 'at'>, say: Say): string =>
  name ?? say('whatif.unnamed', { position: at });

/** Returns the name of a game in a tree. */
export function lineName(tree: Tree, id: string, say: Say): string {
  const branch = branchOf(tree, id);
  return branch ? branchName(branch, say) : (tree.name ?? say('whatif.main-line'));
}
