import type { GameId, OpenedSeat } from '#record';

/** What those who play a branch on should know: what was hidden at its beginning is no secret to everybody. */
export function branchWarnings(
  parent: GameId,
  revision: number,
  seats: readonly Pick<OpenedSeat, 'handedOut'>[],
): readonly string[] {
  if (!seats.some(({ handedOut }) => handedOut)) return [];
  return [
    `Everybody who can view all of the game "${parent}" knows the hands and the order of the ` +
      `decks as they were at position ${revision}.`,
  ];
}
