import { byRule, itemOption, numberIn } from '#kernel';
import { invariant, type Choice, type Seat } from '#record';
import type { Proposed } from '../state/proposal.js';
import type { Run } from '../step/run.js';
import type { TaskOf } from '../state/tasks.js';
import { initiativeOrder, place, seatOf } from '../state/zones.js';
import { limitOf, isUncounted, exemptFromLimit } from './limits.js';

/**
 * 4.2.5.c: lets each player choose objects to keep, in initiative order. Then all other objects are discarded
 * simultaneously.
 */
export function runCleanUp(run: Run, task: TaskOf<'clean-up'>): void {
  const order = initiativeOrder(run.state);
  const next = placeAfter(task, order);
  return next === null ? discardOthers(run, task.kept, order) : keep(run, task, next);
}

/** A player's zone that is subject to a limit. */
interface LimitedZone {
  readonly seat: Seat;
  readonly zone: 'reserve' | 'landmark';
}

/**
 * Returns the next zone to clean up. Goes through each player's zones in initiative order. Null after the last zone.
 */
function placeAfter({ kept: stored }: TaskOf<'clean-up'>, order: readonly Seat[]): LimitedZone | null {
  const seat = order[stored.length >> 1];
  return seat === undefined ? null : { seat, zone: stored.length % 2 === 0 ? 'reserve' : 'landmark' };
}

/** Discards the cards that players did not choose to keep. */
function discardOthers(run: Run, choices: TaskOf<'clean-up'>['kept'], order: readonly Seat[]): void {
  const actions: Proposed[] = [];
  const { excessLandmarks } = run.edition;
  const isKept = (item: number): boolean => choices.some(({ items }) => items.includes(item));
  for (const seat of order) {
    const { reserve, landmark } = seatOf(run.state, seat);
    const to = place('discard', seat);
    for (const item of reserve) if (!isKept(item)) actions.push({ kind: 'move', item, to, as: 'discard' });
    for (const item of landmark)
      if (!isKept(item)) actions.push({ kind: 'move', item, to, as: excessLandmarks });
  }
  run.perform({
    verb: 'clean-up',
    by: null,
    cause: byRule('4.2.5.c'),
    actions,
    rules: ['4.2.5.c', '7.3.4.a'],
  });
}

/** Keeps all objects in a zone, or requests a choice if the objects exceed the zone's limit. */
function keep(run: Run, task: TaskOf<'clean-up'>, there: LimitedZone): void {
  const { seat, zone } = there;
  const all = seatOf(run.state, seat)[zone];
  const limit = limitOf(run, seat, zone);
  return all.length <= limit ? keepAll(run, task, there) : keepSome(run, task, there, limit);
}

function keepAll(run: Run, task: TaskOf<'clean-up'>, { seat, zone }: LimitedZone): void {
  const items = seatOf(run.state, seat)[zone].slice();
  run.schedule({ task: 'clean-up', kept: [...task.kept, { seat, zone, items }] });
}

/**
 * Requests a choice of the objects to keep. Requests nothing if the objects that count towards the limit do not exceed
 * it.
 */
function keepSome(run: Run, task: TaskOf<'clean-up'>, there: LimitedZone, limit: number): void {
  const { seat, zone } = there;
  const all = seatOf(run.state, seat)[zone];
  const more = task.more === 'asked' ? [] : (task.more ?? []);
  const uncounted = [...all.filter((item) => isUncounted(run, item, zone)), ...more];
  const objects = all.filter((item) => !uncounted.includes(item));
  if (objects.length <= limit) return keepAll(run, task, there);
  const beyond = task.more === undefined && zone === 'reserve' ? exemptFromLimit(run, seat, objects) : null;
  if (beyond !== null) return askBeyond(run, task, seat, beyond);
  if (limit <= 0)
    return run.schedule({ task: 'clean-up', kept: [...task.kept, { seat, zone, items: uncounted }] });
  run.schedule(task);
  run.ask({
    seat,
    kind: `clean-up-${zone}`,
    options: objects.map(itemOption),
    min: limit,
    max: limit,
    rules: ['4.2.5.c'],
    about: { zone, limit },
  });
}

function askBeyond(
  run: Run,
  task: TaskOf<'clean-up'>,
  seat: number,
  { items, most }: { readonly items: readonly number[]; readonly most: number },
): void {
  run.schedule({ ...task, more: 'asked' });
  run.ask({
    seat,
    kind: 'keep-beyond',
    options: items.map(itemOption),
    min: 0,
    max: most,
    rules: ['4.2.5.c', '1.4.2.a'],
    about: { zone: 'reserve' },
  });
}

export function answerCleanUp(run: Run, task: TaskOf<'clean-up'>, choice: Choice): void {
  if (task.more === 'asked')
    return run.schedule({ task: 'clean-up', kept: task.kept, more: choice.map(numberIn) });
  const chosen = placeAfter(task, initiativeOrder(run.state));
  invariant(chosen !== null, 'a player chooses');
  const { seat, zone } = chosen;
  const uncounted = seatOf(run.state, seat)[zone].filter((item) => isUncounted(run, item, zone));
  const items = [...uncounted, ...(task.more ?? []), ...choice.map(numberIn)];
  run.schedule({ task: 'clean-up', kept: [...task.kept, { seat, zone, items }] });
}
