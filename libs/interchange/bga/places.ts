import type { Place } from '#altered/rules';
import { ownEntry } from './own-entry.js';
import type { LoggedCard } from './shapes.js';

/**
 * The place of a card in the log: a place as in Retrace, `gone` if the card has left the game, or `shown` if the card
 * is only being shown.
 */
export type LoggedPlace = Place | 'gone' | 'shown';

const zones: Readonly<Record<string, Place['zone']>> = {
  hand: 'hand',
  mana: 'mana',
  reserve: 'reserve',
  landmark: 'landmark',
  limbo: 'limbo',
  discard: 'discard',
};

/** Converts a location in the log to a place. Null for an unknown location. */
export function placeNamed(location: string, seat: number): LoggedPlace | null {
  if (location === 'stormLeft') return { zone: 'expedition', seat, expedition: 'hero' };
  if (location === 'stormRight') return { zone: 'expedition', seat, expedition: 'companion' };
  if (location === 'topOfDeck' || location.startsWith('deck-')) return { zone: 'deck', seat };
  if (location.startsWith('board-hero')) return { zone: 'hero', seat };
  if (location.startsWith('reveal-')) return 'shown';
  if (location === 'destroy' || location === 'box') return 'gone';
  const zone = ownEntry(zones, location);
  return zone === undefined ? null : { zone, seat };
}

export const isToken = ({ properties }: LoggedCard): boolean => properties['token'] === true;

/**
 * Returns the place of a card. Tokens only exist in Expeditions, Landmark zones and hero zones, and are `gone` anywhere
 * else.
 */
export function placeOf(card: LoggedCard, seat: number): LoggedPlace | null {
  const place = placeNamed(card.location, seat);
  if (place === null || typeof place === 'string' || !isToken(card)) return place;
  return place.zone === 'expedition' || place.zone === 'landmark' || place.zone === 'hero' ? place : 'gone';
}

export const isSamePlace = (left: Place, right: Place): boolean =>
  left.zone === right.zone &&
  left.seat === right.seat &&
  (left.expedition ?? null) === (right.expedition ?? null);
