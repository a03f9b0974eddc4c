import type { Seat } from '#record';
import type { Context } from './context.js';
import type { Target } from '../state/objects.js';
import { editionIn } from '../state/edition.js';

/** 7.4.5.c: returns the additional cost of targeting opposing objects with Tough. Each object counts once. */
export function toughOfTargets(
  { state, world }: Pick<Context, 'state' | 'world'>,
  seat: Seat,
  targets: readonly Target[],
): number {
  let sum = 0;
  for (let index = 0; index < targets.length; index++) {
    const target = targets[index];
    if (target?.kind !== 'object' || isBefore(targets, index, target.item)) continue;
    sum += toughAgainst({ state, world }, seat, target.item);
  }
  return sum;
}

/** Whether an object is also an earlier target in the list. */
const isBefore = (targets: readonly Target[], end: number, item: number): boolean =>
  targets.findIndex((target) => target.kind === 'object' && target.item === item) < end;

/**
 * Returns the additional cost of targeting an object. 0 for the player's own objects and for objects that are not in
 * play (2.2.10.f).
 */
export function toughAgainst(
  { state, world }: Pick<Context, 'state' | 'world'>,
  seat: Seat,
  item: number,
): number {
  const stay = state.stays[item];
  if (stay === null || stay === undefined || stay.seat === seat) return 0;
  return editionIn(state).inPlay.includes(stay.zone) ? world.of(item).tough : 0;
}
