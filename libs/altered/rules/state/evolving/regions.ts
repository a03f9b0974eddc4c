import { invariant } from '#record';
import type { ArenaBegins, CreateRegion, PlaceMarker, TurnUp } from '../actions.js';
import type { State } from '../state.js';
import { mint } from './stays.js';

/** Appends a region to the Adventure, and to the path of each player who will cross that region. */
export function createRegion(state: State, { item, object, region }: CreateRegion): void {
  mint(state, item, { kind: 'region', owner: null });
  const index = state.adventure.push({ item, object, ...region }) - 1;
  const { ways } = region;
  for (const [seat, own] of state.seats.entries())
    if (ways === undefined || ways.includes(seat)) own.way = [...own.way, index];
  state.timestamp = Math.max(state.timestamp, object);
}

/** Places a terrain marker, or moves it to another region. */
export function placeMarker(state: State, { terrain, object, left, from, to }: PlaceMarker): void {
  state.adventure = state.adventure.map((region, index) => {
    if (index !== from && index !== to) return region;
    const others = (region.markers ?? []).filter((marker) => marker.object !== left);
    return { ...region, markers: index === to ? [...others, { object, terrain }] : others };
  });
  state.timestamp = Math.max(state.timestamp, object);
}

export function turnUp(state: State, action: TurnUp): void {
  for (const { index, terrains } of action.regions) {
    const region = state.adventure[index];
    invariant(region !== undefined, `there is no region ${index}`);
    state.adventure[index] = { ...region, terrains, faceDown: false };
  }
}

/** Replaces all regions with the Arena. */
export function beginArena(state: State, action: ArenaBegins): void {
  mint(state, action.item, { kind: 'region', owner: null });
  state.adventure = [
    {
      item: action.item,
      object: action.object,
      name: 'arena',
      tumult: null,
      terrains: ['forest', 'mountain', 'water'],
      faceDown: false,
    },
  ];
  state.timestamp = Math.max(state.timestamp, action.object);
  for (const seat of state.seats) {
    seat.expeditions = { hero: 0, companion: 0 };
    seat.way = [0];
  }
}
