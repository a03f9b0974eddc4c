import { numberIn } from '#kernel';
import type { Cause, Seat } from '#record';
import type { Action } from '../state/actions.js';
import { attackOf, healthOf, playerAttackOf } from '../world/characteristics.js';
import { durabilityOf } from '../world/characteristics.js';
import { damage } from '../step/damaging.js';
import type { Run } from '../step/run.js';
import { isThere } from '../world/standing.js';
import { bodyOf, opponentOf, seatOf, type State } from '../state/state.js';
import type { Ref, TaskOf } from '../state/tasks.js';

const attackIn = (state: State, ref: Ref): number =>
  'seat' in ref ? (playerAttackOf(state, ref.seat) ?? 0) : attackOf(state, ref.item);

/**
 * Attacks with a creature or player. Both sides deal damage simultaneously (6.3.j). Then, an active globe answers
 * (6.5.h).
 */
export function attack(run: Run, seat: Seat, attacker: Ref, target: Ref): void {
  const { state } = run;
  const own = 'item' in attacker;
  const rules = [own ? '6.3.i' : '6.4.c', '6.3.j'];
  if ('seat' in target) {
    run.schedule({ task: 'globe-answers', seat: target.seat, attacker });
    if (playerAttackOf(state, target.seat) !== null) rules.push('6.4.d');
  }
  const actions: Action[] = [
    {
      kind: 'attack',
      seat,
      attacker: own ? attacker.item : null,
      target: 'item' in target ? target.item : null,
    },
  ];
  damage(actions, state, target, attackIn(state, attacker));
  damage(actions, state, attacker, attackIn(state, target));
  run.perform({ verb: 'attack', by: seat, cause: run.decided, actions, rules });
}

/** Makes a creature Magnetised (6.3.h). */
export function magnetise(run: Run, seat: Seat, item: number): void {
  const { object, statuses } = bodyOf(run.state, item);
  const actions: Action[] = [{ kind: 'done', item, object, on: true }];
  if (!statuses.includes('magnetised'))
    actions.push({ kind: 'status', item, object, status: 'magnetised', on: true });
  run.perform({ verb: 'magnetise', by: seat, cause: run.decided, actions, rules: ['6.3.h', '8.1.a'] });
}

/**
 * Adds a globe's damage to a step. The damage is the globe's attack or, if lower, the target's health (6.5.d). The
 * globe's owner loses the same amount of health (6.5.e), and the globe loses 1 durability (6.5.f).
 */
function globeDamage(
  actions: Action[],
  state: State,
  seat: Seat,
  item: number,
  target: Ref,
): readonly Action[] {
  const health = 'seat' in target ? seatOf(state, target.seat).health : healthOf(state, target.item);
  const amount = Math.min(Math.max(0, health), attackOf(state, item));
  if (amount === 0) return actions;
  const value = seatOf(state, seat).health - amount;
  const { object } = bodyOf(state, item);
  damage(actions, state, target, amount);
  actions.push({ kind: 'health', seat, delta: -amount, value, how: 'loss' });
  actions.push({ kind: 'durability', item, object, delta: -1, value: durabilityOf(state, item) - 1 });
  return actions;
}

const damageRules = ['6.5.d', '6.5.e', '6.5.f'];

/** Uses a globe to deal damage, at most once per turn (6.5.c). */
export function useGlobe(run: Run, seat: Seat, item: number, target: Ref): void {
  const used: Action = { kind: 'done', item, object: bodyOf(run.state, item).object, on: true };
  run.perform({
    verb: 'globe',
    by: seat,
    cause: run.decided,
    actions: globeDamage([used], run.state, seat, item, target),
    rules: ['6.5.c', ...damageRules],
  });
}

/**
 * Makes a globe that was left active answer the first attack on its owner. The attacker must still be in play (6.5.h,
 * 6.5.i).
 */
export function globeAnswers(run: Run, { seat, attacker }: TaskOf<'globe-answers'>): void {
  const { state } = run;
  const [item] = seatOf(state, seat).globe;
  if (item === undefined || !isThere(state, attacker)) return;
  const { active, object } = bodyOf(state, item);
  if (!active) return;
  const cause: Cause = { kind: 'rule', rule: '6.5.h' };
  run.perform({
    verb: 'globe',
    by: seat,
    cause,
    actions: globeDamage([{ kind: 'active', item, object, on: false }], state, seat, item, attacker),
    rules: ['6.5.h', ...damageRules],
  });
}

/** Returns the target in the key of a turn option: the opponent for `player`, otherwise an item. */
export const targetOf = (state: State, seat: Seat, word: string): Ref =>
  word === 'player'
    ? { seat: opponentOf(seat) }
    : { item: numberIn(word), object: bodyOf(state, numberIn(word)).object };
