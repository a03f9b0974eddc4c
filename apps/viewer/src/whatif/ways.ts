import { formatAddress, newAddress, type ReplayAddress } from '../cursor/address.js';
import type { Position } from '../cursor/position.js';
import { samePlace } from './counterpart.js';
import { partingOf, type Tree } from './tree.js';

/**
 * Returns the address of another game of the tree in the same view: at the same position, or where the games
 * differ first. If it is the compared game, its page compares it with this game.
 */
export function wayTo(tree: Tree, here: ReplayAddress, at: Position, id: string): string {
  const branch = here.branch === id ? here.id : null;
  return wayToPlace(here, id, samePlace(partingOf(tree, here.id, id), at), branch);
}

/**
 * The address of a moment of another game, from the same perspective. A null position uses the game's
 * default.
 */
export const wayToPlace = (
  { as, bottom, panel }: ReplayAddress,
  id: string,
  at: Position | null,
  branch: string | null = null,
): string => formatAddress({ ...newAddress(id), as, bottom, panel, at, branch });
