import type { Seat } from '#record';
import type { ArenaBegins } from '../state/actions.js';
import type { SeatState, State } from '../state/state.js';
import { teamOf, teamsLeft } from '../state/seating.js';
import { distanceIn } from '../state/zones.js';

export type Expeditions = SeatState['expeditions'];

/**
 * The fact that expeditions of players have met or crossed. The player whose expeditions are farthest wins, unless
 * several teams are tied.
 */
export interface Arrival {
  readonly farthest: readonly Seat[];
  /** The whole winning team (M5.2). Null if several teams are tied. */
  readonly winners: readonly Seat[] | null;
  readonly crossed: boolean;
}

/**
 * Returns the arrival (1.3.3.b, M5.2, M5.3, M6.1) for the real or given regions of expeditions. Null if no expeditions
 * have met or crossed, or tiebreakers have begun.
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
 * 4.3.c: returns the action that begins the tiebreakers after a tie. Other players do not take part (M6.2), except as
 * members of a tied team (M5.3).
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
