import type { Seat } from '#record';
import { rulesOfMode } from './modes.js';
import type { ExpeditionName } from './objects.js';
import type { State } from './state.js';
import { seatsFrom } from './zones.js';

/** One expedition of one player. */
export interface OneExpedition {
  readonly seat: Seat;
  readonly expedition: ExpeditionName;
}

type Table = Pick<State, 'started' | 'seats' | 'left'>;

/** M5.1: whether two players win together. True for a player and themselves. */
export function areTogether(
  { started, seats }: Pick<State, 'started' | 'seats'>,
  left: Seat,
  right: Seat,
): boolean {
  if (left === right) return true;
  return seats.length > 2 && rulesOfMode(started).teams === 'opposite' && (left - right) % 2 === 0;
}

/** M4.6: the remaining players of other teams, in turn order. */
export const opponentsOf = (state: Table, seat: Seat): readonly Seat[] => {
  const others = seatsFrom(state, seat).filter((other) => other !== seat);
  return state.seats.length === 2 ? others : others.filter((other) => !areTogether(state, seat, other));
};

/** The players who win together with a seat, including those who left. */
export const teamOf = (state: Pick<State, 'started' | 'seats'>, seat: Seat): readonly Seat[] =>
  [...state.seats.keys()].filter((other) => areTogether(state, seat, other));

/** The teams with a remaining player, ordered by their first remaining seat. */
export function teamsLeft(state: Table): readonly (readonly Seat[])[] {
  const present = [...state.seats.keys()].filter((seat) => !state.left.includes(seat));
  return present
    .filter((seat) => !present.some((other) => other < seat && areTogether(state, seat, other)))
    .map((seat) => teamOf(state, seat));
}

/** M4.4: the expeditions of a player on the side of the neighbours before and after them in turn order. */
const sidesOf = (seat: Seat): readonly [ExpeditionName, ExpeditionName] =>
  seat % 2 === 0 ? ['hero', 'companion'] : ['companion', 'hero'];

/**
 * The facing expedition. Null if it is a team-mate's or no player remains. With two players, the opponent's
 * of the same name; with more, that of the neighbour on its side (M4.4, M4.12).
 */
export function facingOne(state: Table, { seat, expedition }: OneExpedition): OneExpedition | null {
  const order = seatsFrom(state, seat);
  if (state.seats.length === 2) return { seat: order[1] ?? seat, expedition };
  const isAfter = sidesOf(seat)[1] === expedition;
  const neighbour = isAfter ? order[1] : order.at(-1);
  if (neighbour === undefined || areTogether(state, seat, neighbour)) return null;
  return { seat: neighbour, expedition: sidesOf(neighbour)[isAfter ? 0 : 1] };
}
