import { chosenPrice, nodeNow, type Effect, type PayingStep, type Step } from '#altered/abilities';
import { isHidden, stayOf } from '../state/zones.js';
import type { Context } from './context.js';
import { allLike } from './matching.js';

/** Restricts the choice to objects that can pay. */
export function payable(node: Effect): Effect {
  const effect = nodeNow(node);
  if (effect.kind !== 'step') return effect;
  const step: Step = nodeNow(effect.step);
  if (step.kind === 'status' && typeof step.what === 'object' && 'choose' in step.what) {
    const held = step.change === 'gain' ? { without: step.status } : { status: step.status };
    return { ...effect, step: { ...step, what: { ...step.what, choose: { ...step.what.choose, ...held } } } };
  }
  if (step.kind === 'take-counters' && typeof step.from === 'object' && 'choose' in step.from) {
    const { choose } = step.from;
    const { name, count } = step;
    const than = typeof count === 'number' ? count : 1;
    const enough =
      name === undefined
        ? { withCounters: true }
        : { bounds: [...(choose.bounds ?? []), { of: { counters: name }, is: 'at-least', than } as const] };
    return { ...effect, step: { ...step, from: { ...step.from, choose: { ...choose, ...enough } } } };
  }
  return effect;
}

/** The possible objects of a price, and their number. Null if none are chosen. */
export function doneWith(
  context: Context,
  does: Effect,
): {
  readonly step: PayingStep;
  readonly candidates: readonly number[];
  readonly count: number;
  readonly secret: boolean;
} | null {
  const price = chosenPrice(payable(does));
  if (price === null) return null;
  const { step, like, count } = price;
  const me = context.bound.me.item;
  const candidates = allLike(context, like).filter((item) => item !== me);
  const secret = candidates.some((item) => {
    const stay = stayOf(context.state, item);
    return isHidden(stay.zone) || stay.faceDown;
  });
  return { step, candidates, count, secret };
}
