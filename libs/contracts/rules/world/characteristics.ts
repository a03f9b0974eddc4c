import type { Seat } from '#record';
import type { Keyword } from '../../abilities/index.js';
import { stands, type Origin } from './standing.js';
import { bodyOf, itemOf, natureOf, seatOf, traitsIn, type State } from '../state/state.js';
import type { Ref } from '../state/tasks.js';
import type { Traits } from '../state/traits.js';

/** Whether a creature has lost the effects of its text (8.9.c). */
export function isFaded(state: State, item: number): boolean {
  const body = state.bodies[item];
  return body != null && body.statuses.length > 0 && body.statuses.includes('faded');
}

/** Returns a player's items in play whose effects have not faded. */
export function working(state: State, seat: Seat): readonly number[] {
  const { line, globe, rune } = seatOf(state, seat);
  return [...line.filter((item) => !isFaded(state, item)), ...globe, ...rune];
}

type Gift = 'attack' | 'health';

type Provides = Traits['provides'][number];

/** Returns the amount that a continuous effect gives to an object or player. Null if it gives nothing. */
function giftOf(state: State, by: number, { to, gives }: Provides, ref: Ref, what: Gift): number | null {
  const amount = gives[what];
  return amount !== undefined && stands(state, to, ref, originOf(state, by)) ? amount : null;
}

/** Sums the gifts of all continuous effects to an object or player. Null if there are none. */
function provided(state: State, to: Ref, what: Gift): number | null {
  let sum: number | null = null;
  for (const by of state.providers)
    for (const ability of traitsIn(state, by).provides) {
      const amount = giftOf(state, by, ability, to, what);
      if (amount !== null) sum = (sum ?? 0) + amount;
    }
  return sum;
}

/** The source of a gift: the item, and the index of its ability, counting from 0. */
export interface Giving {
  readonly by: number;
  readonly ability: number;
  readonly amount: number;
}

/** Lists the continuous effects that give the value `what` to a card in play. */
export function givingTo(state: State, item: number, what: Gift): readonly Giving[] {
  const found: Giving[] = [];
  const to = { item, object: bodyOf(state, item).object };
  for (const by of state.providers)
    for (const ability of traitsIn(state, by).provides) {
      const amount = giftOf(state, by, ability, to, what);
      if (amount !== null)
        found.push({ by, ability: natureOf(state, by).abilities?.indexOf(ability) ?? 0, amount });
    }
  return found;
}

const originOf = (state: State, item: number): Origin => ({ seat: itemOf(state, item).owner, item });

const providedTo = (state: State, item: number, what: Gift): number =>
  state.providers.length === 0
    ? 0
    : (provided(state, { item, object: bodyOf(state, item).object }, what) ?? 0);

/** Returns the current attack of a creature or globe. It is never below 0. */
export function attackOf(state: State, item: number): number {
  const { attack } = traitsIn(state, item);
  return Math.max(0, attack + bodyOf(state, item).attack + providedTo(state, item, 'attack'));
}

/** Returns the current health of a creature. A creature at 0 or less will be destroyed. */
export function healthOf(state: State, item: number): number {
  const { health } = traitsIn(state, item);
  const body = bodyOf(state, item);
  return health + body.health - body.damage + providedTo(state, item, 'health');
}

/** Returns the number of times that a globe can still deal damage. */
export const durabilityOf = (state: State, item: number): number =>
  traitsIn(state, item).durability - bodyOf(state, item).damage;

/** Returns the attack of a player. Null if there is none (6.4.a). */
export function playerAttackOf(state: State, seat: Seat): number | null {
  const given = provided(state, { seat }, 'attack');
  const { attack } = seatOf(state, seat);
  return attack === null && given === null ? null : Math.max(0, (attack ?? 0) + (given ?? 0));
}

/** Whether a creature or player has a keyword that is printed, applied or provided. */
export function has(state: State, ref: Ref, keyword: Keyword): boolean {
  if ('seat' in ref) {
    if (seatOf(state, ref.seat).statuses.includes(keyword)) return true;
  } else {
    const { statuses } = bodyOf(state, ref.item);
    if (statuses.length > 0 && statuses.includes(keyword)) return true;
    const { keywords } = traitsIn(state, ref.item);
    if (keywords.length > 0 && keywords.includes(keyword) && !statuses.includes('faded')) return true;
  }
  return state.providers.length > 0 && isProvided(state, ref, keyword);
}

const isProvided = (state: State, ref: Ref, keyword: Keyword): boolean =>
  state.providers.some((item) =>
    traitsIn(state, item).provides.some(
      ({ to, gives }) =>
        gives.keywords?.includes(keyword) === true && stands(state, to, ref, originOf(state, item)),
    ),
  );

/** Returns the extra damage of a player's spells (8.12). */
export function magicDamageOf(state: State, seat: Seat): number {
  let sum = 0;
  for (const item of working(state, seat)) sum += traitsIn(state, item).magicDamage;
  return sum;
}

/** Whether a creature or player is a magnet. Opponents must attack magnets first (8.1.a, 8.2.a). */
export function isMagnet(state: State, ref: Ref): boolean {
  const statuses = 'seat' in ref ? seatOf(state, ref.seat).statuses : bodyOf(state, ref.item).statuses;
  return (statuses.length > 0 && statuses.includes('magnetised')) || has(state, ref, 'magnetic');
}

export const ownerOf = (state: State, item: number): Seat => itemOf(state, item).owner;
