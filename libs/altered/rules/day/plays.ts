import { numberIn, OptionCache } from '#kernel';
import type { Option, Seat } from '#record';
import type { World } from '../world/characteristics.js';
import { editionIn } from '../state/edition.js';
import type { ExpeditionName, Zone } from '../state/objects.js';
import { cardOf, type State } from '../state/state.js';
import { expeditionsOpenTo, playedToExpedition } from '../world/open-expeditions.js';
import { ownTermsOf } from '../world/own-terms.js';
import { seatOf } from '../state/zones.js';

export interface Play {
  readonly item: number;
  readonly expedition: ExpeditionName | null;
  /** Present if the card is played for its Scout cost (7.4.5.c of edition 4.0). */
  readonly scout?: true;
  /** Present if the card is played as a Landmark for its Temple cost. */
  readonly temple?: true;
}

export const keyOf = ({ item, expedition, scout, temple }: Play): string =>
  `play:${item}${expedition === null ? '' : `:${expedition}`}${scout ? ':scout' : ''}${temple ? ':temple' : ''}`;

export function playOf(key: string): Play | null {
  const match = /^play:(\d{1,9})(?::(hero|companion))?(:scout|:temple)?$/.exec(key);
  return match === null
    ? null
    : {
        item: numberIn(match[1] ?? ''),
        expedition: (match[2] as ExpeditionName | undefined) ?? null,
        ...(match[3] !== undefined && { [match[3].slice(1)]: true }),
      };
}

const placesPlayed = ['hand', 'reserve'] as const;
const ways = [null, 'hero', 'companion'] as const;
/** The highest cost for which options are cached. Higher costs are rare. */
const COSTS = 20;

/** Caches options by item and by a number that encodes zone, cost and expedition. */
const plays = new OptionCache((item, place) => {
  const expedition = ways[place % ways.length] ?? null;
  const beside = Math.floor(place / ways.length);
  const from = placesPlayed[beside % placesPlayed.length] ?? 'hand';
  return playOption(item, from, Math.floor(beside / placesPlayed.length), expedition);
});

const playOption = (item: number, from: Zone, cost: number, expedition: ExpeditionName | null): Option => ({
  key: keyOf({ item, expedition }),
  about: expedition === null ? { item, from, cost } : { item, from, cost, expedition },
});

export function playing(item: number, from: Zone, cost: number, expedition: ExpeditionName | null): Option {
  const place = from === 'hand' ? 0 : from === 'reserve' ? 1 : -1;
  if (place < 0 || cost < 0 || cost > COSTS) return playOption(item, from, cost, expedition);
  const way = expedition === null ? 0 : expedition === 'hero' ? 1 : 2;
  return plays.at(item, (cost * placesPlayed.length + place) * ways.length + way);
}

/** Returns the option to play a card from Hand for its Scout cost (7.4.5.c of edition 4.0). */
export const scouting = (item: number, cost: number, expedition: ExpeditionName | null): Option => ({
  key: keyOf({ item, expedition, scout: true }),
  about: { item, from: 'hand', cost, ...(expedition !== null && { expedition }), scout: true },
});

/** Returns the option to play a card as a Landmark for its Temple cost. */
export const asTempleFrom = (item: number, from: Zone, cost: number): Option => ({
  key: keyOf({ item, expedition: null, temple: true }),
  about: { item, from, cost, temple: true },
});

/**
 * Returns the cards that are in a zone from which they can be played: Hand, Reserve, or a zone that the card itself
 * names (1.2.4.d).
 */
export function playableFrom(state: State, world: World, seat: Seat): number[] {
  const { hand, reserve, discard } = seatOf(state, seat);
  const found = [...hand, ...reserve];
  for (const item of discard) if (ownTermsOf({ state, world }, item).fromDiscard) found.push(item);
  return found;
}

/**
 * Returns the expeditions to which a card can be played. If the card is not played to an expedition, the only entry is
 * null.
 */
export const waysToPlay = (state: State, world: World, item: number): readonly (ExpeditionName | null)[] =>
  goesToExpedition(state, item) ? expeditionsOpenTo(state, world, item) : [null];

export const goesToExpedition = (state: State, item: number): boolean => {
  const card = cardOf(state, item);
  return card.type === 'character' || playedToExpedition(editionIn(state), card);
};
