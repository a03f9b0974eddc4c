import { abilities, costParts, effects, passives, steps, targets, triggers } from './ability-shapes.js';
import { conditions, knowns, quantities, whats } from './description-shapes.js';

/** Everything ability trees are made of: the kinds of each family. `later` stands for all that editions after 1.0 add. */
export const abilityKinds = {
  ability: abilities.kinds,
  trigger: triggers.kinds,
  passive: passives.kinds,
  cost: Object.keys(costParts),
  target: targets.kinds,
  effect: effects.kinds,
  step: steps.kinds,
  condition: conditions.kinds,
  quantity: ['number', ...quantities.kinds],
  what: ['me', 'it', ...whats.kinds],
  known: ['me', 'it', ...knowns.kinds],
} as const;
