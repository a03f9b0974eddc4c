import type { ResultView, Seat } from '#record';
import type { GameResult } from '../graphql/shared.types.js';

/** A game with the names of its players. */
interface Seated {
  readonly started: { readonly seats: readonly { readonly name: string }[] };
}

/** Returns the name of the player in a seat. Null if the seat is null. */
export function playerOf(game: Seated, seat: Seat): string;
export function playerOf(game: Seated, seat: Seat | null): string | null;
export function playerOf({ started }: Seated, seat: Seat | null): string | null {
  return seat === null ? null : (started.seats[seat]?.name ?? '');
}

type NameOf<At> = null extends At ? string | null : string;

/** Adds the player's name to an object with a seat. */
export function named<One extends { readonly seat: Seat | null }>(
  game: Seated,
  entry: One,
): One & { readonly name: NameOf<One['seat']> } {
  return { ...entry, name: playerOf(game, entry.seat) as NameOf<One['seat']> };
}

/** Returns a result with the names of the winners. */
export const resultOf = (game: Seated, result: ResultView): GameResult => ({
  ...result,
  winnerNames: result.winners.map((seat) => playerOf(game, seat)),
});
