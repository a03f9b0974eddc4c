import type { World } from '../world/characteristics.js';
import type { Context } from '../world/context.js';
import { isWhere } from '../world/described-zones.js';
import { contextOfPassive, isAbout, isActive } from '../world/passive-context.js';
import type { Proposed, ProposedMove } from '../state/proposal.js';
import type { State } from '../state/state.js';
import type { Affected, Selector } from '#altered/abilities';
import { fits } from '../world/matching.js';

/** What is described is in play, or where the description says (2.2.1.h). */
const isMeant = (context: Context, item: number, of: Affected, arrives: boolean): boolean => {
  if (typeof of === 'string' || 'target' in of || 'noted' in of) return isAbout(context, of, item);
  const like: Selector = of;
  const isThere = isWhere(context, context.state.stays[item] ?? null, like);
  return (isThere || (arrives && like.zone === undefined)) && fits(context, item, like);
};

/** How many counters of a name an object can have at most. */
function mostOf(state: State, world: World, item: number, name: string, arrives: boolean): number {
  let most = Infinity;
  for (const active of world.passives.of('counters-limited')) {
    const { passive } = active;
    if (passive.name !== name || passive.most >= most) continue;
    const context = contextOfPassive(state, world, active);
    if (isActive(context, active) && isMeant(context, item, passive.of, arrives)) most = passive.most;
  }
  return most;
}

/**
 * 1.4.1.a: of counters that would be more than an object can have, as many are gained as it can. What it has already stays.
 */
export function withinLimits(state: State, world: World, step: readonly Proposed[]): readonly Proposed[] {
  if (world.passives.of('counters-limited').length === 0) return step;
  const gained = new Map<string, number>();
  const room = (item: number, name: string, arrives: boolean): number => {
    const before = (state.stays[item]?.counters[name] ?? 0) + (gained.get(`${item} ${name}`) ?? 0);
    return Math.max(0, mostOf(state, world, item, name, arrives) - before);
  };
  return step.flatMap((action): readonly Proposed[] => {
    if (action.kind === 'move') return [entering(action, room)];
    if (action.kind !== 'counters') return [action];
    const { item, name } = action;
    const delta = Math.min(action.delta, action.delta > 0 ? room(item, name, false) : action.delta);
    gained.set(`${item} ${name}`, (gained.get(`${item} ${name}`) ?? 0) + delta);
    return delta === 0 ? [] : [{ ...action, delta }];
  });
}

/** What enters play with counters, and with no more than it can have. */
function entering(
  action: ProposedMove,
  room: (item: number, name: string, arrives: boolean) => number,
): ProposedMove {
  const { item, counters, to } = action;
  if (counters === undefined || typeof item !== 'number') return action;
  if (to.zone !== 'expedition' && to.zone !== 'landmark') return action;
  const given = Object.entries(counters).map(
    ([name, count]) => [name, Math.min(count, room(item, name, true))] as const,
  );
  return { ...action, counters: Object.fromEntries(given.filter(([, count]) => count > 0)) };
}
