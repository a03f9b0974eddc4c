import { OptionCache } from '#kernel';
import type { Option, Seat } from '#record';
import { elements, type Cost, type Element, type manas } from '../../abilities/definition.js';
import type { Action } from '../state/actions.js';
import { seatOf, type SeatState, type State } from '../state/state.js';
import type { FullCost } from '../state/traits.js';

/** For each element, the amount of its mana that pays for the pure part of a cost. */
export type Payment = Readonly<Record<Element, number>>;

/**
 * Returns the full extractors that remain after they have paid an element cost. Null if they cannot pay the cost
 * (5.1.b).
 */
function leftOf({ full }: { full: Payment }, cost: FullCost): Payment | null {
  const left = {
    fire: full.fire - cost.fire,
    water: full.water - cost.water,
    light: full.light - cost.light,
  };
  return left.fire < 0 || left.water < 0 || left.light < 0 ? null : left;
}

/**
 * Returns the part of the pure cost that must be paid with elements. Pure mana and reservoirs are spent first, because
 * they have no other use.
 */
const wantedOf = (
  { full, reservoirs }: { full: { pure: number }; reservoirs: number },
  cost: FullCost,
): number => Math.max(0, cost.pure - full.pure - reservoirs);

/** Returns the rule that forbids paying a cost. Null if it can be paid (5.1). */
export function paymentRefusal(own: SeatState, cost: FullCost): string | null {
  const { full } = own;
  const fire = full.fire - cost.fire;
  const water = full.water - cost.water;
  const light = full.light - cost.light;
  if (fire < 0 || water < 0 || light < 0) return '5.1.b';
  return wantedOf(own, cost) <= fire + water + light ? null : '5.1.c';
}

/** Returns every way in which the elements can pay their part of the pure cost. */
export function payments(state: State, seat: Seat, cost: FullCost): readonly Payment[] {
  const own = seatOf(state, seat);
  const left = leftOf(own, cost);
  if (left === null) return [];
  const wanted = wantedOf(own, cost);
  const found: Payment[] = [];
  for (let fire = Math.min(wanted, left.fire); fire >= 0; fire--)
    for (let water = Math.min(wanted - fire, left.water); water >= 0; water--) {
      const light = wanted - fire - water;
      if (light <= left.light) found.push({ fire, water, light });
    }
  return found;
}

/** Returns the key of a payment, such as `fire2-water1`. `paymentIn` parses it. */
const paymentKey = (payment: Payment): string =>
  elements
    .filter((element) => payment[element] > 0)
    .map((element) => `${element}${payment[element]}`)
    .join('-');

const wayToPay = (payment: Payment): Option => ({ key: paymentKey(payment), about: { ...payment } });

/**
 * The maximum amount of each element in a cached payment. The cache's key `item` combines fire and water, and its key
 * `target` is light.
 */
const MOST = 10;
const knownPayments = new OptionCache((item, light) =>
  wayToPay({ fire: Math.floor(item / (MOST + 1)), water: item % (MOST + 1), light }),
);

export function paymentOption(payment: Payment): Option {
  const { fire, water, light } = payment;
  return fire <= MOST && water <= MOST && light <= MOST
    ? knownPayments.at(fire * (MOST + 1) + water, light)
    : wayToPay(payment);
}

export function paymentIn(key: string): Payment {
  const paid = { fire: 0, water: 0, light: 0 };
  for (const element of elements) {
    const at = key.indexOf(element);
    if (at >= 0) paid[element] = parseInt(key.slice(at + element.length), 10) | 0;
  }
  return paid;
}

/** Adds to a step the actions that empty the extractors and reservoirs used for a payment (5.1.a). */
export function addPayment(
  actions: Action[],
  state: State,
  seat: Seat,
  cost: FullCost,
  payment: Payment,
): void {
  const { full, reservoirs } = seatOf(state, seat);
  const empty = (of: Element | 'pure' | 'reservoir', had: number, count: number): void => {
    if (count > 0) actions.push({ kind: 'mana', seat, of, delta: -count, full: had - count });
  };
  empty('fire', full.fire, cost.fire + payment.fire);
  empty('water', full.water, cost.water + payment.water);
  empty('light', full.light, cost.light + payment.light);
  const grey = Math.min(full.pure, cost.pure);
  empty('pure', full.pure, grey);
  empty('reservoir', reservoirs, Math.min(reservoirs, cost.pure - grey));
}

/** Returns the sum over all colours, for example of a player's full extractors. */
export const countOf = (pool: Readonly<Record<(typeof manas)[number], number>>): number =>
  pool.fire + pool.water + pool.light + pool.pure;

/** Returns the total mana of a cost, over all colours. */
export const totalCost = ({ fire = 0, water = 0, light = 0, pure = 0 }: Cost): number =>
  fire + water + light + pure;
