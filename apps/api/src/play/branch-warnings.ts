import type { GameId, OpenedSeat } from '#record';

/**
 * Returns warnings for the players of a branch. They state that people who can view the whole parent game know hidden
 * information at the position where the branch begins.
 */
export function branchWarnings(
  parent: GameId,
  revision: number,
  seats: readonly Pick<OpenedSeat, 'handedOut'>[],
): readonly string[] {
  if (!seats.some(({ handedOut }) => handedOut)) return [];
  return [
    `People who can view all of the game "${parent}" know the hands and the order of the decks at ` +
      `position ${revision}.`,
  ];
}
