import { abilities, costParts, effects, passives, steps, targets } from './ability-shapes.js';
import { conditions, knowns, quantities, selectorFields, whats } from './description-shapes.js';
import { triggers } from './trigger-shapes.js';

/** Everything ability trees are made of: the kinds of each family; of costs and descriptions, their fields. */
export const abilityKinds = {
  ability: abilities.kinds,
  trigger: triggers.kinds,
  passive: passives.kinds,
  cost: Object.keys(costParts),
  target: targets.kinds,
  effect: effects.kinds,
  step: steps.kinds,
  condition: conditions.kinds,
  selector: Object.keys(selectorFields),
  quantity: ['number', ...quantities.kinds],
  what: ['me', 'it', ...whats.kinds],
  known: ['me', 'it', ...knowns.kinds],
} as const;
