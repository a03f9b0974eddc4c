import type { z } from 'zod';
import {
  abilities,
  cost,
  costParts,
  destination,
  effects,
  passives,
  steps,
  targets,
  token,
} from './ability-shapes.js';
import {
  bound,
  conditions,
  described,
  expeditions,
  expeditionsOrTarget,
  knowns,
  players,
  quantities,
  selectorFields,
  selectors,
  status,
  total,
  whats,
  zone,
} from './description-shapes.js';
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

/** The shapes that all trees are made of, each with its name: of kinds of nodes, and of what descriptions are made of. */
export const abilityShapes = {
  ability: abilities.schema,
  trigger: triggers.schema,
  passive: passives.schema,
  target: targets.schema,
  cost,
  destination,
  token,
  effect: effects.schema,
  step: steps.schema,
  condition: conditions.schema,
  selector: selectors,
  quantity: quantities.schema,
  what: whats.schema,
  known: knowns.schema,
  players,
  expeditions,
  'expeditions or target': expeditionsOrTarget,
  described,
  bound,
  total,
  zone,
  status,
} satisfies Readonly<Record<string, z.ZodType>>;
