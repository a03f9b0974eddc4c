import { type ActivationLimit, type TriggerSymbol } from '#altered/abilities';
import type { World } from '../world/characteristics.js';
import { isAbout, isActive, contextOfPassive } from '../world/passive-context.js';
import type { State } from '../state/state.js';

/** The limit of 1.4.6.c and 6.3.f. */
export const ACTIVATIONS_A_DAY = 100;

/** Whether an ability was activated or played as often as it may be, by the limit of the rules or its own (1.4.6). */
export function isUsedUp(
  { today, thisTurn }: Pick<State, 'today' | 'thisTurn'>,
  key: string,
  limit: ActivationLimit | undefined,
  ofTheRules: number,
  more = 0,
): boolean {
  const day = (today[key] ?? 0) + more;
  if (day >= ofTheRules) return true;
  if (limit === undefined) return false;
  return (limit.each === 'day' ? day : (thisTurn[key] ?? 0) + more) >= limit.times;
}

/** 7.3.1.e: the item whose ability keeps this trigger of an object from activating; null when none does. */
export function keptFromActivating(
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
