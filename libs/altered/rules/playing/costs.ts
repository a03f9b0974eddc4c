import { reads, type ChangesCost, type Selector } from '#altered/abilities';
import type { Seat } from '#record';
import type { ActivePassive, Characteristics } from '../world/characteristics.js';
import { expeditionsOf, refersTo, lookOfSource, type Context, type OneExpedition } from '../world/context.js';
import { isInZones } from '../world/described-zones.js';
import { fits, holds, valueOf, isOfTerrain } from '../world/matching.js';
import { isDestination } from '../world/open-expeditions.js';
import { isNthPlayed } from '../world/played-cards.js';
import { ownTermsOf } from '../world/own-terms.js';
import { expeditionNames, type ExpeditionName, type Stay } from '../state/objects.js';
import { isActive, contextOfPassive } from '../world/passive-context.js';
import type { Declaration, PlayedFor } from '../state/tasks.js';
import { stayOf } from '../state/zones.js';

/** The cost of playing a card now. `used` contains the emblems for "the next card" that the play uses up. */
export interface CardCost {
  readonly mana: number;
  /** Present if something makes the card free (7.3.14.a). */
  readonly free?: true;
  readonly used: readonly number[];
}

/** The expedition to which a card is played, the changes to its cost there, and the price that an effect states. */
export interface PlayedTo {
  readonly expedition: ExpeditionName | null;
  readonly adds: readonly number[];
  readonly price?: PlayedFor | undefined;
}

const nothingUsed: readonly number[] = [];
const nowhere: PlayedTo = { expedition: null, adds: nothingUsed };
const changing = ['cost', 'may-play'] as const;

/**
 * 2.2.6, 2.2.7: returns a card's Hand Cost or Reserve Cost after additions, reductions and minimums, in this order.
 * `instead` replaces the printed cost.
 */
export function costOfCard(
  look: Pick<Context, 'state' | 'world'>,
  seat: Seat,
  item: number,
  to: PlayedTo = nowhere,
  instead?: number,
): CardCost {
  const { state, world } = look;
  const stay = stayOf(state, item);
  const is = world.of(item);
  const base = instead ?? baseOf(is, stay, to.price);
  return to.adds.length + ownTermsOf(look, item).costs.length === 0 &&
    to.price?.less === undefined &&
    !world.passives.hasAny(changing)
    ? { mana: base, used: nothingUsed }
    : changedCost(look, seat, item, to, base);
}

/** Returns a card's cost before changes (2.2.6, 2.2.7, 7.4.5.c of edition 4.0). */
function baseOf(
  { handCost, reserveCost, terms }: Characteristics,
  { zone }: Pick<Stay, 'zone'>,
  price: PlayedFor | undefined,
): number {
  switch (price?.cost) {
    case 'scout':
    case 'temple':
      return terms[price.cost];
    case 'hand':
      return handCost;
    case 'lesser':
      return zone === 'reserve' ? Math.min(handCost, reserveCost) : handCost;
    case undefined:
      return zone === 'reserve' ? reserveCost : handCost;
  }
}

/** A change to a card's cost, and the ability that makes it. */
interface CostChange {
  readonly add: number;
  readonly passive?: ChangesCost;
  /** The emblem that the play uses up, if the change only affects "the next card". */
  readonly emblem?: number | undefined;
}

/** Returns `base` after all changes to the cost. Called only if an ability or effect could change the cost. */
function changedCost(
  look: Pick<Context, 'state' | 'world'>,
  seat: Seat,
  item: number,
  { expedition, adds, price }: PlayedTo,
  base: number,
): CardCost {
  const { state, world } = look;
  const changes: CostChange[] = [];
  if (price?.less !== undefined) changes.push(lessBy(price.less, price.atLeast));
  for (const add of adds) changes.push({ add });
  if (world.passives.hasAny(changing))
    for (const active of world.passives.all) {
      if (isAmongOwn(state, active, item)) continue;
      const change = changeOf(look, active, seat, item, expedition);
      if (change !== null) changes.push(change);
    }
  const { costs } = ownTermsOf(look, item);
  for (const { index, passive } of costs) {
    const source = { item, object: stayOf(state, item).object, ability: index };
    const active = { source, controller: seat, me: item, timestamp: 0, passive };
    const change = changeOf(look, active, seat, item, expedition);
    if (change !== null) changes.push(change);
  }
  return changes.length === 0 ? { mana: base, used: nothingUsed } : together(base, changes);
}

/**
 * Whether an ability changes the cost of its own card. Such abilities are skipped here, because `ownTermsOf` already
 * includes them (1.1.6.j of edition 4.0).
 */
const isAmongOwn = (state: Context['state'], { source, passive }: ActivePassive, item: number): boolean =>
  source.item === item &&
  passive.kind === 'cost' &&
  passive.of === 'me' &&
  reads(state.started, 'support-in-reserve');

/** Returns how an ability changes a card's cost for a player. Null if it does not. */
function changeOf(
  { state, world }: Pick<Context, 'state' | 'world'>,
  active: ActivePassive,
  seat: Seat,
  item: number,
  expedition: PlayedTo['expedition'],
): CostChange | null {
  const { passive } = active;
  if (passive.kind === 'may-play') return permittedFor(state, world, active, seat, item);
  if (passive.kind !== 'cost') return null;
  const { of, who, from, first, nth } = passive;
  if (of === 'me' && active.me !== item) return null;
  if (who === 'you' && active.controller !== seat) return null;
  if (from !== undefined && from !== stayOf(state, item).zone) return null;
  const context = contextOfPassive(state, world, active);
  if (!refersTo(context, who, seat) || (of !== 'me' && !isPlayedSo(context, seat, item, of, expedition)))
    return null;
  if (of !== 'me' && (first !== undefined || nth !== undefined)) {
    const there = reads(state.started, 'first-from-there') ? from : undefined;
    const counted = {
      cards: of,
      ...(first && { first }),
      ...(nth && { nth }),
      ...(there && { from: there }),
    };
    if (!isNthPlayed(context, counted, seat)) return null;
  }
  if (!isActive(context, active)) return null;
  const emblem = passive.next === true ? active.emblem : undefined;
  return { passive, add: valueOf(context, passive.add ?? 0), emblem };
}

/** Applies additions, then reductions, then minimums (2.2.7). */
function together(base: number, changes: readonly CostChange[]): CardCost {
  const used: number[] = [];
  let free = false;
  let mana = base;
  for (const { add, passive, emblem } of changes) {
    if (emblem !== undefined) used.push(emblem);
    if (passive?.free === true) free = true;
    if (add > 0) mana += add;
  }
  if (free) return { mana: 0, free, used };
  for (const { add, passive } of changes)
    if (add < 0) mana = Math.min(mana, Math.max(passive?.atLeast ?? 0, mana + add));
  for (const { passive } of changes)
    if (passive !== undefined && passive.add === undefined) mana = Math.max(mana, passive.atLeast ?? 0);
  return { mana: Math.max(0, mana), used };
}

/** Whether a card matches a description. The description can include the expedition to which the card is played. */
const isPlayedSo = (
  context: Context,
  seat: Seat,
  item: number,
  of: Selector,
  expedition: ExpeditionName | null,
): boolean =>
  namesDestination(of) ? isPlayedThere(context, seat, item, of, expedition) : fits(context, item, of);

/**
 * Like `isPlayedSo`, for a description that includes an expedition or its terrain. Uses the card's destination, because
 * the card is not in the expedition yet.
 */
function isPlayedThere(
  context: Context,
  seat: Seat,
  item: number,
  { inTerrain, expedition: within, ...like }: Selector,
  expedition: ExpeditionName | null,
): boolean {
  if (!fits(context, item, like) || expedition === null) return false;
  const isGigantic = context.world.of(item).keywords.includes('gigantic');
  const there = (isGigantic ? expeditionNames : [expedition]).map((name) => ({ seat, expedition: name }));
  return (
    (inTerrain === undefined || there.some((place) => isOfTerrain(context, place, inTerrain))) &&
    (within === undefined || isAmong(there, expeditionsOf(context, within)))
  );
}

/** Whether an ability only changes the costs of cards that are played to certain expeditions or terrains. */
export const dependsOnDestination = ({ passive }: ActivePassive): boolean =>
  passive.kind === 'cost' && passive.of !== 'me' && namesDestination(passive.of);

const namesDestination = ({ inTerrain, expedition }: Selector): boolean =>
  inTerrain !== undefined || expedition !== undefined;

const isAmong = (some: readonly OneExpedition[], others: readonly OneExpedition[]): boolean =>
  some.some((place) =>
    others.some(({ seat, expedition }) => seat === place.seat && expedition === place.expedition),
  );

/**
 * Returns the change that "you may play … for {1} less" makes to a card's cost. Null if this ability does not apply to
 * the card.
 */
function permittedFor(
  state: Context['state'],
  world: Context['world'],
  active: ActivePassive,
  seat: Seat,
  item: number,
): CostChange | null {
  const { passive, controller } = active;
  if (passive.kind !== 'may-play' || passive.less === undefined || controller !== seat) return null;
  const { what, less, atLeast, baseCost } = passive;
  const context = contextOfPassive(state, world, active);
  if (
    !isActive(context, active) ||
    !fits(context, item, baseCost === undefined ? what : { ...what, baseCost })
  )
    return null;
  if (what.zone !== undefined && !isInZones(context, state.stays[item] ?? null, what)) return null;
  return lessBy(less, atLeast);
}

/** Returns a reduction. The cost does not fall below `atLeast`. */
const lessBy = (less: number, atLeast: number | undefined): CostChange => ({
  add: -less,
  passive: { kind: 'cost', who: 'you', of: 'me', add: -less, ...(atLeast !== undefined && { atLeast }) },
});

/** Returns how a card changes its own cost, depending on the expedition to which it is played. */
export function changesIn(
  { state, world }: Pick<Context, 'state' | 'world'>,
  seat: Seat,
  item: number,
  expedition: ExpeditionName | null,
  price?: PlayedFor,
): PlayedTo {
  if (expedition === null) return price === undefined ? nowhere : { ...nowhere, price };
  let changes: number[] | null = null;
  for (const { passive } of ownTermsOf({ state, world }, item).costsIn) {
    const { add, where, if: condition } = passive;
    const context = lookOfSource({ state, world }, seat, item);
    const isThere = isDestination(context, { seat, expedition }, where);
    if (isThere && (condition === undefined || holds(context, condition))) (changes ??= []).push(add);
  }
  const adds = changes ?? nothingUsed;
  return price === undefined ? { expedition, adds } : { expedition, adds, price };
}

export const contextOfDeclaration = (
  { state, world }: Pick<Context, 'state' | 'world'>,
  { seat, bound }: Declaration,
): Context => ({
  state,
  world,
  controller: seat,
  bound,
});
