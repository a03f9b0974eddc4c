import { formatAddress, newAddress } from '../cursor/address.js';
import { parsePosition } from '../cursor/position.js';

/**
 * Returns the path of a position in a player's game. The page shows all cards, with that player at the bottom, and
 * opens the review.
 */
export const positionPath = ({
  game,
  position,
  seat,
}: {
  readonly game: string;
  readonly position: string;
  readonly seat: number;
}): string =>
  formatAddress({
    ...newAddress(game),
    at: parsePosition(position),
    as: 'all',
    bottom: seat,
    panel: 'review',
  });
