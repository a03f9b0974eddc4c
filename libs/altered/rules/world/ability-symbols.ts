import type { Ability, AbilitySymbol, Trigger } from '#altered/abilities';
import type { Context } from './context.js';

/** Whether an ability has a symbol: its trigger's (7.1.1), or {D}, {T} in its cost (7.1.4). */
export function hasSymbol(ability: Ability, symbol: AbilitySymbol): boolean {
  if (ability.kind === 'quick-action') {
    if (symbol === 'discard') return ability.cost.discardMe === true;
    return symbol === 'exhaust' && ability.cost.exhaustMe === true;
  }
  return ability.kind === 'reaction' && isTrigger(ability.trigger, symbol);
}

/** How many {D} or {T} abilities were activated this turn. */
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

/** Whether an ability is a Cooldown. */
export const isCooldown = ({ kind }: Ability): boolean => kind === 'cooldown';

/** Whether any ability has a symbol. */
export const hasOneWith = (abilities: readonly Ability[], symbol: AbilitySymbol): boolean =>
  abilities.some((ability) => hasSymbol(ability, symbol));
