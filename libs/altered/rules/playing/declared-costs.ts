import type { Cost, Quantity } from '#altered/abilities';
import { manaOf } from '../world/payable.js';
import { find, type Context } from '../world/context.js';
import { valueOf } from '../world/matching.js';
import { toughOfTargets } from '../world/tough.js';
import type { Declaration } from '../state/tasks.js';

/** Returns the cost in the text of a quick action or inner action. For a card, returns only its additional payment. */
export function costOf(context: Context, { playing }: Declaration): Cost {
  switch (playing.kind) {
    case 'inner-action':
      return playing.cost;
    case 'quick-action': {
      const ability = context.world.of(playing.source.item).abilities[playing.source.ability];
      return ability?.kind === 'quick-action' ? ability.cost : {};
    }
    case 'card':
      return playing.besides ?? {};
    case 'reaction':
      return {};
  }
}

/**
 * Returns the mana cost of a declaration, including Tough (7.4.5.c). Returns 0 if a card is played for free (7.3.14.a).
 */
export function manaFor(context: Context, declaration: Declaration): number {
  const { playing, seat, targets } = declaration;
  if (playing.kind === 'card') {
    if (playing.free || playing.waived === true) return 0;
    return playing.mana + toughOfTargets(context, seat, targets.flat());
  }
  return (
    valueOf(context, costOf(context, declaration).mana ?? 0) + toughOfTargets(context, seat, targets.flat())
  );
}

/** Returns the mana that remains for the Tough of further targets. Infinite if the player does not need to pay. */
export function spare(context: Context, declaration: Declaration): number {
  const { playing } = declaration;
  if (playing.kind === 'card' && (playing.free || playing.waived === true)) return Infinity;
  // 5.5.d: the available mana does not limit a reaction, because its player can decline to pay after playing it.
  if (playing.kind === 'reaction') return Infinity;
  return manaOf(context, declaration.seat) - manaFor(context, declaration);
}

/**
 * Returns the maximum value of X for a cost in mana or counters (5.1.2.b). Null if the cost does not contain X or X is
 * already chosen.
 */
export function mostForX(context: Context, declaration: Declaration): number | null {
  const { mana, xAtMost, spend } = costOf(context, declaration);
  if (spend !== undefined && hasX(spend.count) && declaration.bound.x === undefined)
    return find(context.state, declaration.bound.me)?.counters[spend.name] ?? 0;
  if (mana === undefined || declaration.bound.x !== undefined || !hasX(mana)) return null;
  const due = (x: number): number => valueOf({ ...context, bound: { ...context.bound, x } }, mana);
  const orbs = manaOf(context, declaration.seat);
  let most = 0;
  while (most < orbs && due(most + 1) <= orbs && due(most + 1) > due(most)) most++;
  return xAtMost === undefined ? most : Math.min(most, valueOf(context, xAtMost));
}

const hasX = (quantity: Quantity): boolean =>
  typeof quantity === 'object' && ('x' in quantity || ('sum' in quantity && quantity.sum.some(hasX)));
