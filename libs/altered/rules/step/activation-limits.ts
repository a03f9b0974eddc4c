import { type ActivationLimit, type TriggerSymbol } from '#altered/abilities';
import type { Listener, World } from '../world/characteristics.js';
import { reactionKey } from '../state/today.js';
import { isAbout, isActive, contextOfPassive } from '../world/passive-context.js';
import type { State } from '../state/state.js';

/** The general limit on how often each reaction of an object can be activated per day (1.4.6.c, 6.3.f). */
export const ACTIVATIONS_A_DAY = 100;

const timesIn = (names: readonly string[], name: string, from = 0): number =>
  names.reduce((times, other, index) => (index >= from && other === name ? times + 1 : times), 0);

/**
 * Whether an ability has reached its limit of activations or plays (1.4.6). Also counts `meanwhile`, the activations by
 * the current event.
 */
export function isUsedUp(
  { today, beforeThisTurn }: Pick<State, 'today' | 'beforeThisTurn'>,
  nameOf: () => string,
  limit: ActivationLimit | undefined,
  ofTheRules: number,
  meanwhile: readonly { readonly listener: Listener }[] = nobody,
): boolean {
  // Fast path: most abilities have no limit of their own. On most days, all activations together stay below the general
  // limit per ability.
  if (limit === undefined && today.length + meanwhile.length < ofTheRules) return false;
  const name = nameOf();
  const more = meanwhile.filter(({ listener }) => reactionKey(listener.source) === name).length;
  if (timesIn(today, name) + more >= ofTheRules) return true;
  if (limit === undefined) return false;
  return timesIn(today, name, limit.each === 'day' ? 0 : beforeThisTurn) + more >= limit.times;
}

const nobody: readonly never[] = [];

/**
 * 7.3.1.e: returns the item whose ability prevents an object's abilities with the given trigger symbol from being
 * activated. Null if there is none.
 */
export function preventedBy(
  state: State,
  world: World,
  passives: World['passives'],
  item: number,
  symbol: TriggerSymbol,
): number | null {
  for (const active of passives.of('cannot-activate')) {
    const { passive } = active;
    if (!passive.triggers.includes(symbol)) continue;
    const context = contextOfPassive(state, world, active);
    if (isActive(context, active) && isAbout(context, passive.of, item)) return active.source.item;
  }
  return null;
}
