import { itemOption, numberIn } from '#kernel';
import type { Choice, Seat } from '#record';
import type { Context } from '../world/context.js';
import type { Proposed } from '../state/proposal.js';
import type { Question } from './questions.js';
import type { Run } from '../step/run.js';
import type { AlteredTask, TaskOf } from '../state/tasks.js';
import { readyOrbs, seatOf } from '../state/zones.js';

type Steps = TaskOf<'resolve-steps'>;

/**
 * 3.2.9.e: whether to let a player exchange mana orbs (exhaust a ready orb and ready another) before a question. An
 * exchange only matters if the question offers some, but not all, of the player's orbs.
 */
export function isExchangeUseful(
  { state }: Context,
  { seat, candidates, max, expeditions }: Question,
): boolean {
  if (expeditions !== undefined) return false;
  const orbs = seatOf(state, seat).mana;
  const some = max > 0 && orbs.some((item) => candidates.includes(item));
  const ready = readyOrbs(state, seat).length;
  return some && ready > 0 && ready < orbs.length && !orbs.every((item) => candidates.includes(item));
}

/**
 * Asks which orbs should be ready. One answer covers any number of exchanges, because an exchange does not change the
 * number of ready orbs.
 */
export function askExchange(run: Run, task: Steps, seat: Seat): void {
  const { state } = run;
  const ready = readyOrbs(state, seat).length;
  run.schedule({ ...task, exchange: { question: task.answers.length, seat } });
  run.ask({
    seat,
    kind: 'exchange',
    options: seatOf(state, seat).mana.map(itemOption),
    min: ready,
    max: ready,
    hidden: true,
    rules: ['3.2.9.e'],
  });
}

export function exchange(run: Run, seat: Seat, choice: Choice, then: AlteredTask): void {
  const { state } = run;
  const ready = readyOrbs(state, seat);
  const wanted = choice.map(numberIn);
  const change = (on: boolean, items: readonly number[]): Proposed[] =>
    items.map((item) => ({ kind: 'status', item, status: 'exhausted', on }));
  run.schedule(then);
  run.perform({
    verb: 'exchange',
    by: seat,
    cause: { kind: 'decision', decision: state.decisions },
    actions: [
      ...change(
        true,
        ready.filter((item) => !wanted.includes(item)),
      ),
      ...change(
        false,
        wanted.filter((item) => !ready.includes(item)),
      ),
    ],
    rules: ['3.2.9.e'],
  });
}
