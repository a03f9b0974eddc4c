import type { Say } from '../words/language.js';
import { branchOf, type Branch, type Tree } from './tree.js';

/** What a branch is called; one without a name by where it leaves. */
export const branchName = ({ name, at }: Pick<Branch, 'name' | 'at'>, say: Say): string =>
  name ?? say('whatif.unnamed', { position: at });

/** What a game of a tree is called. */
export function lineName(tree: Tree, id: string, say: Say): string {
  const branch = branchOf(tree, id);
  return branch ? branchName(branch, say) : (tree.name ?? say('whatif.main-line'));
}
