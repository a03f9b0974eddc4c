import type {
  Ability,
  Cost,
  Effect,
  Known,
  Passive,
  Quantity,
  Step,
  TargetDefinition,
  Trigger,
} from '#altered/abilities';
import type { CardView, PublicState, Viewer } from '#record';
import { altered } from '#altered/rules';
import type { Table } from './table.js';

/** One verb as an effect. */
export const step = (one: Step, note?: string): Effect => ({
  kind: 'step',
  step: one,
  ...(note !== undefined && { note }),
});

/** Effects one after the other. */
export const sequence = (...effects: readonly Effect[]): Effect => ({ kind: 'sequence', effects });

/** Several verbs in one step. */
export const simultaneously = (...steps: readonly Step[]): Effect => ({ kind: 'simultaneously', steps });

/** The effect in a spell's ability box. */
export const effect = (does: Effect, targets?: readonly TargetDefinition[]): Ability => ({
  kind: 'effect',
  ...(targets && { targets }),
  effect: does,
});

export const reaction = (
  trigger: Trigger,
  does: Effect,
  says: Partial<Extract<Ability, { kind: 'reaction' }>> = {},
): Ability => ({ kind: 'reaction', trigger, effect: does, ...says });

/** {J}: when the object itself joins. */
export const joins: Trigger = { kind: 'join', what: 'me' };

export const quickAction = (
  cost: Cost,
  does: Effect,
  says: Partial<Extract<Ability, { kind: 'quick-action' }>> = {},
): Ability => ({ kind: 'quick-action', cost, effect: does, ...says });

export const passive = (says: Passive): Ability => ({ kind: 'passive', passive: says });

export const gainCounters = (name: string, count: Quantity = 1, what: Known = 'me'): Effect =>
  step({ kind: 'counters', change: 'gain', name, count, what });

export const resupply: Effect = step({ kind: 'resupply' });

/** The table as somebody sees it; all of it when nobody is named. */
export const seen = (table: Table, viewer: Viewer = { kind: 'omniscient' }): PublicState =>
  altered.see.view(table.state, viewer);

/** The first card with a name, as somebody sees it. */
export function cardSeen(table: Table, name: string, viewer?: Viewer): CardView {
  const item = table.item(name);
  const found = seen(table, viewer)
    .zones.flatMap((zone) => zone.cards)
    .find((card) => card.object === table.state.stays[item]?.object && (card.item ?? item) === item);
  if (found === undefined) throw new Error(`"${name}" is not to be seen.`);
  return found;
}

/** Forest, mountain and water of a card in play. */
export const statisticsOf = (table: Table, name: string): number[] =>
  cardSeen(table, name).statistics.map(({ value }) => value);
