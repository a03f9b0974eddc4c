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
    `People who can view all of the game "${parent}" know the hands and the order of the decks at ` +
      `position ${revision}.`,
  ];
}
