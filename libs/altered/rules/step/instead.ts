import { same, type Effect, type Passive } from '#altered/abilities';
import type { Seat } from '#record';
import type { ActivePassive, World } from '../world/characteristics.js';
import { refersTo } from '../world/context.js';
import type { Undecided } from './modifiers.js';
import { isActive, contextOfPassive } from '../world/passive-context.js';
import type { Bound } from '../state/objects.js';
import type { Proposal, Proposed } from '../state/proposal.js';
import type { State } from '../state/state.js';

/** An effect that replaces a part of a step, or follows the step. */
export interface Instead {
  readonly by: ActivePassive;
  readonly effect: Effect;
  /** The objects to which "it" refers. */
  readonly it?: Bound['it'];
  /** The expedition that would have moved, to which the effect can refer. */
  readonly expeditions?: Bound['expeditions'];
  /** The values that are noted before the effect begins. */
  readonly noted?: Bound['noted'];
  /** The die result to which the effect refers. */
  readonly rolled?: number;
}

/**
 * A step without the parts that modifiers have replaced (`proposal`), and the effects that replace those parts
 * (`instead`).
 */
export interface Remaining {
  readonly kind: 'remains';
  readonly proposal: Proposal;
  readonly instead: readonly Instead[];
  readonly picks: readonly string[];
}

type Verb = Extract<Passive, { kind: 'does-instead' }>['would'];

/** Returns the player and the verb of an action that a modifier of whole steps can replace. Null for other actions. */
const doing = (action: Proposed): { readonly seat: Seat; readonly verb: Verb } | null =>
  action.kind === 'move' &&
  (action.as === 'resupply' || action.as === 'draw') &&
  typeof action.item !== 'number'
    ? { seat: action.item.deck, verb: action.as }
    : null;

/**
 * 6.2.e.1: applies the modifiers that replace a whole step. Each player's part is separate and is replaced at most once
 * (6.2.g). Null if there are no such modifiers or no actions that they can replace.
 */
export const insteadOf = (
  state: State,
  world: World,
  proposal: Proposal,
  picks: readonly string[],
): Remaining | Undecided | null =>
  world.passives.of('does-instead').length === 0 || !proposal.actions.some(isDoing)
    ? null
    : insteadOfSome(state, world, proposal, picks);

const isDoing = (action: Proposed): boolean => doing(action) !== null;

/** Like `insteadOf`, but assumes that such modifiers and actions exist. */
function insteadOfSome(
  state: State,
  world: World,
  proposal: Proposal,
  picks: readonly string[],
): Remaining | Undecided {
  const all = world.passives.of('does-instead');
  const left = [...picks];
  const instead: Instead[] = [];
  let actions = proposal.actions;
  for (const deed of doings(proposal.actions)) {
    const fitting = all.filter((active) => {
      const { who, would } = active.passive;
      const context = contextOfPassive(state, world, active);
      return would === deed.verb && isActive(context, active) && refersTo(context, who, deed.seat);
    });
    const [first] = fitting;
    // The choice of modifier only matters if the modifiers' effects differ.
    const differ = fitting.some(({ passive }) => !same(passive.effect, first?.passive.effect));
    const pick = differ ? left.shift() : undefined;
    if (differ && pick === undefined) return { kind: 'undecided', modifiers: fitting.map(nameOf) };
    const by = pick === undefined ? first : fitting.find((active) => nameOf(active) === pick);
    if (by === undefined) continue;
    // Each matching action in the step is replaced by its own occurrence of the effect.
    for (const action of actions)
      if (same(doing(action), deed)) instead.push({ by, effect: by.passive.effect });
    actions = actions.filter((action) => !same(doing(action), deed));
  }
  return { kind: 'remains', proposal: { ...proposal, actions }, instead, picks: left };
}

/** Returns the parts of a step that modifiers can replace, by player and verb, without duplicates. */
function doings(actions: readonly Proposed[]): readonly { readonly seat: Seat; readonly verb: Verb }[] {
  const found = actions.flatMap((action) => doing(action) ?? []);
  return found.filter((deed, index) => found.findIndex((other) => same(deed, other)) === index);
}

/** Returns the unique name of a modifier that is an ability. */
export function nameOf({ source, emblem }: ActivePassive): string {
  const name = `ability-${source.item}-${source.object ?? 0}-${source.ability}`;
  // An ability can create several emblems. Each emblem is a separate modifier, so the modifier's name includes the
  // emblem.
  return emblem === undefined ? name : `${name}-${emblem}`;
}
