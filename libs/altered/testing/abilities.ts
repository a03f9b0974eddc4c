import type {
  Ability,
  CardType,
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
import { abilitiesSaying } from './cards.js';
import type { Table } from './table.js';

export const step = (verb: Step, note?: string): Effect => ({
  kind: 'step',
  step: verb,
  ...(note !== undefined && { note }),
});

export const simultaneously = (...steps: readonly Step[]): Effect => ({ kind: 'simultaneously', steps });

/** An effect, given as the text of a Spell or as a tree. */
export type Does = string | Effect;

/** A trigger, given as text (`When you roll a die`, `{J}`) or as a tree. */
export type When = string | Trigger;

/** A passive ability, given as text or as a tree. */
export type Statement = string | Passive;

type OfKind<Kind extends Ability['kind']> = Extract<Ability, { kind: Kind }>;

/**
 * Compiles a line of card text to a single ability, for a card of the given type. Throws if the line contains several
 * abilities or if the ability is not of `kind`.
 */
function saying<Kind extends Ability['kind']>(line: string, type: CardType, kind: Kind): OfKind<Kind> {
  const [found, ...more] = abilitiesSaying(line, type);
  if (found?.kind !== kind || more.length > 0) throw new Error(`"${line}" is not read as a ${kind}.`);
  return found as OfKind<Kind>;
}

type Instructions = Pick<OfKind<'effect'>, 'effect' | 'targets'>;

function instructions(does: Does, targets?: readonly TargetDefinition[]): Instructions {
  if (typeof does !== 'string') return { ...(targets && { targets }), effect: does };
  const { effect: read, targets: named } = saying(does, 'spell', 'effect');
  return { ...(named && { targets: named }), effect: read };
}

/** Returns the tree of an effect. Throws if the effect is given as text and has targets. */
export function effectOf(does: Does): Effect {
  const { effect: found, targets } = instructions(does);
  if (targets !== undefined)
    throw new Error(`An effect within another names targets: ${JSON.stringify(does)}`);
  return found;
}

export const sequence = (...effects: readonly Does[]): Effect => ({
  kind: 'sequence',
  effects: effects.map(effectOf),
});

/** Returns an optional effect (“You may …”). */
export const may = (does: Does): Effect => ({ kind: 'optional', effect: effectOf(does) });

/** Returns a Spell's ability with this effect. If the effect is given as text, its targets come from the text too. */
export const effect = (does: Does, targets?: readonly TargetDefinition[]): Ability => ({
  kind: 'effect',
  ...instructions(does, targets),
});

const triggering = (trigger: string, does: string): OfKind<'reaction'> =>
  saying(`${trigger}${trigger.startsWith('{') ? '' : ' —'} ${does}`, 'character', 'reaction');

export function reaction(trigger: When, does: Does, more: Partial<OfKind<'reaction'>> = {}): Ability {
  if (typeof trigger !== 'string') return { kind: 'reaction', trigger, ...instructions(does), ...more };
  if (typeof does === 'string') return { ...triggering(trigger, does), ...more };
  return { kind: 'reaction', trigger: triggering(trigger, 'Draw a card.').trigger, effect: does, ...more };
}

/** {J}: triggers when the object that has the ability joins. */
export const joins: Trigger = { kind: 'join', what: 'me' };

export const quickAction = (cost: Cost, does: Does, more: Partial<OfKind<'quick-action'>> = {}): Ability => ({
  kind: 'quick-action',
  cost,
  ...instructions(does),
  ...more,
});

export const passive = (statement: Statement): Ability =>
  typeof statement === 'string'
    ? saying(statement, 'permanent', 'passive')
    : { kind: 'passive', passive: statement };

export const gainCounters = (name: string, count: Quantity = 1, what: Known = 'me'): Effect =>
  step({ kind: 'counters', change: 'gain', name, count, what });

export const resupply: Effect = step({ kind: 'resupply' });

/** Returns the table from a viewer's perspective, by default from an omniscient viewer's. */
export const seen = (table: Table, viewer: Viewer = { kind: 'omniscient' }): PublicState =>
  altered.see.view(table.state, viewer);

/** Returns the first card with this name, from a viewer's perspective. */
export function cardSeen(table: Table, name: string, viewer?: Viewer): CardView {
  const item = table.item(name);
  const found = seen(table, viewer)
    .zones.flatMap((zone) => zone.cards)
    .find((card) => card.object === table.state.stays[item]?.object && (card.item ?? item) === item);
  if (found === undefined) throw new Error(`"${name}" is not to be seen.`);
  return found;
}

/** Returns the forest, mountain and water statistics of a card in play. */
export const statisticsOf = (table: Table, name: string): number[] =>
  cardSeen(table, name).statistics.map(({ value }) => value);
