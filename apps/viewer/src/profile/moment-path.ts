import { formatAddress, newAddress } from '../cursor/address.js';
import { parsePosition } from '../cursor/position.js';

/** Returns the path of a moment in a player's game, with open cards, that player's side below, and the review. */
export const momentPath = ({
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
