import type { GameId, OpenedSeat } from '#record';

/**
 * Returns warnings for the players of a branch if some of them know hidden information about the game before the
 * branch.
 */
export function branchWarnings(
  parent: GameId,
  revision: number,
  seats: readonly Pick<OpenedSeat, 'handedOut'>[],
): readonly string[] {
  if (!seats.some(({ handedOut }) => handedOut)) return [];
  return [
    `Anyone who can view all of the game "${parent}" knows the hands and the order of the ` +
      `decks as they were at position ${revision}.`,
  ];
}
