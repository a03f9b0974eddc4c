import { byRule, gather, numberIn } from '#kernel';
import { invariant, type Choice } from '#record';
import type { Proposed } from '../state/proposal.js';
import type { Run } from '../step/run.js';
import type { TaskOf } from '../state/tasks.js';
import { initiativeOrder, place, seatOf } from '../state/zones.js';
import { limitOf, isUncounted, keptBeyond } from './limits.js';

/** 4.2.5.c: in initiative order each player chooses what to keep; then all the rest is discarded at once. */
export function runCleanUp(run: Run, task: TaskOf<'clean-up'>): void {
  const { state } = run;
  const zones = ['reserve', 'landmark'] as const;
  const places = gather(initiativeOrder(state), (seat) => zones.map((zone) => ({ seat, zone })));
  const next = places[task.kept.length];
  if (next === undefined) {
    const kept = new Set(task.kept.flatMap(({ items }) => items));
    const actions = gather(places, ({ seat, zone }) =>
      seatOf(state, seat)
        [zone].filter((item) => !kept.has(item))
        .map((item): Proposed => ({
          kind: 'move',
          item,
          to: place('discard', seat),
          as: zone === 'landmark' ? run.edition.excessLandmarks : 'discard',
        })),
    );
    return run.perform({
      verb: 'clean-up',
      by: null,
      cause: byRule('4.2.5.c'),
      actions,
      rules: ['4.2.5.c', '7.3.4.a'],
    });
  }
  const { seat, zone } = next;
  const all = seatOf(state, seat)[zone];
  const more = task.more === 'asked' ? [] : (task.more ?? []);
  const uncounted = [...all.filter((item) => isUncounted(run, item, zone)), ...more];
  const objects = all.filter((item) => !uncounted.includes(item));
  const limit = limitOf(run, seat, zone);
  if (objects.length <= limit)
    return run.schedule({ task: 'clean-up', kept: [...task.kept, { seat, zone, items: all.slice() }] });
  const beyond = task.more === undefined && zone === 'reserve' ? keptBeyond(run, seat, objects) : null;
  if (beyond !== null) return askBeyond(run, task, seat, beyond);
  if (limit <= 0)
    return run.schedule({ task: 'clean-up', kept: [...task.kept, { seat, zone, items: uncounted }] });
  run.schedule(task);
  run.ask({
    seat,
    kind: `clean-up-${zone}`,
    options: objects.map((item) => ({ key: `${item}`, about: { item } })),
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
    options: items.map((item) => ({ key: `${item}`, about: { item } })),
    min: 0,
    max: most,
    rules: ['4.2.5.c', '1.4.2.a'],
    about: { zone: 'reserve' },
  });
}

export function answerCleanUp(run: Run, task: TaskOf<'clean-up'>, choice: Choice): void {
  if (task.more === 'asked')
    return run.schedule({ task: 'clean-up', kept: task.kept, more: choice.map(numberIn) });
  const order = initiativeOrder(run.state);
  const seat = order[Math.floor(task.kept.length / 2)];
  invariant(seat !== undefined, 'somebody chooses');
  const zone = task.kept.length % 2 === 0 ? 'reserve' : 'landmark';
  const uncounted = seatOf(run.state, seat)[zone].filter((item) => isUncounted(run, item, zone));
  const items = [...uncounted, ...(task.more ?? []), ...choice.map(numberIn)];
  run.schedule({ task: 'clean-up', kept: [...task.kept, { seat, zone, items }] });
}
