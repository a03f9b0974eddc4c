import { reads, type Cost, type Selector } from '#altered/abilities';
import type { Seat } from '#record';
import { lookOfSource, type Context } from '../world/context.js';
import { holds, valueOf } from '../world/matching.js';
import { ownTermsOf } from '../world/own-terms.js';
import { partsOf } from '../world/payable.js';
import type { ExpeditionName } from '../state/objects.js';
import type { PlayedFor } from '../state/tasks.js';
import { changesIn, costOfCard, type CardCost, type PlayedTo } from './costs.js';

type Look = Pick<Context, 'state' | 'world'>;

/** An optional payment that changes a card's cost. `add` changes the usual cost, and `instead` replaces it. */
export interface Besides {
  readonly pay: Cost;
  readonly add?: number;
  readonly instead?: number;
  readonly targets?: Selector;
}

/** Returns a card's cost with an optional payment. `free` is set if the payment makes the card free (7.3.14.a). */
export function costWith(
  look: Look,
  seat: Seat,
  item: number,
  to: PlayedTo,
  { add, instead }: Pick<Besides, 'add' | 'instead'>,
): CardCost {
  if (instead === 0) return { mana: 0, free: true, used: [] };
  const there = add === undefined ? to : { ...to, adds: [...to.adds, add] };
  return costOfCard(look, seat, item, there, instead);
}

/**
 * Returns an optional payment that the card offers and the player can make (5.1.2.b point 2). Null if there is none.
 * Players cannot combine the Scout cost with a payment that replaces the cost (7.4.5.c of edition 4.0).
 */
export function besidesOf(
  { state, world }: Look,
  seat: Seat,
  item: number,
  price?: PlayedFor,
): Besides | null {
  for (const { passive } of ownTermsOf({ state, world }, item).optionalCosts) {
    if ((price?.cost === 'scout' || price?.cost === 'temple') && passive.instead !== undefined) continue;
    const context = lookOfSource({ state, world }, seat, item);
    if (passive.if !== undefined && !holds(context, passive.if)) continue;
    if (partsOf(context, passive.pay, true).some(({ candidates, count }) => candidates.length < count))
      continue;
    const { pay, add, instead, targets } = passive;
    return {
      pay,
      ...(instead === undefined ? { add: valueOf(context, add ?? 0) } : { instead }),
      ...(targets && { targets }),
    };
  }
  return null;
}

/** Returns the lowest cost of playing a card now, including optional payments. */
export function leastCostOf(
  look: Look,
  seat: Seat,
  item: number,
  expedition: ExpeditionName | null,
  price?: PlayedFor,
): CardCost {
  const there = changesIn(look, seat, item, expedition, price);
  const cost = costOfCard(look, seat, item, there);
  const besides = cost.free ? null : besidesOf(look, seat, item, price);
  if (besides === null) return cost;
  const other = costWith(look, seat, item, there, besides);
  return besides.instead !== undefined && !other.free && other.mana > cost.mana ? cost : other;
}

/**
 * Whether optional payments can be combined with the Scout cost and with reductions by effects. Depends on the game's
 * version of the rules interpretation.
 */
export const pricedAsPlayed = ({ state }: Look): boolean => reads(state.started, 'priced-as-played');

/**
 * Returns the lowest Scout cost of a card in hand after all changes (7.4.5.c–d of edition 4.0). If an effect plays the
 * card, this includes the effect's reduction. Null if the card is not in hand or has no Scout.
 */
export function scoutCostOf(
  look: Look,
  seat: Seat,
  item: number,
  expedition: ExpeditionName | null,
  price?: PlayedFor,
): number | null {
  if (look.state.stays[item]?.zone !== 'hand') return null;
  if (look.world.of(item).terms.scout === Infinity) return null;
  const scout: PlayedFor = { ...price, cost: 'scout' };
  if (pricedAsPlayed(look)) return leastCostOf(look, seat, item, expedition, scout).mana;
  return costOfCard(look, seat, item, changesIn(look, seat, item, expedition, scout)).mana;
}

/** Like `scoutCostOf`, for effects that play a card and let the player choose the cost (7.3.23.a of edition 4.0). */
export const scoutByEffects = (
  look: Look,
  seat: Seat,
  item: number,
  expedition: ExpeditionName | null,
  price?: PlayedFor,
): number | null =>
  reads(look.state.started, 'scout-by-effects') ? scoutCostOf(look, seat, item, expedition, price) : null;
