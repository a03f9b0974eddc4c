import type { ChangesCost, Cost } from '#altered/abilities';
import type { Seat } from '#record';
import type { ActivePassive } from '../world/characteristics.js';
import { isOneOf, nothingBound, type Context } from '../world/context.js';
import { allLike, fits, holds, valueOf } from '../world/matching.js';
import { isActive, contextOfPassive } from '../world/passive-context.js';
import type { Target } from '../state/objects.js';
import type { Proposed } from '../state/proposal.js';
import { moved } from '../effects/meant-items.js';
import type { Declaration } from '../state/tasks.js';
import { countReadyOrbs, isInPlay, place, readyOrbs, seatOf, stayOf } from '../state/zones.js';

/** What a card costs to play now, and the emblems whose "next" it uses up. */
export interface CardCost {
  readonly mana: number;
  /** An ability says that it is free (7.3.14.a). */
  readonly free?: true;
  readonly used: readonly number[];
}

const nothingUsed: readonly number[] = [];

/** 2.2.6, 2.2.7: Hand Cost or Reserve Cost; then what abilities add, then what they take off, then their limits. */
export function costOfCard(
  { state, world }: Pick<Context, 'state' | 'world'>,
  seat: Seat,
  item: number,
  besides: readonly number[] = nothingUsed,
): CardCost {
  const stay = stayOf(state, item);
  const is = world.of(item);
  const base = stay.zone === 'reserve' ? is.reserveCost : is.handCost;
  const changes: { passive?: ChangesCost; add: number; emblem: number | undefined }[] = besides.map(
    (add) => ({
      add,
      emblem: undefined,
    }),
  );
  const consider = (active: ActivePassive): void => {
    const { passive } = active;
    if (passive.kind !== 'cost') return;
    if (passive.of === 'me' && active.me !== item) return;
    if (passive.from !== undefined && passive.from !== stay.zone) return;
    const context = contextOfPassive(state, world, active);
    if (passive.of !== 'me' && !fits(context, item, passive.of)) return;
    if (!isActive(context, active) || !isOneOf(context, passive.who, seat)) return;
    const emblem = passive.next === true ? active.emblem : undefined;
    changes.push({ passive, add: valueOf(context, passive.add ?? 0), emblem });
  };
  for (const active of world.passives) consider(active);
  for (const [index, ability] of is.abilities.entries()) {
    if (ability.kind !== 'passive' || ability.passive.kind !== 'cost' || ability.passive.of !== 'me')
      continue;
    const source = { item, object: stay.object, ability: index };
    consider({ source, controller: seat, me: item, timestamp: 0, passive: ability.passive });
  }
  if (changes.length === 0) return { mana: base, used: nothingUsed };
  const used = changes.flatMap(({ emblem }) => emblem ?? []);
  if (changes.some(({ passive }) => passive?.free === true)) return { mana: 0, free: true, used };
  let mana = base + changes.reduce((sum, { add }) => sum + Math.max(0, add), 0);
  for (const { add, passive } of changes)
    if (add < 0) mana = Math.min(mana, Math.max(passive?.atLeast ?? 0, mana + add));
  for (const { passive } of changes)
    if (passive !== undefined && passive.add === undefined) mana = Math.max(mana, passive.atLeast ?? 0);
  return { mana: Math.max(0, mana), used };
}

/** What a card offers to pay besides for a lower cost (5.1.2.b point 2), where it can be paid; null when nothing. */
export function besidesOf(
  { state, world }: Pick<Context, 'state' | 'world'>,
  seat: Seat,
  item: number,
): { readonly pay: Cost; readonly add: number } | null {
  for (const ability of world.of(item).abilities) {
    if (ability.kind !== 'passive' || ability.passive.kind !== 'optional-cost') continue;
    const { passive } = ability;
    const context = lookOfSource({ state, world }, seat, item);
    if (passive.if !== undefined && !holds(context, passive.if)) continue;
    if (partsOf(context, passive.pay).some(({ candidates, count }) => candidates.length < count)) continue;
    return { pay: passive.pay, add: valueOf(context, passive.add) };
  }
  return null;
}

/** The least that a card can cost to play now, with optional costs. */
export function leastCostOf(context: Pick<Context, 'state' | 'world'>, seat: Seat, item: number): CardCost {
  const cost = costOfCard(context, seat, item);
  const besides = cost.free ? null : besidesOf(context, seat, item);
  return besides === null ? cost : costOfCard(context, seat, item, [besides.add]);
}

/** 7.4.5.c: what targeting opposing objects with Tough adds to a cost; an object adds it once, however often chosen. */
export function toughOfTargets(
  { state, world }: Pick<Context, 'state' | 'world'>,
  seat: Seat,
  targets: readonly Target[],
): number {
  if (targets.length === 0) return 0;

  const items = new Set(targets.flatMap((target) => (target.kind === 'object' ? [target.item] : [])));
  let sum = 0;
  for (const item of items) sum += toughAgainst({ state, world }, seat, item);
  return sum;
}

/** What targeting one object adds for a player; nothing for what is theirs or not in play (2.2.10.f). */
export function toughAgainst(
  { state, world }: Pick<Context, 'state' | 'world'>,
  seat: Seat,
  item: number,
): number {
  const stay = state.stays[item];
  if (stay === null || stay === undefined || stay.seat === seat || !isInPlay(stay.zone)) return 0;
  return world.of(item).tough;
}

/** Cards of a player that part of a cost could be paid with. */
export interface Part {
  readonly candidates: readonly number[];
  readonly count: number;
  /** More than `count` where players can choose any number. */
  readonly most: number;
  readonly secret: boolean;
  readonly verb: 'discard' | 'sacrifice' | 'put';
  /** What the cards are called afterwards. */
  readonly note?: string;
}

/** The parts of a cost that need a choice (5.1.2.b point 3). */
export function partsOf(context: Context, cost: Cost): readonly Part[] {
  if (cost.discard === undefined && cost.sacrifice === undefined && cost.put === undefined) return noParts;
  const { controller, state } = context;
  const me = context.bound.me.item;
  const parts: Part[] = [];
  if (cost.discard !== undefined) {
    const { from, count, note } = cost.discard;
    const candidates = seatOf(state, controller)[from].filter((item) => item !== me);
    parts.push({
      candidates,
      count: count === 'any' ? 0 : count,
      most: count === 'any' ? candidates.length : count,
      secret: from === 'hand',
      verb: 'discard',
      ...(note !== undefined && { note }),
    });
  }
  if (cost.sacrifice !== undefined) {
    const { like, count } = cost.sacrifice;
    parts.push({
      candidates: allLike(context, { ...like, controller: 'you' }),
      count,
      most: count,
      secret: false,
      verb: 'sacrifice',
    });
  }
  if (cost.put !== undefined) {
    const { from, count } = cost.put;
    const candidates = seatOf(state, controller)[from].filter((item) => item !== me);
    parts.push({ candidates, count, most: count, secret: from === 'hand', verb: 'put' });
  }
  return parts;
}

const noParts: readonly Part[] = [];

/** Mana that can still be paid with. */
export const manaOf = ({ state }: Pick<Context, 'state'>, seat: Seat): number => countReadyOrbs(state, seat);

/** 6.4.c, 1.2.5.c: whether a cost, with that much more mana, can be paid in full; the rule by which it cannot. */
export function unpayable(context: Context, cost: Cost, extra: number): string | null {
  const { state, controller, bound } = context;
  const me = state.stays[bound.me.item];
  if (valueOf(context, cost.mana ?? 0) + extra > manaOf(context, controller)) return '6.4.c';
  // 2.4.5.a: who is exhausted cannot be exhausted.
  if (cost.exhaustMe === true && me?.statuses.includes('exhausted') !== false) return '7.3.8.b';
  if (cost.spend !== undefined && (me?.counters[cost.spend.name] ?? 0) < valueOf(context, cost.spend.count))
    return '2.5.g';
  return partsOf(context, cost).some(({ candidates, count }) => candidates.length < count) ? '6.4.c' : null;
}

/** 6.4.a: everything that paying a cost does, in one step. */
export function payment(
  context: Context,
  cost: Cost,
  mana: number,
  paid: readonly (readonly number[])[],
): Proposed[] {
  const { state, controller, bound } = context;
  const me = bound.me.item;
  const owner = state.items[me]?.owner ?? controller;
  const actions: Proposed[] = readyOrbs(state, controller)
    .slice(0, mana)
    .map((item) => ({ kind: 'status', item, status: 'exhausted', on: true }));
  if (cost.exhaustMe === true) actions.push({ kind: 'status', item: me, status: 'exhausted', on: true });
  if (cost.spend !== undefined)
    actions.push({
      kind: 'counters',
      item: me,
      name: cost.spend.name,
      delta: -valueOf(context, cost.spend.count),
    });
  if (cost.discardMe === true)
    actions.push({ kind: 'move', item: me, to: place('discard', owner), as: 'discard' });
  if (cost.sacrificeMe === true)
    actions.push({ kind: 'move', item: me, to: place('discard', owner), as: 'sacrifice' });
  for (const [index, part] of partsOf(context, cost).entries())
    for (const item of paid[index] ?? []) {
      if (part.verb === 'put' && cost.put !== undefined) actions.push(...moved(context, item, cost.put.to));
      else
        actions.push({
          kind: 'move',
          item,
          to: place('discard', controller),
          as: part.verb === 'sacrifice' ? 'sacrifice' : 'discard',
        });
    }
  return actions;
}

/** How the one who declares sees the game. */
export const contextOfDeclaration = (
  { state, world }: Pick<Context, 'state' | 'world'>,
  { seat, bound }: Declaration,
): Context => ({
  state,
  world,
  controller: seat,
  bound,
});

/** Words for an ability of an object, before anything is bound. */
export const lookOfSource = (
  { state, world }: Pick<Context, 'state' | 'world'>,
  seat: Seat,
  item: number,
): Context => ({
  state,
  world,
  controller: seat,
  bound: nothingBound(item, state.stays[item]?.object ?? null),
});
