import { nodeNow, type Effect, type Step } from '#altered/abilities';
import { invariant, type Choice, type Seat } from '#record';
import { received } from './gifts.js';
import { seatsOf, type Context } from '../world/context.js';
import { holds, valueOf } from '../world/matching.js';
import { neverExecuted } from '../world/never-executed.js';
import type { Run } from '../step/run.js';
import type { Frame, TaskOf, Todo } from '../state/tasks.js';
import { initiativeOrder } from '../state/zones.js';

/** How an effect sees the game now. */
export const contextOf = (run: Run, { controller, bound }: Pick<Frame, 'controller' | 'bound'>): Context => ({
  state: run.state,
  world: run.world,
  controller,
  bound,
});

type Resolve = TaskOf<'resolve'>;

/** 7.3.13.b: under which word what happens is noted; a roll names its number itself. */
function noting(steps: readonly Step[], said?: string): { readonly note?: string } {
  const note = said ?? steps.find((step) => step.kind === 'roll')?.note;
  return note === undefined ? {} : { note };
}

/** Resolves the next part of an effect (6.5); what is left of it goes back on the agenda first. */
export function resolve(run: Run, { frame, rest }: Resolve): void {
  const [first, ...others] = rest;
  if (first === undefined) return;
  const next = nodeNow(first);
  run.world.budget.wait(rest.length);
  const continueWith = (more: readonly Todo[], changed: Partial<Frame> = {}): void =>
    run.schedule({
      task: 'resolve',
      frame: { ...frame, ...changed },
      rest: [...more, ...others],
      awaiting: null,
    });
  switch (next.kind) {
    case 'sequence':
      return continueWith(next.effects);
    case 'step': {
      const steps = [received(run.state, frame.bound, next.step)];
      run.schedule({
        task: 'resolve',
        frame: { ...frame, did: false },
        rest: others,
        awaiting: noting(steps, next.note),
      });
      return run.schedule({ task: 'resolve-steps', frame, steps, answers: [], rolled: [] });
    }
    case 'simultaneously':
      run.schedule({
        task: 'resolve',
        frame: { ...frame, did: false },
        rest: others,
        awaiting: noting(next.steps),
      });
      return run.schedule({ task: 'resolve-steps', frame, steps: next.steps, answers: [], rolled: [] });
    case 'optional': {
      const who = next.who ?? 'you';
      const seats = seatsOf(contextOf(run, frame), who);
      const order = initiativeOrder(run.state).filter((seat) => seats.includes(seat));
      continueWith([], { did: false });
      return run.schedule({ task: 'optional', frame, effect: next.effect, who, seats: order, willing: [] });
    }
    case 'if':
      if (holds(contextOf(run, frame), next.condition)) return continueWith([next.then]);
      return continueWith(next.otherwise === undefined ? [] : [next.otherwise]);
    case 'if-you-do':
      return continueWith(
        [next.first, { kind: 'did', then: next.then, ...(next.otherwise && { otherwise: next.otherwise }) }],
        { did: false },
      );
    case 'did':
      if (frame.did) return continueWith([next.then]);
      return continueWith(next.otherwise === undefined ? [] : [next.otherwise]);
    case 'modes':
    case 'choose-modes':
      return continueWith(chosenOf(frame, next.modes));
    case 'either':
      continueWith([]);
      return run.schedule({ task: 'either', frame, effects: next.effects });
    case 'table': {
      const result = valueOf(contextOf(run, frame), next.of);
      const row = next.rows.find(({ from = -Infinity, to = Infinity }) => from <= result && result <= to);
      return continueWith(row === undefined ? [] : [row.effect]);
    }
    case 'adjust': {
      const before = frame.bound.noted[next.noted];
      const after = (typeof before === 'number' ? before : 0) + valueOf(contextOf(run, frame), next.add);
      return continueWith([], {
        bound: { ...frame.bound, noted: { ...frame.bound.noted, [next.noted]: after } },
      });
    }
    case 'delayed': {
      const { kind, after, targets, effect } = next;
      const { source, bound, controller: seat, cause } = frame;
      const instructions = { ...(targets && { targets }), effect };
      run.schedule({ task: 'resolve', frame: { ...frame, did: false }, rest: others, awaiting: {} });
      return run.perform({
        verb: 'delay',
        by: seat,
        cause,
        actions: [
          { kind: 'emblem', seat, emblem: { kind, source, after, instructions, duration: 'day', bound } },
        ],
        rules: ['2.2.2.m', '4.2.d'],
      });
    }
    case 'thresholds':
    case 'each-player':
    case 'for-each':
      return neverExecuted(next);
    case 'repeat': {
      const times = Math.max(0, valueOf(contextOf(run, frame), next.times));
      run.world.budget.wait(times + others.length);
      return continueWith(Array.from({ length: times }, () => next.effect));
    }
    case 'pay-to':
      continueWith([], { did: false });
      return run.schedule({ task: 'may-pay', frame, effect: next });
    case 'participants':
      return continueWith([], { participants: next.seats });
    case 'targets':
      return continueWith([], { bound: { ...frame.bound, targets: next.targets, modes: next.modes } });
  }
}

/** 6.5.e: modes that were not chosen are ignored. */
const chosenOf = ({ bound }: Frame, modes: readonly Effect[]): readonly Effect[] =>
  bound.modes.flatMap((mode) => modes[mode] ?? []);

/** 6.5.b, 1.4.5: each player with the choice decides in initiative order; then those who do it do it together. */
export function runOptional(run: Run, task: TaskOf<'optional'>): void {
  const seat = task.seats[0];
  if (seat !== undefined) {
    run.schedule(task);
    return run.ask({
      seat,
      kind: 'may',
      options: [{ key: 'yes' }, { key: 'no' }],
      min: 1,
      max: 1,
      rules: task.seats.length + task.willing.length > 1 ? ['6.1.g', '6.5.b'] : ['6.5.b'],
      about: { item: task.frame.source.item },
    });
  }
  if (task.willing.length === 0) return;
  // "You may" can be about everybody; of "each player may", only the players who do it take part.
  inside(run, task.frame, task.who === 'you' ? null : task.willing, task.effect);
}

/** 6.1.g: one of several things, chosen just before it happens. */
export function runEither(run: Run, task: TaskOf<'either'>): void {
  run.schedule(task);
  run.ask({
    seat: task.frame.controller,
    kind: 'either',
    options: task.effects.map((_, index) => ({ key: `either:${index}` })),
    min: 1,
    max: 1,
    rules: ['6.1.g'],
    about: { item: task.frame.source.item },
  });
}

export function answerEither(run: Run, { effects }: TaskOf<'either'>, choice: Choice): void {
  const chosen = effects[Number((choice[0] ?? '').slice('either:'.length))];
  const waiting = run.state.agenda.pop();
  invariant(chosen !== undefined && waiting?.task === 'resolve', 'the rest of the effect waits');
  run.schedule({ ...waiting, rest: [chosen, ...waiting.rest] });
}

/** Does part of an effect before the rest of it, which waits on the agenda for what it learns. */
function inside(run: Run, frame: Frame, participants: readonly Seat[] | null, effect: Effect): void {
  const waiting = run.state.agenda.pop();
  invariant(waiting?.task === 'resolve', 'the rest of the effect waits');
  run.schedule({
    ...waiting,
    rest: [
      { kind: 'participants', seats: participants },
      effect,
      { kind: 'participants', seats: frame.participants },
      ...waiting.rest,
    ],
  });
}

export function answerOptional(run: Run, task: TaskOf<'optional'>, choice: Choice): void {
  const [seat, ...seats] = task.seats;
  invariant(seat !== undefined, 'somebody is asked');
  const willing = choice[0] === 'yes' ? [...task.willing, seat] : task.willing;
  run.schedule({ ...task, seats, willing });
}

/** Begins the resolution of an effect. */
export function begin(run: Run, frame: Omit<Frame, 'did' | 'participants'>, effect: Effect): void {
  run.schedule({
    task: 'resolve',
    frame: { ...frame, did: false, participants: null },
    rest: [effect],
    awaiting: null,
  });
}
