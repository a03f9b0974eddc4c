import type { Choice, Seat } from '#record';
import type { Action } from '../state/actions.js';
import { addPayment, paymentIn, paymentOption, payments, type Payment } from '../world/mana.js';
import { useOf } from './options.js';
import type { Run } from '../step/run.js';
import { placeIn, placesIn } from '../effects/line-places.js';
import { bodyOf, contractOf, seatOf, traitsIn } from '../state/state.js';
import type { FullCost } from '../state/traits.js';
import type { Frame, Task, TaskOf } from '../state/tasks.js';

/** Plays a contract (5, 6). Reveals the contract, pays for it, and then puts it into play or executes its effect. */
export function play(run: Run, seat: Seat, item: number): void {
  run.schedule({ task: 'pay', seat, item }, { task: 'enter', seat, item });
  run.perform({
    verb: 'play',
    by: seat,
    cause: run.decided,
    actions: [{ kind: 'move', item, seat, from: 'hand', to: 'playing', object: null }],
    rules: ['4.4.a', '5.1.a'],
  });
}

/** Requests a choice of payment if the pure part of a cost can be paid in several ways (5.1.c). */
function pay(run: Run, task: Task, seat: Seat, item: number, cost: FullCost): void {
  const ways = payments(run.state, seat, cost);
  const only = ways[0];
  if (ways.length === 1 && only !== undefined) return settle(run, task, seat, cost, only);
  run.schedule(task);
  run.ask({
    seat,
    kind: 'pay',
    options: ways.map(paymentOption),
    min: 1,
    max: 1,
    rules: ['5.1.c'],
    about: { item },
  });
}

function settle(run: Run, task: Task, seat: Seat, cost: FullCost, payment: Payment): void {
  const own = task.task === 'pay-use';
  const actions: Action[] = own
    ? [{ kind: 'done', item: task.item, object: bodyOf(run.state, task.item).object, on: true }]
    : [];
  addPayment(actions, run.state, seat, cost, payment);
  const { fire, water, light, pure } = cost;
  const rules = [own ? '6.2.b' : '5.1.a'];
  if (fire + water + light > 0) rules.push('5.1.b');
  if (pure > 0) rules.push('5.1.c');
  run.perform({ verb: own ? 'rune' : 'pay', by: seat, cause: run.decided, actions, rules });
}

export function payForContract(run: Run, task: TaskOf<'pay'>): void {
  pay(run, task, task.seat, task.item, traitsIn(run.state, task.item).cost);
}

export function answerPay(run: Run, task: TaskOf<'pay'>, choice: Choice): void {
  settle(run, task, task.seat, traitsIn(run.state, task.item).cost, paymentIn(choice[0] ?? ''));
}

/** Uses a rune for its cost, at most once per turn (6.2.b). */
export function useRune(run: Run, seat: Seat, item: number): void {
  const found = useOf(run.state, item);
  if (found === null) return;
  const { ability, use } = found;
  const { object } = bodyOf(run.state, item);
  run.schedule(
    { task: 'pay-use', seat, item, ability },
    { task: 'resolve', frame: frameOf(seat, item, object, ability, false), todo: [use.effect] },
  );
}

const frameOf = (
  seat: Seat,
  item: number,
  object: number | null,
  ability: number,
  spell: boolean,
): Frame => ({
  seat,
  item,
  object,
  ability,
  cause: { kind: 'ability', item, object, ability },
  emblem: null,
  spell,
  it: [],
});

const nothing: FullCost = { fire: 0, water: 0, light: 0, pure: 0 };

export function payForUse(run: Run, task: TaskOf<'pay-use'>): void {
  pay(run, task, task.seat, task.item, useOf(run.state, task.item)?.cost ?? nothing);
}

export function answerPayForUse(run: Run, task: TaskOf<'pay-use'>, choice: Choice): void {
  settle(run, task, task.seat, useOf(run.state, task.item)?.cost ?? nothing, paymentIn(choice[0] ?? ''));
}

/** Puts a contract that has been paid for into play, or executes it, depending on its type (6). */
export function enter(run: Run, task: TaskOf<'enter'>): void {
  const { item } = task;
  const { kind } = traitsIn(run.state, item);
  switch (kind) {
    case 'spell':
      return castSpell(run, task);
    case 'creature':
      return place(run, task);
    case 'rune':
    case 'globe':
      return replace(run, task, kind);
  }
}

function castSpell(run: Run, { seat, item }: TaskOf<'enter'>): void {
  const tasks: Task[] = [];
  for (const [ability, printed] of (contractOf(run.state, item).abilities ?? []).entries())
    if (printed.kind === 'effect')
      tasks.push({
        task: 'resolve',
        frame: frameOf(seat, item, null, ability, true),
        todo: [printed.effect],
      });
  run.schedule(...tasks, { task: 'finish-spell', seat, item });
}

/** Puts a creature into the line at any position (6.3.e). Requests a choice if there are several positions. */
function place(run: Run, task: TaskOf<'enter'>): void {
  const { line } = seatOf(run.state, task.seat);
  if (line.length === 0) return join(run, task, 0);
  run.schedule(task);
  run.ask({
    seat: task.seat,
    kind: 'place',
    options: placesIn(line.length),
    min: 1,
    max: 1,
    rules: ['6.3.e'],
    about: { item: task.item },
  });
}

export const answerPlace = (run: Run, task: TaskOf<'enter'>, choice: Choice): void =>
  join(run, task, placeIn(choice));

function join(run: Run, { seat, item }: TaskOf<'enter'>, index: number): void {
  const object = run.state.timestamp + 1;
  run.perform({
    verb: 'enter',
    by: seat,
    cause: run.decided,
    actions: [{ kind: 'move', item, seat, from: 'playing', to: 'line', object, index }],
    rules: ['6.3.e'],
  });
}

/** Puts a rune or globe into play, replacing the previous one (6.2.d, 6.5.b). */
function replace(run: Run, { seat, item }: TaskOf<'enter'>, zone: 'rune' | 'globe'): void {
  const { state } = run;
  const old = seatOf(state, seat)[zone];
  const actions: Action[] = [];
  for (const replaced of old)
    actions.push({ kind: 'move', item: replaced, seat, from: zone, to: 'discard', object: null });
  const object = state.timestamp + 1;
  actions.push({ kind: 'move', item, seat, from: 'playing', to: zone, object });
  const rules = zone === 'globe' ? ['6.5.b'] : old.length > 0 ? ['6.2.a', '6.2.d'] : ['6.2.a'];
  run.perform({ verb: 'enter', by: seat, cause: run.decided, actions, rules });
}

/** Puts a resolved spell into the discard pile (6.1.b). */
export function finishSpell(run: Run, { seat, item }: TaskOf<'finish-spell'>): void {
  run.perform({
    verb: 'finish-spell',
    by: seat,
    cause: { kind: 'rule', rule: '6.1.b' },
    actions: [{ kind: 'move', item, seat, from: 'playing', to: 'discard', object: null }],
    rules: ['6.1.b'],
  });
}
