import type { Cost, Effect, Step } from '#altered/abilities';
import { countReadyOrbs, isInPlay, seatOf, stayOf } from '../state/zones.js';
import { editionIn } from '../state/edition.js';
import type { Proposed } from '../state/proposal.js';
import type { Context } from '../world/context.js';
import { allLike, valueOf } from '../world/matching.js';
import { keptFrom } from '../world/undiscardable.js';

/** How many things of each sort a price takes, and which there are for it. */
function partsOf(context: Context, cost: Cost): readonly (readonly [count: number, of: readonly number[]])[] {
  const { state, controller, bound } = context;
  const { discard, sacrifice, put, exhaustInReserve } = cost;
  const others = (zone: 'hand' | 'reserve'): readonly number[] =>
    seatOf(state, controller)[zone].filter((item) => item !== bound.me.item);
  const parts: (readonly [number, readonly number[]])[] = [];
  if (discard !== undefined && discard.count !== 'any') parts.push([discard.count, others(discard.from)]);
  if (put !== undefined) parts.push([put.count, others(put.from)]);
  if (sacrifice !== undefined)
    parts.push([
      sacrifice.count,
      allLike(context, { ...sacrifice.like, controller: 'you' }).filter(
        (item) => keptFrom(context, 'sacrifice', item, controller) === null,
      ),
    ]);
  if (exhaustInReserve !== undefined)
    parts.push([
      exhaustInReserve,
      seatOf(state, controller).reserve.filter((item) => !stayOf(state, item).statuses.includes('exhausted')),
    ]);
  return parts;
}

/** 6.4.c, 1.2.5.c: whether a price could be paid in full beside a step that is about to happen, which takes things away. */
export function isPayable(context: Context, cost: Cost, step: readonly Proposed[]): boolean {
  const { state, controller, bound } = context;
  const { item, object } = bound.me;
  const stay = state.stays[item];
  if (stay?.object !== object) return false;
  const isTaken = (one: number): boolean =>
    step.some((action) => action.kind === 'move' && action.item === one);
  const isMine = cost.sacrificeMe === true || cost.discardMe === true;
  if (isMine && isTaken(item)) return false;
  if (
    cost.sacrificeMe === true &&
    (!isInPlay(stay.zone) || keptFrom(context, 'sacrifice', item, controller) !== null)
  )
    return false;
  if (cost.discardMe === true && keptFrom(context, 'discard', item, controller) !== null) return false;
  if (cost.exhaustMe === true && stay.statuses.includes('exhausted')) return false;
  const { mana = 0, spend } = cost;
  if (editionIn(state).mana !== 'unlimited' && valueOf(context, mana) > countReadyOrbs(state, controller))
    return false;
  if (spend !== undefined && (stay.counters[spend.name] ?? 0) < valueOf(context, spend.count)) return false;
  return partsOf(context, cost).every(
    ([count, things]) => things.filter((one) => !isTaken(one)).length >= count,
  );
}

const asEffect = (step: Step): Effect => ({ kind: 'step', step });

/** What is done to pay a price, in the order in which prices are printed: what is chosen for it is chosen then (6.1.g). */
export function paying(cost: Cost): readonly Effect[] {
  const { mana, spend, discard, sacrifice, put, exhaustInReserve } = cost;
  const choose = (zone: 'hand' | 'reserve', count: number) =>
    ({ choose: { zone, owner: 'you' }, ...(count !== 1 && { count }) }) as const;
  const exhaust = (what: Extract<Step, { kind: 'status' }>['what']): Effect =>
    asEffect({ kind: 'status', change: 'gain', status: 'exhausted', what });
  return [
    ...(typeof mana === 'number' && mana > 0 ? [asEffect({ kind: 'pay', mana })] : []),
    ...(cost.exhaustMe === true ? [exhaust('me')] : []),
    ...(cost.discardMe === true ? [asEffect({ kind: 'discard', what: 'me' })] : []),
    ...(cost.sacrificeMe === true ? [asEffect({ kind: 'sacrifice-objects', what: 'me' })] : []),
    ...(spend === undefined
      ? []
      : [asEffect({ kind: 'take-counters', from: 'me', name: spend.name, count: spend.count, spend: true })]),
    ...(discard === undefined || discard.count === 'any'
      ? []
      : [asEffect({ kind: 'discard', what: choose(discard.from, discard.count) })]),
    ...(sacrifice === undefined
      ? []
      : [asEffect({ kind: 'sacrifice', what: sacrifice.like, count: sacrifice.count })]),
    ...(exhaustInReserve === undefined
      ? []
      : [
          exhaust({
            choose: { zone: 'reserve', owner: 'you', without: 'exhausted' },
            ...(exhaustInReserve !== 1 && { count: exhaustInReserve }),
          }),
        ]),
    ...(put === undefined ? [] : [asEffect({ kind: 'move', what: choose(put.from, put.count), to: put.to })]),
  ];
}
