import type * as Descriptions from '../description-shapes.js';
import { byKind, optional, record, word } from '../shape.js';
import type {
  LaterAbility,
  LaterCondition,
  LaterCost,
  LaterDescription,
  LaterEffect,
  LaterPassive,
  LaterQuantity,
  LaterStep,
  LaterTrigger,
} from './index.js';

/** What the shapes here are made of. Handed in, because those shapes are made of these in their turn. */
type Say = Pick<typeof Descriptions, 'expeditionsOrTarget' | 'index' | 'players' | 'yes'>;

/** The shapes of what descriptions of later editions are made of. */
export const laterDescriptions = ({ expeditionsOrTarget, yes }: Say) => ({
  quantities: byKind<LaterQuantity>({ 'any-number': {} }),
  conditions: byKind<LaterCondition>({ ascended: { which: expeditionsOrTarget } }),
  description: record<LaterDescription>({ hasCooldown: optional(yes) }),
});

/** The shapes of what abilities of later editions are made of. */
export const laterAbilities = ({ expeditionsOrTarget, index, players }: Say) => ({
  abilities: byKind<LaterAbility>({ keyword: { keyword: word<'cooldown'>({ cooldown: true }) } }),
  triggers: byKind<LaterTrigger>({ ascend: { which: expeditionsOrTarget } }),
  steps: byKind<LaterStep>({
    ascend: { which: expeditionsOrTarget },
    'exhausted-resupply': { who: optional(players) },
  }),
  effects: byKind<LaterEffect>({}),
  passives: byKind<LaterPassive>({}),
  cost: record<LaterCost>({ exhaustInReserve: optional(index) }),
});
