import type { GameId, OpenedSeat } from '#record';

/**
 * Returns the warning that people who can view the whole parent game know the hidden cards at the position where the
 * branch begins. Empty if no person has a seat in the branch.
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
