import { numberIn } from '#kernel';
import { nodeNow, reads, type Effect, type Step } from '#altered/abilities';
import { invariant, type Choice, type Seat } from '#record';
import { storesLaterFacts } from '../state/edition.js';
import { received } from './gifts.js';
import { isIdle } from './idle.js';
import { contextOf, isSo } from './effect-context.js';
import { refersTo, seatsOf } from '../world/context.js';
import { allLike, holds, valueOf } from '../world/matching.js';
import { spelledOut } from './spelled-out.js';
import type { Run } from '../step/run.js';
import { COUNTERS_TAKEN, type Emblem } from '../state/objects.js';
import type { Frame, TaskOf, Todo } from '../state/tasks.js';
import { begun, bothForPrice, payToTodos, paidByEach } from './done-to-pay.js';
import { forgotten, ignoring, missingTargets } from './wanted.js';
import { mentioned } from '../world/suitable-targets.js';
import { initiativeOrder } from '../state/zones.js';

type Resolve = TaskOf<'resolve'>;

/** 7.3.13.b: returns the name under which the result of steps is noted. A roll defines its own name. */
function noting(steps: readonly Step[], word?: string): { readonly note?: string } {
  const taken = steps.some(({ kind }) => kind === 'take-counters') ? COUNTERS_TAKEN : undefined;
  const note = word ?? steps.find((step) => step.kind === 'roll')?.note ?? taken;
  return note === undefined ? {} : { note };
}

/** Resolves the next part of an effect (6.5). The remaining parts stay on the agenda. */
export function resolve(run: Run, { frame, rest }: Resolve): void {
  const first = rest[0];
  if (first === undefined) return;
  const others = rest.length === 1 ? nothingMore : rest.slice(1);
  const next = nodeNow(first);
  run.world.budget.wait(rest.length);
  const missing = missingTargets(frame, next);
  if (missing !== null) {
    run.schedule({ task: 'resolve', frame, rest, awaiting: null });
    return run.schedule({ task: 'choose-target', frame, ...missing, picking: [] });
  }
  const continueWith = (more: readonly Todo[], then = frame): void =>
    run.schedule({
      task: 'resolve',
      frame: then,
      rest: others.length === 0 ? more : [...more, ...others],
      awaiting: null,
    });
  switch (next.kind) {
    case 'sequence':
      return continueWith(next.effects);
    case 'step': {
      const instead = spelledOut(run, frame, next);
      if (instead !== null) return continueWith(instead);
      const steps = [received(run.state, frame.bound, next.step)];
      run.schedule({
        task: 'resolve',
        frame: undone(frame),
        rest: others,
        awaiting: noting(steps, next.note),
      });
      return run.schedule({ task: 'resolve-steps', frame, steps, answers: [], rolled: [] });
    }
    case 'simultaneously':
      run.schedule({
        task: 'resolve',
        frame: undone(frame),
        rest: others,
        awaiting: noting(next.steps),
      });
      return run.schedule({ task: 'resolve-steps', frame, steps: next.steps, answers: [], rolled: [] });
    case 'optional': {
      const who = next.who ?? 'you';
      const seats = inOrder(run, seatsOf(contextOf(run, frame), who), next.said === 'starting with you');
      continueWith(nothingMore, undone(frame));
      return run.schedule({ task: 'optional', frame, effect: next.effect, who, seats, willing: [] });
    }
    case 'if':
      return continueWith(...branchOf(run, frame, next, isSo(contextOf(run, frame), next.condition)));
    case 'if-you-do':
      return continueWith(
        [next.first, { kind: 'did', then: next.then, ...(next.otherwise && { otherwise: next.otherwise }) }],
        undone(frame),
      );
    case 'did':
      return continueWith(...branchOf(run, frame, next, frame.did));
    case 'modes':
    case 'choose-modes': {
      if (run.edition.targets === 'declared') return continueWith(chosenOf(frame, next.modes));
      if (next.kind === 'choose-modes' && next.bothFor !== undefined)
        return continueWith(bothForPrice(next, next.bothFor), undone(frame));
      continueWith(nothingMore);
      const count = valueOf(contextOf(run, frame), next.count ?? 1);
      const upTo = next.kind === 'choose-modes' && next.upTo === true;
      const repeatable = next.kind === 'choose-modes' && next.repeatable === true;
      const by = next.kind === 'choose-modes' && next.by !== undefined ? next.by : null;
      const [chooser] = by === null ? [] : seatsOf(contextOf(run, frame), by);
      if (by !== null && chooser === undefined) return;
      const both =
        next.kind === 'choose-modes' && next.both !== undefined && holds(contextOf(run, frame), next.both);
      return run.schedule({
        task: 'choose-modes',
        frame,
        modes: next.modes,
        count: both ? next.modes.length : count,
        upTo,
        ...(both && { least: count }),
        ...(chooser !== undefined && { by: chooser }),
        ...(repeatable && { chosen: [] }),
      });
    }
    case 'either':
      continueWith(nothingMore);
      return run.schedule({ task: 'either', frame, effects: next.effects });
    case 'table': {
      const result = valueOf(contextOf(run, frame), next.of);
      const row = next.rows.find(({ from = -Infinity, to = Infinity }) => from <= result && result <= to);
      return continueWith(row === undefined ? [] : [row.effect]);
    }
    case 'adjust': {
      const before = frame.bound.noted[next.noted];
      const after = (typeof before === 'number' ? before : 0) + valueOf(contextOf(run, frame), next.add);
      return continueWith(nothingMore, {
        ...frame,
        bound: { ...frame.bound, noted: { ...frame.bound.noted, [next.noted]: after } },
      });
    }
    case 'delayed': {
      const { after, at, targets, effect } = next;
      const { source, bound, controller: seat, cause } = frame;
      const instructions = { ...(targets && { targets }), effect };
      const duration = 'day';
      const emblem: Emblem | null =
        at !== undefined
          ? { kind: 'awaiting', source, trigger: { kind: 'phase', phase: at }, instructions, duration, bound }
          : after !== undefined
            ? { kind: 'delayed', source, after, instructions, duration, bound }
            : null;
      run.schedule({ task: 'resolve', frame: undone(frame), rest: others, awaiting: {} });
      return run.perform({
        verb: 'delay',
        by: seat,
        cause,
        actions: emblem === null ? [] : [{ kind: 'emblem', seat, emblem }],
        rules: ['2.2.2.m', '4.2.d'],
      });
    }
    case 'thresholds': {
      const reached = valueOf(contextOf(run, frame), next.of);
      const rows = next.rows.filter(({ from, to = Infinity }) => from <= reached && reached <= to);
      return continueWith(rows.map(({ effect }) => effect));
    }
    case 'for-each': {
      const { it } = frame.bound;
      const items = allLike(contextOf(run, frame), next.like);
      const again = frame.wanted === undefined ? [] : mentioned(next.effect);
      return continueWith([
        ...items.flatMap((item): readonly Todo[] => [
          { kind: 'it', it: [{ item, object: run.state.stays[item]?.object ?? null }] },
          ...(again.length > 0 ? [{ kind: 'anew', occurrences: again } as const] : []),
          next.effect,
        ]),
        { kind: 'it', it },
      ]);
    }
    case 'it':
      return continueWith(nothingMore, { ...frame, bound: { ...frame.bound, it: next.it } });
    case 'me':
      return continueWith(nothingMore, { ...frame, bound: { ...frame.bound, me: next.me } });
    case 'each-player': {
      const { controller } = frame;
      const { of = 'each-player' } = next;
      const context = contextOf(run, frame);
      const meant = seatsOf(context, 'each-player').filter((seat) => refersTo(context, of, seat));
      // Unless the text states an order, the effect resolves "for each player, starting with you".
      const seats = inOrder(run, meant, next.said === undefined);
      const being = next.being ?? 'as';
      return continueWith([
        ...seats.flatMap((seat): readonly Todo[] => [
          { kind: being, seat },
          ...(frame.wanted === undefined
            ? []
            : [{ kind: 'anew', occurrences: mentioned(next.effect) } as const]),
          next.effect,
        ]),
        being === 'as' ? { kind: being, seat: controller } : { kind: being, seat: frame.bound.player },
      ]);
    }
    case 'as':
      return continueWith(nothingMore, { ...frame, controller: next.seat });
    case 'that-player': {
      const { player: _, ...bound } = frame.bound;
      const player = next.seat;
      return continueWith(nothingMore, {
        ...frame,
        bound: player === undefined ? bound : { ...bound, player },
      });
    }
    case 'repeat': {
      const times = Math.max(0, valueOf(contextOf(run, frame), next.times));
      run.world.budget.wait(times + others.length);
      const again = (): readonly Todo[] =>
        frame.wanted === undefined
          ? [next.effect]
          : [{ kind: 'anew', occurrences: mentioned(next.effect) }, next.effect];
      return continueWith(Array.from({ length: times }, again).flat());
    }
    case 'pay-to':
      if (next.who !== undefined && storesLaterFacts(run.state))
        return continueWith(paidByEach(run, frame, next, next.who));
      if (next.cost.does !== undefined) return continueWith(payToTodos(next, next.cost.does));
      if (Object.keys(next.cost).length === 0 && run.edition.targets === 'before-their-step')
        return continueWith(begun(frame, next));
      continueWith(nothingMore, undone(frame));
      return run.schedule({ task: 'may-pay', frame, effect: next });
    case 'participants':
      return continueWith(nothingMore, { ...frame, participants: next.seats });
    case 'targets':
      return continueWith(nothingMore, {
        ...frame,
        ...(next.did && { did: next.did }),
        bound: { ...frame.bound, targets: next.targets, modes: next.modes },
        ...(next.wanted && { wanted: next.wanted }),
      });
    case 'anew':
      return continueWith(nothingMore, { ...frame, ...forgotten(frame, next.occurrences) });
  }
}

const nothingMore: readonly Todo[] = [];

/**
 * Sorts players by initiative (1.4.5). If the effect says "starting with you" (1.4.2.a), keeps the players' turn order.
 */
const inOrder = ({ state }: Run, seats: readonly Seat[], isFromYou: boolean): readonly Seat[] =>
  isFromYou && reads(state.started, 'starting-with-you')
    ? seats
    : initiativeOrder(state).filter((seat) => seats.includes(seat));

/** 6.5.d–e: chooses one of two effects. The other is ignored. */
function branchOf(
  run: Run,
  frame: Frame,
  { then, otherwise }: { readonly then: Effect; readonly otherwise?: Effect },
  isTrue: boolean,
): [readonly Todo[], Frame] {
  if (!isTrue)
    return [otherwise === undefined ? nothingMore : [otherwise], ignoring(run, frame, then, otherwise)];
  return [[then], otherwise === undefined ? frame : ignoring(run, frame, otherwise, then)];
}

/** Resets `did` before an instruction on which "if you do" depends (6.5.d). */
const undone = (frame: Frame): Frame => (frame.did ? { ...frame, did: false } : frame);

/** 6.5.e: returns the chosen modes. The others are ignored. */
const chosenOf = ({ bound }: Frame, modes: readonly Effect[]): readonly Effect[] =>
  bound.modes.flatMap((mode) => modes[mode] ?? []);

/** 6.5.b, 1.4.5: asks players in initiative order whether they take part. Then all participants act together. */
export function runOptional(run: Run, task: TaskOf<'optional'>): void {
  const seat = task.seats[0];
  if (seat !== undefined) {
    if (
      reads(run.state.started, 'idle-may') &&
      isIdle(contextOf(run, task.frame), frameFor(task, seat), task.effect)
    )
      return run.schedule({ ...task, seats: task.seats.slice(1) });
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
  if (task.willing.length === 0) {
    const waiting = waitingIn(run);
    return run.schedule({ ...waiting, frame: ignoring(run, waiting.frame, task.effect) });
  }
  // “You may” is a single decision, even if the effect applies to all players. If the effect says “each player may”,
  // only players who accept take part.
  inside(run, task.frame, task.who === 'you' ? null : task.willing, task.effect);
}

/** Removes the rest of the effect from the agenda and returns it. */
function waitingIn(run: Run): Resolve {
  const waiting = run.state.agenda.pop();
  invariant(waiting?.task === 'resolve', 'the rest of the effect waits');
  return waiting;
}

/**
 * Returns the frame in which a player's optional effect resolves. After "you may", the frame includes all participants.
 * After "each player may", it includes only this player.
 */
const frameFor = ({ frame, who }: TaskOf<'optional'>, seat: Seat): Frame =>
  who === 'you' ? frame : { ...frame, participants: [seat] };

/** 6.1.g: requests the choice of one alternative just before it happens. */
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
  const chosen = effects[numberIn((choice[0] ?? '').slice('either:'.length))];
  const waiting = run.state.agenda.pop();
  invariant(chosen !== undefined && waiting?.task === 'resolve', 'the rest of the effect waits');
  run.schedule({ ...waiting, rest: [chosen, ...waiting.rest] });
}

/**
 * 6.5.g of edition 4.0: requests modes when the effect reaches them. The modes resolve in the order in which they were
 * chosen.
 */
export function runModes(run: Run, task: TaskOf<'choose-modes'>): void {
  const { modes, count, upTo, frame, least, by, chosen } = task;
  if (chosen !== undefined) return runModeAgain(run, task, chosen);
  const most = Math.max(0, Math.min(count, modes.length));
  if (most === 0) return;
  run.schedule(task);
  run.ask({
    seat: by ?? frame.controller,
    kind: 'mode',
    options: modes.map((_, mode) => ({ key: `mode:${mode}` })),
    min: upTo || run.edition.modes === 'declinable' ? 0 : Math.min(least ?? most, most),
    max: most,
    rules: ['6.5.e'],
    about: { item: frame.source.item },
  });
}

/**
 * Requests modes one at a time, because the same mode can be chosen again. If modes can be declined, the player ends
 * the choice by choosing none.
 */
function runModeAgain(run: Run, task: TaskOf<'choose-modes'>, chosen: readonly number[]): void {
  const { modes, count, upTo, frame, by } = task;
  if (chosen.length >= count) return doModes(run, task, chosen);
  run.schedule(task);
  run.ask({
    seat: by ?? frame.controller,
    kind: 'mode',
    options: modes.map((_, mode) => ({ key: `mode:${mode}` })),
    min: upTo || run.edition.modes === 'declinable' ? 0 : 1,
    max: 1,
    rules: ['6.5.e'],
    about: { item: frame.source.item },
  });
}

export function answerModes(run: Run, task: TaskOf<'choose-modes'>, choice: Choice): void {
  const modes = choice.map((key) => numberIn(key.slice('mode:'.length)));
  if (task.chosen === undefined) return doModes(run, task, modes);
  const chosen = [...task.chosen, ...modes];
  if (modes.length === 0) return doModes(run, task, chosen);
  run.schedule({ ...task, chosen });
}

/** Resolves the chosen modes. A mode that was chosen again needs new targets. */
function doModes(
  run: Run,
  { modes, frame, chosen: again }: TaskOf<'choose-modes'>,
  chose: readonly number[],
): void {
  const chosen = chose.flatMap((mode, order): readonly Todo[] => {
    const effect = modes[mode];
    if (effect === undefined) return [];
    const before = again !== undefined && chose.slice(0, order).includes(mode) && frame.wanted !== undefined;
    return before ? [{ kind: 'anew', occurrences: mentioned(effect) }, effect] : [effect];
  });
  const waiting = waitingIn(run);
  run.schedule({ ...waiting, rest: [...chosen, ...waiting.rest] });
}

/** Resolves a part of an effect, with the given participants, before the remaining parts. */
function inside(run: Run, frame: Frame, participants: readonly Seat[] | null, effect: Effect): void {
  const waiting = waitingIn(run);
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
  invariant(seat !== undefined, 'a player decides');
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
