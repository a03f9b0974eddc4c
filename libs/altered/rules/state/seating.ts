import type { Seat } from '#record';
import { rulesOfMode } from './modes.js';
import type { ExpeditionName } from './objects.js';
import type { State } from './state.js';
import { seatsFrom } from './zones.js';

export interface OneExpedition {
  readonly seat: Seat;
  readonly expedition: ExpeditionName;
}

type Table = Pick<State, 'started' | 'seats' | 'left'>;

/** M5.1: whether two players are in the same team. Every player is in the same team as themselves. */
export function areTogether(
  { started, seats }: Pick<State, 'started' | 'seats'>,
  left: Seat,
  right: Seat,
): boolean {
  if (left === right) return true;
  return seats.length > 2 && rulesOfMode(started).teams === 'opposite' && (left - right) % 2 === 0;
}

/** M4.6: returns the players of other teams who have not left, in turn order. */
export const opponentsOf = (state: Table, seat: Seat): readonly Seat[] => {
  const others = seatsFrom(state, seat).filter((other) => other !== seat);
  return state.seats.length === 2 ? others : others.filter((other) => !areTogether(state, seat, other));
};

/** Returns the players in a player's team, including those who have left. */
export const teamOf = (state: Pick<State, 'started' | 'seats'>, seat: Seat): readonly Seat[] =>
  [...state.seats.keys()].filter((other) => areTogether(state, seat, other));

/** Returns the teams in which at least one player remains, ordered by their first remaining seat. */
export function teamsLeft(state: Table): readonly (readonly Seat[])[] {
  const present = [...state.seats.keys()].filter((seat) => !state.left.includes(seat));
  return present
    .filter((seat) => !present.some((other) => other < seat && areTogether(state, seat, other)))
    .map((seat) => teamOf(state, seat));
}

/**
 * M4.4: returns the player's expeditions: first the one next to the previous player in turn order, then the one next to
 * the following player.
 */
const sidesOf = (seat: Seat): readonly [ExpeditionName, ExpeditionName] =>
  seat % 2 === 0 ? ['hero', 'companion'] : ['companion', 'hero'];

/**
 * Returns the facing expedition. In a game for two players, this is the opponent's expedition of the same name. In
 * larger games, it is the neighbour's expedition on that side (M4.4, M4.12). Null if the neighbour is a team-mate or no
 * other player remains.
 */
export function facingExpedition(state: Table, { seat, expedition }: OneExpedition): OneExpedition | null {
  const order = seatsFrom(state, seat);
  if (state.seats.length === 2) return { seat: order[1] ?? seat, expedition };
  const isAfter = sidesOf(seat)[1] === expedition;
  const neighbour = isAfter ? order[1] : order.at(-1);
  if (neighbour === undefined || areTogether(state, seat, neighbour)) return null;
  return { seat: neighbour, expedition: sidesOf(neighbour)[isAfter ? 0 : 1] };
}
