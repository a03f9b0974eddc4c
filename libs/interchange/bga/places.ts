import type { Place } from '#altered/rules';
import { ownEntry } from './own-entry.js';
import type { LoggedCard } from './shapes.js';

/** Where a card is as the log says: a place of ours, out of the game, or shown without leaving where it was. */
export type LoggedPlace = Place | 'gone' | 'shown';

const zones: Readonly<Record<string, Place['zone']>> = {
  hand: 'hand',
  mana: 'mana',
  reserve: 'reserve',
  landmark: 'landmark',
  limbo: 'limbo',
  discard: 'discard',
};

/** A place by the log's word for it; null: a word that is not known. */
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

/** A token is no more where it leaves what is in play. */
export function placeOf(card: LoggedCard, seat: number): LoggedPlace | null {
  const place = placeNamed(card.location, seat);
  if (place === null || typeof place === 'string' || !isToken(card)) return place;
  return place.zone === 'expedition' || place.zone === 'landmark' || place.zone === 'hero' ? place : 'gone';
}

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.zone === other.zone &&
  one.seat === other.seat &&
  (one.expedition ?? null) === (other.expedition ?? null);
