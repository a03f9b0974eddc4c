import type { Seat } from '#record';
import { has, isMagnet, playerAttackOf } from '../world/characteristics.js';
import { bodyOf, opponentOf, seatOf, type State } from '../state/state.js';
import type { Ref } from '../state/tasks.js';

/** Returns the targets that a player can attack, considering magnets (8.1.a, 8.2.a). */
export function attackable(state: State, seat: Seat): readonly Ref[] {
  const all = creaturesAndPlayer(state, seat);
  let magnets: Ref[] | null = null;
  for (const ref of all) if (isMagnet(state, ref)) (magnets ??= []).push(ref);
  return magnets ?? all;
}

function creaturesAndPlayer(state: State, seat: Seat): Ref[] {
  const all: Ref[] = [];
  for (const item of seatOf(state, seat).line) all.push({ item, object: bodyOf(state, item).object });
  all.push({ seat });
  return all;
}

/** Returns the rule that forbids a creature from attacking at all. Null if it can attack. */
export function attackerRefusal(state: State, item: number): string | null {
  const { arrived, done, object } = bodyOf(state, item);
  if (done) return '6.3.g';
  if (arrived < state.turn) return null;
  const ref = { item, object };
  return has(state, ref, 'adrenaline') || has(state, ref, 'impetus') ? null : '6.3.n';
}

/** Returns the rule that forbids a creature from attacking a target. Null if the attack is allowed. */
export function attackRefusal(
  state: State,
  item: number,
  target: Ref,
  targets: readonly Ref[],
): string | null {
  const general = attackerRefusal(state, item);
  if (general !== null) return general;
  if ('seat' in target && !mayAttackPlayer(state, item)) return '8.6.a';
  return isAmong(target, targets) ? null : '8.1.a';
}

/** Whether a creature that can attack is also allowed to attack a player (8.6.a). */
export function mayAttackPlayer(state: State, item: number): boolean {
  const { arrived, object } = bodyOf(state, item);
  return arrived !== state.turn || has(state, { item, object }, 'adrenaline');
}

const isAmong = (target: Ref, targets: readonly Ref[]): boolean =>
  targets.some((ref) => ('seat' in ref ? 'seat' in target : 'item' in target && ref.item === target.item));

/** Returns the rule that forbids a creature from becoming Magnetised (6.3.h, 8.3.a). Null if it can. */
export function magnetiseRefusal(state: State, item: number): string | null {
  const { arrived, done, object } = bodyOf(state, item);
  if (done) return '6.3.g';
  return arrived < state.turn || has(state, { item, object }, 'paramagnetic') ? null : '6.3.n';
}

/** Returns the rule that forbids the player from attacking (6.4.a, 6.4.c). Null if the player can attack. */
export function strikeRefusal(state: State, seat: Seat): string | null {
  if (playerAttackOf(state, seat) === null) return '6.4.a';
  return seatOf(state, seat).struck ? '6.4.c' : null;
}

/** Returns the possible targets of a globe. Magnets are ignored, because a globe does not attack (9.4.a). */
export const globeTargets = (state: State, seat: Seat): readonly Ref[] =>
  creaturesAndPlayer(state, opponentOf(seat));
