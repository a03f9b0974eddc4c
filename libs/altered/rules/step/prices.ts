import type { Cost, Effect, Step } from '#altered/abilities';
import { isInPlay, stayOf } from '../state/zones.js';
import type { Proposed } from '../state/proposal.js';
import type { Context } from '../world/context.js';
import { partsOf, unpayable } from '../world/payable.js';

/**
 * 6.4.c, 1.2.5.c: whether a cost can be paid in full in addition to a pending step. Objects that the step moves cannot
 * be used to pay. To be sacrificed, the ability's own object must still be in play.
 */
export function isPayable(context: Context, cost: Cost, step: readonly Proposed[]): boolean {
  const { zone } = stayOf(context.state, context.bound.me.item);
  const isMovedAway = (candidate: number): boolean =>
    step.some((action) => action.kind === 'move' && action.item === candidate);
  if (cost.sacrificeMe === true && !isInPlay(zone)) return false;
  return (
    unpayable(context, cost, 0) === null &&
    partsOf(context, cost).every(
      ({ candidates, count }) => candidates.filter((candidate) => !isMovedAway(candidate)).length >= count,
    )
  );
}

const asEffect = (step: Step): Effect => ({ kind: 'step', step });

/**
 * Returns the effects that pay a cost, in the order in which costs are printed. If an effect requires a choice, the
 * player makes this choice when the effect resolves (6.1.g).
 */
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
