import type { Seat } from '#record';
import type { Move, Place } from './actions.js';
import type { ExpeditionName, Item, Stay, Zone } from './objects.js';
import type { SeatState, State } from './state.js';

/** Whether a zone is hidden (3.1.3.d). The Mana zone is not, although its cards are face down (3.2.9.a). */
export const isHidden = (zone: Zone): boolean => zone === 'deck' || zone === 'hand';

/** Whether players share a zone (3.1.2.a). */
export const isShared = (zone: Zone): boolean => zone === 'expedition' || zone === 'limbo';

/** Whether objects in a zone are in play (3.1.4.a). */
export const isInPlay = (zone: Zone): boolean =>
  zone === 'hero' || zone === 'expedition' || zone === 'landmark';

/** Returns the items in a zone, in the zone's order. For a shared zone, includes the items of all players. */
export function itemsIn(state: State, zone: Zone, seat: Seat): number[] {
  switch (zone) {
    case 'expedition':
      return state.expedition;
    case 'limbo':
      return state.limbo;
    case 'deck':
      return seatOf(state, seat).deck;
    case 'discard':
      return seatOf(state, seat).discard;
    case 'hand':
      return seatOf(state, seat).hand;
    case 'hero':
      return seatOf(state, seat).hero;
    case 'landmark':
      return seatOf(state, seat).landmark;
    case 'mana':
      return seatOf(state, seat).mana;
    case 'reserve':
      return seatOf(state, seat).reserve;
  }
}

/** Throws if the seat does not exist. */
export function seatOf(state: State, seat: Seat): State['seats'][number] {
  const found = state.seats[seat];
  if (found === undefined) throw new RangeError(`There is no seat ${seat}.`);
  return found;
}

/** Returns the index of an expedition's region. Throws if the expedition is not placed yet (4.1.d). */
export function regionOf(state: State, seat: Seat, expedition: ExpeditionName): number {
  const region = seatOf(state, seat).expeditions[expedition];
  if (region === null) throw new RangeError(`The ${expedition} expedition of seat ${seat} is not placed.`);
  return region;
}

/** Returns how many regions an expedition has advanced along its player's path. */
export function distanceOf(way: readonly number[], expedition: ExpeditionName, region: number): number {
  // In a row, a region's index is also its position on the path.
  const place = way[region] === region ? region : way.indexOf(region);
  return expedition === 'hero' ? place : way.length - 1 - place;
}

/** 1.3.3.b: returns the total distance that a player's expeditions have advanced. 0 before they are placed. */
export function distanceIn({ way, expeditions }: Pick<SeatState, 'way' | 'expeditions'>): number {
  const { hero, companion } = expeditions;
  return (
    (hero === null ? 0 : distanceOf(way, 'hero', hero)) +
    (companion === null ? 0 : distanceOf(way, 'companion', companion))
  );
}

/** Throws if the item does not exist. */
export function itemOf(state: State, item: number): Item {
  const found = state.items[item];
  if (found === undefined) throw new RangeError(`There is no item ${item}.`);
  return found;
}

/** Throws if the item is in no zone. */
export function stayOf(state: State, item: number): Stay {
  const stay = state.stays[item];
  if (stay === undefined || stay === null) throw new RangeError(`Item ${item} is in no zone.`);
  return stay;
}

/** The places for up to four seats are shared objects, because moved items' places make up most of a record. */
const SEATS = 4;
const placesOf = (zone: Zone | 'outside'): readonly Place[] =>
  Array.from({ length: SEATS }, (_, seat) => ({ zone, seat }));
const places = {
  deck: placesOf('deck'),
  discard: placesOf('discard'),
  expedition: placesOf('expedition'),
  hand: placesOf('hand'),
  hero: placesOf('hero'),
  landmark: placesOf('landmark'),
  limbo: placesOf('limbo'),
  mana: placesOf('mana'),
  outside: placesOf('outside'),
  reserve: placesOf('reserve'),
} as const satisfies Readonly<Record<Zone | 'outside', readonly Place[]>>;
const expeditionsOf = (expedition: ExpeditionName): readonly Place[] =>
  Array.from({ length: SEATS }, (_, seat) => ({ zone: 'expedition', seat, expedition }));
const expeditionPlaces = { hero: expeditionsOf('hero'), companion: expeditionsOf('companion') } as const;

export const place = (zone: Zone | 'outside', seat: Seat): Place => places[zone][seat] ?? { zone, seat };

export const expeditionPlace = (seat: Seat, expedition: ExpeditionName): Place =>
  expeditionPlaces[expedition][seat] ?? { zone: 'expedition', seat, expedition };

export const placeOf = (stay: Stay): Place =>
  stay.expedition === null ? place(stay.zone, stay.seat) : expeditionPlace(stay.seat, stay.expedition);

/** Returns the characters and other objects in an expedition (3.2.4.b). */
export function inExpedition(state: State, seat: Seat, expedition: ExpeditionName): number[] {
  return state.expedition.filter((item) => {
    const stay = state.stays[item];
    return stay?.seat === seat && stay.expedition === expedition;
  });
}

const circle = (count: number, first: Seat): readonly Seat[] =>
  Array.from({ length: count }, (_, offset) => (first + offset) % count);

/** The turn order for each number of seats and each first seat. */
const circles = Array.from({ length: 5 }, (_, count) =>
  Array.from({ length: count }, (__, first) => circle(count, first)),
);

/** Returns the seats in turn order (M4.5), beginning with a given seat. Excludes players who have left (M4.11). */
export function seatsFrom({ seats, left }: Pick<State, 'seats' | 'left'>, first: Seat): readonly Seat[] {
  const { length } = seats;
  const all = circles[length]?.[first] ?? circle(length, first);
  return left.length === 0 ? all : all.filter((seat) => !left.includes(seat));
}

/**
 * 1.4.5.a: returns the seats in initiative order. The first seat belongs to the player whose turn it is or, if no turn
 * is in progress, to the first player.
 */
export const initiativeOrder = (state: State): readonly Seat[] =>
  seatsFrom(state, state.turnSeat ?? state.firstPlayer);

/** 3.2.9.f: returns the mana orbs that a player can use to pay. */
export function readyOrbs(state: State, seat: Seat): number[] {
  return seatOf(state, seat).mana.filter((item) => isReady(state, item));
}

export function countReadyOrbs(state: State, seat: Seat): number {
  let count = 0;
  for (const item of seatOf(state, seat).mana) if (isReady(state, item)) count++;
  return count;
}

function isReady(state: State, item: number): boolean {
  const { statuses } = stayOf(state, item);
  return statuses.length === 0 || !statuses.includes('exhausted');
}

/**
 * 3.2.4.d: whether a move stays within one zone, for example between expeditions. Each player's Landmark zone is a
 * separate zone (3.1.2.b).
 */
export const staysInZone = ({ from, to }: Pick<Move, 'from' | 'to'>): boolean =>
  from.zone === to.zone && (from.zone !== 'landmark' || from.seat === to.seat);
