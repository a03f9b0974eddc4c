import { same, type Effect, type Passive } from '#altered/abilities';
import type { Seat } from '#record';
import type { ActivePassive, World } from '../world/characteristics.js';
import { isOneOf } from '../world/context.js';
import type { Undecided } from './modifiers.js';
import { isActive, contextOfPassive } from '../world/passive-context.js';
import type { Bound } from '../state/objects.js';
import type { Proposal, Proposed } from '../state/proposal.js';
import type { State } from '../state/state.js';

/** An effect that replaces a step, or follows one. */
export interface Instead {
  readonly by: ActivePassive;
  readonly effect: Effect;
  /** The meaning of "it". */
  readonly it?: Bound['it'];
  /** The Expedition that would have moved. */
  readonly expeditions?: Bound['expeditions'];
  /** Notes made before it begins. */
  readonly noted?: Bound['noted'];
  /** The result of a die that would have been rolled. */
  readonly rolled?: number;
}

/** The rest of a step after modifiers of whole steps, and the effects that replace the removed part. */
export interface Remaining {
  readonly kind: 'remains';
  readonly proposal: Proposal;
  readonly instead: readonly Instead[];
  readonly picks: readonly string[];
}

type Verb = Extract<Passive, { kind: 'does-instead' }>['would'];

/** The deed that a modifier of whole steps could be about, with its player. */
const doing = (action: Proposed): { readonly seat: Seat; readonly verb: Verb } | null =>
  action.kind === 'move' &&
  (action.as === 'resupply' || action.as === 'draw') &&
  typeof action.item !== 'number'
    ? { seat: action.item.deck, verb: action.as }
    : null;

/**
 * 6.2.e.1: applies replacing modifiers of whole steps first, to each player's part separately. Each kind
 * replaces a part only once (6.2.g). Null if nothing changes.
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

/** Like `insteadOf`, for steps that can be replaced in part. */
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
      return would === deed.verb && isActive(context, active) && isOneOf(context, who, deed.seat);
    });
    const [first] = fitting;
    // The choice between them only matters if they do different things.
    const differ = fitting.some(({ passive }) => !same(passive.effect, first?.passive.effect));
    const pick = differ ? left.shift() : undefined;
    if (differ && pick === undefined) return { kind: 'undecided', modifiers: fitting.map(nameOf) };
    const by = pick === undefined ? first : fitting.find((active) => nameOf(active) === pick);
    if (by === undefined) continue;
    // Each Resupply, or card drawn, of a step that has several is done instead.
    for (const action of actions)
      if (same(doing(action), deed)) instead.push({ by, effect: by.passive.effect });
    actions = actions.filter((action) => !same(doing(action), deed));
  }
  return { kind: 'remains', proposal: { ...proposal, actions }, instead, picks: left };
}

/** The players of such actions, each once. */
function doings(actions: readonly Proposed[]): readonly { readonly seat: Seat; readonly verb: Verb }[] {
  const found = actions.flatMap((action) => doing(action) ?? []);
  return found.filter((deed, index) => found.findIndex((other) => same(deed, other)) === index);
}

/** The identity of a modifier that comes from an ability. */
export function nameOf({ source, emblem }: ActivePassive): string {
  const name = `ability-${source.item}-${source.object ?? 0}-${source.ability}`;
  // An ability can have made several emblems, each a modifier of its own.
  return emblem === undefined ? name : `${name}-${emblem}`;
}
