import type { Selector, Ability, AbilitySymbol, Trigger } from '#altered/abilities';
import { isCounter, type Stay } from '../state/objects.js';
import type { Characteristics } from './characteristics.js';
import type { Context } from './context.js';

type TypeWanted = NonNullable<Selector['type']>;

const matchesType = (type: Characteristics['type'] | 'region', wanted: TypeWanted): boolean =>
  typeof wanted === 'string' ? type === wanted : wanted.some((other) => other === type);

const nothingElse: readonly Selector[] = [];

/** Returns descriptions of the additional kinds that a card counts as in every zone (1.4.2.a). */
function considered({ abilities }: Characteristics): readonly Selector[] {
  let found: Selector[] | null = null;
  for (const ability of abilities)
    if (ability.kind === 'passive' && ability.passive.kind === 'considered')
      (found ??= []).push(ability.passive.as);
  return found ?? nothingElse;
}

/** Whether an object has the given type, or counts as having it (1.4.2.a). */
export const isOfType = (is: Characteristics, wanted: TypeWanted): boolean =>
  matchesType(is.type, wanted) ||
  considered(is).some(({ type }) => typeof type === 'string' && matchesType(type, wanted));

/** Whether an object has the given subtype, or counts as having it (1.4.2.a). */
export const isOfSubtype = (is: Characteristics, wanted: NonNullable<Selector['subtype']>): boolean =>
  is.subtypes.includes(wanted) || considered(is).some(({ subtype }) => subtype === wanted);

/**
 * 2.4.4.a, 2.4.5.b: whether an object has the given status. "Boosted" depends on counters, and "ready" on another
 * status.
 */
export function hasStatus(
  stay: Pick<Stay, 'counters' | 'statuses'>,
  status: NonNullable<Selector['status'] | Selector['without']>,
): boolean {
  if (status === 'boosted') return (stay.counters['boost'] ?? 0) > 0;
  if (status === 'ready') return !stay.statuses.includes('exhausted');
  return stay.statuses.includes(status);
}

/** Whether an object has counters other than the marks for completed Feats and Temples. */
export const hasCounters = (stay: Stay | null): boolean =>
  Object.entries(stay?.counters ?? {}).some(([name, count]) => count > 0 && isCounter(name));

/** Whether an ability has the given symbol, either in its trigger (7.1.1) or, for {D} and {T}, in its cost (7.1.4). */
export function hasSymbol(ability: Ability, symbol: AbilitySymbol): boolean {
  if (ability.kind === 'quick-action') {
    if (symbol === 'discard') return ability.cost.discardMe === true;
    return symbol === 'exhaust' && ability.cost.exhaustMe === true;
  }
  return ability.kind === 'reaction' && isTrigger(ability.trigger, symbol);
}

/** Returns how many {D} or {T} abilities have been activated this turn. */
export const activatedThisTurn = (
  { state, world }: Pick<Context, 'state' | 'world'>,
  symbol: AbilitySymbol,
): number =>
  state.quickActions.filter(({ item, ability }) => {
    const found = world.of(item).abilities[ability];
    return found !== undefined && hasSymbol(found, symbol);
  }).length;

function isTrigger(trigger: Trigger, symbol: AbilitySymbol): boolean {
  if (trigger.kind === 'any') return trigger.of.some((part) => isTrigger(part, symbol));
  if (trigger.kind === 'join')
    return symbol === 'join' && trigger.what === 'me' && trigger.expedition === undefined;
  return (
    trigger.kind === 'played' && trigger.what === 'me' && symbol === `from-${trigger.from ?? 'anywhere'}`
  );
}

export const isCooldown = ({ kind }: Ability): boolean => kind === 'cooldown';

/** Whether any of the abilities has the given symbol. */
export const anyHasSymbol = (abilities: readonly Ability[], symbol: AbilitySymbol): boolean =>
  abilities.some((ability) => hasSymbol(ability, symbol));
