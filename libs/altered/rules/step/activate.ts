import type { TriggerSymbol } from '#altered/abilities';
import { reactionKey } from '../state/today.js';
import { nothingBound, type Context } from '../world/context.js';
import type { Proposed } from '../state/proposal.js';
import { ACTIVATIONS_A_DAY, isUsedUp, preventedBy } from './activation-limits.js';
import { symbolsOf } from './triggers.js';
import { stayOf } from '../state/zones.js';

/**
 * Returns the actions that activate an object's reactions with any of the given trigger symbols. Each emblem's source
 * is the object itself (7.3.1.b–e).
 */
export function reactionsWith(
  { state, world }: Context,
  item: number,
  triggers: readonly TriggerSymbol[],
): Proposed[] {
  const stay = stayOf(state, item);
  const forbidden = (symbol: TriggerSymbol): boolean =>
    preventedBy(state, world, world.passives, item, symbol) !== null;
  return world.of(item).abilities.flatMap((ability, index): Proposed[] => {
    if (ability.kind !== 'reaction') return [];
    const symbols = symbolsOf(ability.trigger);
    const source = { item, object: stay.object, ability: index };
    if (!symbols.some((symbol) => triggers.includes(symbol)) || symbols.some(forbidden)) return [];
    if (isUsedUp(state, () => reactionKey(source), ability.limit, ACTIVATIONS_A_DAY)) return [];
    const { targets, effect } = ability;
    return [
      {
        kind: 'emblem',
        seat: stay.seat,
        emblem: {
          kind: 'reaction',
          source,
          instructions: { ...(targets && { targets }), effect },
          bound: { ...nothingBound(item, stay.object), it: [{ item, object: stay.object }] },
        },
      },
    ];
  });
}
