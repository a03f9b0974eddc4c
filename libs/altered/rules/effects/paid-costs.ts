import type { Cost } from '#altered/abilities';
import type { Seat } from '#record';
import { editionIn } from '../state/edition.js';
import type { Proposed } from '../state/proposal.js';
import type { State } from '../state/state.js';
import { countReadyOrbs, place, readyOrbs, seatOf, stayOf } from '../state/zones.js';
import type { Context } from '../world/context.js';
import { allLike, valueOf } from '../world/matching.js';
import { keptFrom } from '../world/undiscardable.js';
import { moved } from './meant-items.js';

/** Cards of a player that part of a cost could be paid with. */
export interface Part {
  readonly candidates: readonly number[];
  readonly count: number;
  /** More than `count` where players can choose any number. */
  readonly most: number;
  readonly secret: boolean;
  readonly verb: 'discard' | 'sacrifice' | 'put' | 'exhaust';
  /** What the cards are called afterwards. */
  readonly note?: string;
}

/** The parts of a cost that need a choice (5.1.2.b point 3); what is played does not pay for itself. */
export function partsOf(context: Context, cost: Cost, isPlayed = false): readonly Part[] {
  if (
    cost.discard === undefined &&
    cost.sacrifice === undefined &&
    cost.put === undefined &&
    cost.exhaustInReserve === undefined
  )
    return noParts;
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
      candidates: allLike(context, { ...like, controller: 'you' }).filter(
        (item) => keptFrom(context, 'sacrifice', item, controller) === null,
      ),
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
  if (cost.exhaustInReserve !== undefined) {
    const candidates = seatOf(state, controller).reserve.filter(
      (item) => !stayOf(state, item).statuses.includes('exhausted') && !(isPlayed && item === me),
    );
    const count = cost.exhaustInReserve;
    parts.push({ candidates, count, most: count, secret: false, verb: 'exhaust' });
  }
  return parts;
}

const noParts: readonly Part[] = [];

/** More mana than any cost. A whole number: players choose what they pay for {X}. */
const UNLIMITED = 99;

/** Mana that can still be paid with. M2.4: without limit. */
export const manaOf = ({ state }: Pick<Context, 'state'>, seat: Seat): number =>
  editionIn(state).mana === 'unlimited' ? UNLIMITED : countReadyOrbs(state, seat);

/** The orbs that a player exhausts to pay mana (3.2.9.f); none where it is without limit (M2.4). */
export const orbsToPay = (state: State, seat: Seat, mana: number): readonly number[] =>
  editionIn(state).mana === 'unlimited' ? [] : readyOrbs(state, seat).slice(0, mana);

/** 6.4.c, 1.2.5.c: whether a cost, with that much more mana, can be paid in full; the rule by which it cannot. */
export function unpayable(context: Context, cost: Cost, extra: number): string | null {
  const { state, controller, bound } = context;
  const { mana = 0, exhaustMe, spend } = cost;
  const me = state.stays[bound.me.item];
  const due = valueOf(context, mana) + extra;
  if (due > 0 && due > manaOf(context, controller)) return '6.4.c';
  // 2.4.5.a: who is exhausted cannot be exhausted.
  if (exhaustMe === true && me?.statuses.includes('exhausted') !== false) return '7.3.8.b';
  if (cost.sacrificeMe === true && keptFrom(context, 'sacrifice', bound.me.item, controller) !== null)
    return '1.4.1.a';
  if (cost.discardMe === true && keptFrom(context, 'discard', bound.me.item, controller) !== null)
    return '1.4.1.a';
  if (spend !== undefined && (me?.counters[spend.name] ?? 0) < valueOf(context, spend.count)) return '2.5.g';
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
  const actions: Proposed[] = orbsToPay(state, controller, mana).map((item) => ({
    kind: 'status',
    item,
    status: 'exhausted',
    on: true,
  }));
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
      if (part.verb === 'exhaust') actions.push({ kind: 'status', item, status: 'exhausted', on: true });
      else if (part.verb === 'put' && cost.put !== undefined)
        actions.push(...moved(context, item, cost.put.to));
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
