import type { Passive } from '#altered/abilities';
import type { ActivePassive } from '../world/characteristics.js';
import { isOneOf, type Context } from '../world/context.js';
import { isActive } from '../world/passive-context.js';
import { definitionOf } from '../world/token-definition.js';
import type { Modifier } from './modifiers.js';
import { isLikeToken } from './would-happen.js';

/**
 * 6.2.b: "If you would create a token, create another one instead", for each token, in the Expedition where it would have been. A
 * Character has no place in Landmarks.
 */
export const createsOther = (
  context: Context,
  active: ActivePassive,
  { who, what, token, count = 1 }: Extract<Passive, { kind: 'creates-other' }>,
  identity: Pick<Modifier, 'name'> & Required<Pick<Modifier, 'source'>>,
): Modifier => ({
  ...identity,
  rule: '6.2.b',
  mode: 'replaces',
  of: 'token',
  modify: (_scene, action) => {
    if (action.kind !== 'token' || !isOneOf(context, who, action.by ?? action.to.seat)) return null;
    if (!isLikeToken(action.definition, what) || !isActive(context, active)) return null;
    if (token !== undefined && action.to.zone !== 'expedition') return null;
    const one = token === undefined ? action : { ...action, definition: definitionOf(token) };
    return Array.from({ length: context.world.budget.many(count) }, () => ({ ...one }));
  },
});
