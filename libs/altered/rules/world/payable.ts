import { type Cost, type PayingStep, chosenPrice, nodeNow, type Effect, type Step } from '#altered/abilities';
import type { Seat } from '#record';
import { editionIn } from '../state/edition.js';
import { countReadyOrbs, seatOf, stayOf, isHidden } from '../state/zones.js';
import type { Context } from './context.js';
import { allLike, valueOf } from './matching.js';

/** A part of a cost, and the player's cards that can pay it. */
export interface Part {
  readonly candidates: readonly number[];
  readonly count: number;
  /** The maximum number of cards. Greater than `count` if the player can choose any number. */
  readonly most: number;
  readonly secret: boolean;
  readonly verb: 'discard' | 'sacrifice' | 'put' | 'exhaust' | 'do';
  /** The step that pays with the cards, if `verb` is `do`. */
  readonly step?: PayingStep;
  /** The name by which effects refer to the cards afterwards. */
  readonly note?: string;
}

/**
 * Returns the parts of a cost that require a choice (5.1.2.b point 3). Excludes the card that is being played, because
 * it cannot pay for itself.
 */
export const partsOf = (context: Context, cost: Cost, isPlayed = false): readonly Part[] =>
  cost.discard === undefined &&
  cost.sacrifice === undefined &&
  cost.put === undefined &&
  cost.exhaustInReserve === undefined &&
  cost.does === undefined
    ? noParts
    : partsIn(context, cost, isPlayed);

/** Like `partsOf`, for a cost that has parts. */
function partsIn(context: Context, cost: Cost, isPlayed: boolean): readonly Part[] {
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
  if (cost.exhaustInReserve !== undefined) {
    const candidates = seatOf(state, controller).reserve.filter(
      (item) => !stayOf(state, item).statuses.includes('exhausted') && !(isPlayed && item === me),
    );
    const count = cost.exhaustInReserve;
    parts.push({ candidates, count, most: count, secret: false, verb: 'exhaust' });
  }
  const done = isPlayed && cost.does !== undefined ? paymentChoice(context, cost.does) : null;
  if (done !== null) {
    const { step, candidates, count, secret } = done;
    parts.push({ candidates, count, most: count, secret, verb: 'do', step });
  }
  return parts;
}

const noParts: readonly Part[] = [];

/** More mana than any cost. Finite because players choose how much to pay for {X}. */
const UNLIMITED = 99;

/** Returns the mana that a player can still spend. Unlimited in some modes (M2.4). */
export const manaOf = ({ state }: Pick<Context, 'state'>, seat: Seat): number =>
  editionIn(state).mana === 'unlimited' ? UNLIMITED : countReadyOrbs(state, seat);

/**
 * 6.4.c, 1.2.5.c: returns the rule that prevents a player from paying a cost and `extra` mana in full. Null if the
 * player can pay.
 */
export function unpayable(context: Context, cost: Cost, extra: number): string | null {
  const { state, controller, bound } = context;
  const { mana = 0, exhaustMe, spend } = cost;
  const me = state.stays[bound.me.item];
  const due = valueOf(context, mana) + extra;
  if (due > 0 && due > manaOf(context, controller)) return '6.4.c';
  // 2.4.5.a: an object that is already exhausted cannot be exhausted.
  if (exhaustMe === true && me?.statuses.includes('exhausted') !== false) return '7.3.8.b';
  if (spend !== undefined && (me?.counters[spend.name] ?? 0) < valueOf(context, spend.count)) return '2.5.g';
  return partsOf(context, cost).some(({ candidates, count }) => candidates.length < count) ? '6.4.c' : null;
}

/** Restricts the choice in a paying effect to objects that can pay. */
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

/** Returns the objects that can be chosen for a cost, and how many are needed. Null if the cost involves no choice. */
export function paymentChoice(
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
