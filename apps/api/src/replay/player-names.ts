import type { ResultView, Seat } from '#record';
import type { GameResult } from '../graphql/shared.types.js';

/** Where the players of a game are named. */
interface Seated {
  readonly started: { readonly seats: readonly { readonly name: string }[] };
}

/** The name of the player of a seat; null for no seat. */
export function playerOf(game: Seated, seat: Seat): string;
export function playerOf(game: Seated, seat: Seat | null): string | null;
export function playerOf({ started }: Seated, seat: Seat | null): string | null {
  return seat === null ? null : (started.seats[seat]?.name ?? '');
}

type NameOf<At> = null extends At ? string | null : string;

/** Something of a seat, with the name of the player beside it. */
export function named<One extends { readonly seat: Seat | null }>(
  game: Seated,
  entry: One,
): One & { readonly name: NameOf<One['seat']> } {
  return { ...entry, name: playerOf(game, entry.seat) as NameOf<One['seat']> };
}

/** A result with the names of the winners. */
export const resultOf = (game: Seated, result: ResultView): GameResult => ({
  ...result,
  winnerNames: result.winners.map((seat) => playerOf(game, seat)),
});
