import type { World } from '../world/characteristics.js';
import type { Context } from '../world/context.js';
import { isWhere } from '../world/described-zones.js';
import { contextOfPassive, isAbout, isActive } from '../world/passive-context.js';
import type { Proposed, ProposedMove, ProposedToken } from '../state/proposal.js';
import type { State } from '../state/state.js';
import type { Ability, Affected, Selector } from '#altered/abilities';
import { fits } from '../world/matching.js';
import { naturalAbilities } from '../world/active-abilities.js';
import { asIfThere } from './as-if-there.js';
import { itemMoved } from './modifiers.js';

/** What is described is in play, or where the description says (2.2.1.h). */
const isMeant = (context: Context, item: number, of: Affected, arrives: boolean): boolean => {
  if (typeof of === 'string' || 'target' in of || 'noted' in of) return isAbout(context, of, item);
  const like: Selector = of;
  const isThere = isWhere(context, context.state.stays[item] ?? null, like);
  return (isThere || (arrives && like.zone === undefined)) && fits(context, item, like);
};

/** How many counters of a name an object can have at most: an item, or what is about to enter play. */
function mostOf(
  state: State,
  world: World,
  name: string,
  arrives: boolean,
  of: (context: Context) => { readonly context: Context; readonly item: number },
): number {
  let most = Infinity;
  for (const active of world.passives.of('counters-limited')) {
    const { passive } = active;
    if (passive.name !== name || passive.most >= most) continue;
    const { context, item } = of(contextOfPassive(state, world, active));
    if (isActive(context, active) && isMeant(context, item, passive.of, arrives)) most = passive.most;
  }
  return most;
}

/** How many a card or token that enters play says that it can have at most: it says so of its own entering (6.2.j). */
const ownMost = (abilities: readonly Ability[], name: string): number =>
  Math.min(
    ...abilities.map((ability) =>
      ability.kind === 'passive' &&
      ability.passive.kind === 'counters-limited' &&
      ability.passive.of === 'me' &&
      ability.passive.if === undefined &&
      ability.passive.name === name
        ? ability.passive.most
        : Infinity,
    ),
  );

/**
 * 1.4.1.a: of counters that would be more than an object can have, as many are gained as it can. What it has already stays.
 */
export function withinLimits(state: State, world: World, step: readonly Proposed[]): readonly Proposed[] {
  if (!step.some((one) => mayHaveTooMany(world, one))) return step;
  const gained = new Map<string, number>();
  return step.flatMap((action): readonly Proposed[] => {
    if (action.kind === 'move' || action.kind === 'token') return [entering(state, world, action)];
    if (action.kind !== 'counters') return [action];
    const { item, name } = action;
    const before = (state.stays[item]?.counters[name] ?? 0) + (gained.get(`${item} ${name}`) ?? 0);
    const room = Math.max(0, mostOf(state, world, name, false, (context) => ({ context, item })) - before);
    const delta = Math.min(action.delta, action.delta > 0 ? room : action.delta);
    gained.set(`${item} ${name}`, (gained.get(`${item} ${name}`) ?? 0) + delta);
    return delta === 0 ? [] : [{ ...action, delta }];
  });
}

const mayHaveTooMany = (world: World, action: Proposed): boolean =>
  world.passives.of('counters-limited').length > 0 ||
  ((action.kind === 'move' || action.kind === 'token') && action.counters !== undefined);

/** What enters play with counters, and with no more than it can have. */
function entering<T extends ProposedMove | ProposedToken>(state: State, world: World, action: T): T {
  const { counters, to } = action;
  if (counters === undefined || (to.zone !== 'expedition' && to.zone !== 'landmark')) return action;
  const most = (name: string): number => {
    if (action.kind === 'token')
      return Math.min(
        ownMost(action.definition.abilities ?? [], name),
        mostOf(state, world, name, true, (context) => asIfThere(context, action)),
      );
    const item = itemMoved(state, action);
    if (item === undefined) return Infinity;
    return Math.min(
      ownMost(naturalAbilities(state, item), name),
      mostOf(state, world, name, true, (context) => ({ context, item })),
    );
  };
  const given = Object.entries(counters).map(([name, count]) => [name, Math.min(count, most(name))] as const);
  if (given.every(([name, count]) => counters[name] === count)) return action;
  return { ...action, counters: Object.fromEntries(given.filter(([, count]) => count > 0)) };
}
