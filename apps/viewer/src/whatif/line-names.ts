import type { Say } from '../words/language.js';
import { branchOf, type Branch, type Tree } from './tree.js';

/** Returns the name of a branch. If it has no name, returns a description that contains its position. */
export const branchName = ({ name, at }: Pick<Branch, 'name' | 'at'>, say: Say): string =>
  name ?? say('whatif.unnamed', { position: at });

export function lineName(tree: Tree, id: string, say: Say): string {
  const branch = branchOf(tree, id);
  return branch ? branchName(branch, say) : (tree.name ?? say('whatif.main-line'));
}
