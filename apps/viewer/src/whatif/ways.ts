import { formatAddress, newAddress, type ReplayAddress } from '../cursor/address.js';
import type { Position } from '../cursor/position.js';
import { samePlace } from './counterpart.js';
import { partingOf, type Tree } from './tree.js';

/**
 * Returns the address of another game in the tree, in the same view. The position is the same or, if that is earlier,
 * the last position that both games share. If the two games are being compared, swaps them.
 */
export function wayTo(tree: Tree, here: ReplayAddress, at: Position, id: string): string {
  const branch = here.branch === id ? here.id : null;
  return wayToPlace(here, id, samePlace(partingOf(tree, here.id, id), at), branch);
}

/**
 * Returns the address of a position in another game, from the same perspective. A null position selects the game's
 * default position.
 */
export const wayToPlace = (
  { as, bottom, panel }: ReplayAddress,
  id: string,
  at: Position | null,
  branch: string | null = null,
): string => formatAddress({ ...newAddress(id), as, bottom, panel, at, branch });
