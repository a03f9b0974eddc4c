import type { Seat } from '#record';
import type { ArenaBegins } from '../state/actions.js';
import type { SeatState, State } from '../state/state.js';
import { teamOf, teamsLeft } from '../state/seating.js';
import { distanceIn } from '../state/zones.js';

export type Expeditions = SeatState['expeditions'];

/** The result when a player's expeditions have met or crossed. */
export interface Arrival {
  readonly farthest: readonly Seat[];
  /** All players in the winning team (M5.2). Null if several teams are tied. */
  readonly winners: readonly Seat[] | null;
  readonly crossed: boolean;
}

/**
 * Returns whether a player's expeditions have met or crossed, and which players have the farthest expeditions (1.3.3.b,
 * M5.2, M5.3, M6.1). `at` replaces the expeditions' real positions. Null if no expeditions have met or crossed, or if
 * tiebreakers have begun.
 */
export function arrivalOf(state: State, at?: readonly Expeditions[]): Arrival | null {
  const { seats, adventure, left } = state;
  if (adventure.length === 1) return null;
  let most = -1;
  let farthest: Seat[] = [];
  for (const [seat, { way, expeditions }] of seats.entries()) {
    if (left.includes(seat)) continue;
    const beyond = distanceIn({ way, expeditions: at?.[seat] ?? expeditions }) - (way.length - 1);
    if (beyond < 0 || beyond < most) continue;
    if (beyond > most) farthest = [];
    most = beyond;
    farthest.push(seat);
  }
  const [first] = farthest;
  if (first === undefined) return null;
  const team = teamOf(state, first);
  return {
    farthest,
    winners: farthest.every((seat) => team.includes(seat)) ? team : null,
    crossed: most > 0,
  };
}

/**
 * 4.3.c: returns the action that begins the tiebreakers. Only tied players (M6.2) and their team-mates (M5.3) take
 * part.
 */
export function arenaAfter(state: State, { farthest }: Arrival): Pick<ArenaBegins, 'kind' | 'players'> {
  const players = teamsLeft(state)
    .filter((team) => team.some((seat) => farthest.includes(seat)))
    .flat()
    .filter((seat) => !state.left.includes(seat))
    .sort((a, b) => a - b);
  const all = state.seats.length - state.left.length;
  return { kind: 'arena', ...(players.length < all && { players }) };
}
