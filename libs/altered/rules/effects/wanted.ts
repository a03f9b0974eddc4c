import type { TargetDefinition } from '#altered/abilities';
import { invariant, type Choice, type Seat } from '#record';
import { contextOf } from './effect-context.js';
import { isWhere } from '../world/described-zones.js';
import { compare } from '../world/comparison.js';
import { fits, valueOf } from '../world/matching.js';
import { numbersOf } from '../world/numbers-of-items.js';
import { seatsOf, type Context } from '../world/context.js';
import type { Target } from '../state/objects.js';
import type { Run } from '../step/run.js';
import { candidatesFor, DONE, isOpen, keyOf, mentioned } from '../world/suitable-targets.js';
import { toughAgainst } from '../world/tough.js';
import type { Frame, TaskOf, Todo } from '../state/tasks.js';
import { orbsToPay } from './paid-costs.js';
import { manaOf } from '../world/payable.js';

/** An effect about to be resolved, with the targets that it will want on the way; without, where they are chosen already. */
export function wanting<F extends Pick<Frame, 'bound' | 'wanted'>>(
  { edition }: Pick<Run, 'edition'>,
  frame: F,
  definitions: readonly TargetDefinition[] | undefined,
): F {
  if (edition.targets === 'declared') return frame;
  const paid = frame.wanted?.paid ?? [];
  return {
    ...frame,
    bound: { ...frame.bound, targets: (definitions ?? []).map(() => []), modes: [] },
    wanted: { definitions: definitions ?? [], chosen: [], paid },
  };
}

/** The effect as if some of its targets had not been chosen. */
export function forgotten(
  { wanted, bound }: Frame,
  occurrences: readonly number[],
): Pick<Frame, 'bound' | 'wanted'> {
  const left = (wanted?.chosen ?? []).filter((one) => !occurrences.includes(one));
  return {
    bound: { ...bound, targets: bound.targets.map((list, index) => (left.includes(index) ? list : [])) },
    ...(wanted && { wanted: { ...wanted, chosen: left } }),
  };
}

/** What of an effect is judged or done next, without the parts that come after it. */
function next(todo: Exclude<Todo, { kind: Mark }>): unknown {
  switch (todo.kind) {
    case 'step':
      return todo.step;
    case 'simultaneously':
      return todo.steps;
    case 'optional':
      return todo.who;
    case 'if':
      return todo.condition;
    case 'table':
    case 'thresholds':
      return todo.of;
    case 'repeat':
      return todo.times;
    case 'adjust':
      return todo.add;
    case 'for-each':
      return todo.like;
    case 'choose-modes':
      return [todo.count, todo.both, todo.by];
    case 'pay-to':
      return todo.who;
    default:
      return null;
  }
}

const marks = ['did', 'participants', 'targets', 'anew', 'it', 'me', 'as'] as const;
type Mark = (typeof marks)[number];

const isMark = (todo: Todo): todo is Extract<Todo, { kind: Mark }> =>
  marks.some((mark) => mark === todo.kind);

/** The first occurrence of "target" that what comes next needs and that is not chosen yet; null: it has all it needs. */
export function missingTargets(
  { wanted }: Frame,
  todo: Todo,
): Pick<TaskOf<'choose-target'>, 'occurrence' | 'among'> | null {
  if (wanted === undefined || wanted.definitions.length === wanted.chosen.length || isMark(todo)) return null;
  const among = mentioned(next(todo));
  const occurrence = among.find((one) => one < wanted.definitions.length && !wanted.chosen.includes(one));
  return occurrence === undefined ? null : { occurrence, among };
}

/** Who chooses a target: whose effect it is, or the player it names. */
function chooserOf(context: Context, definition: TargetDefinition | undefined): Seat {
  const by = definition?.kind === 'object' ? definition.by : undefined;
  return by === undefined ? context.controller : (seatsOf(context, by)[0] ?? context.controller);
}

/** Whether nobody is there to choose it. */
const isNobodys = (context: Context, definition: TargetDefinition): boolean =>
  definition.kind === 'object' && definition.by !== undefined && seatsOf(context, definition.by).length === 0;

/** What is paid to choose an object: Tough once an effect (7.4.7.f of edition 4.0), and what the effect says of such targets. */
function dueFor(
  context: Context,
  definition: TargetDefinition,
  item: number,
  paid: readonly number[],
): number {
  const tough = paid.includes(item) ? 0 : toughAgainst(context, chooserOf(context, definition), item);
  if (definition.kind !== 'object' || definition.dearer === undefined) return tough;
  const { like, mana } = definition.dearer;
  const isDearer = isWhere(context, context.state.stays[item] ?? null, like) && fits(context, item, like);
  return tough + (isDearer ? mana : 0);
}

/** What can still be chosen, and what choosing it would cost. */
interface Choosing {
  readonly candidates: readonly Target[];
  /** Those that cost nothing. */
  readonly free: readonly Target[];
  readonly least: number;
  readonly most: number;
  /** Each choice can put others out of reach. */
  readonly oneByOne: boolean;
}

/** How many are to be chosen, as far as that is bounded. */
function wantedOf(context: Context, definition: TargetDefinition): number {
  if (definition.kind === 'player') return 1;
  if (definition.kind === 'object' && definition.asMany !== undefined)
    return valueOf(context, definition.asMany);
  return definition.count ?? 1;
}

const asItems = (items: readonly number[]): readonly Target[] =>
  items.map((item) => ({ kind: 'object', item, object: null }));

function choosing(context: Context, task: TaskOf<'choose-target'>): Choosing {
  const { frame, occurrence, among, picking } = task;
  const { definitions = [], paid = [] } = frame.wanted ?? {};
  const definition = definitions[occurrence];
  invariant(definition !== undefined, 'the target is defined');
  const due = (target: Target): number =>
    target.kind === 'object' ? dueFor(context, definition, target.item, paid) : 0;
  const spent = picking.reduce((sum, target) => sum + due(target), 0);
  const chooser = chooserOf(context, definition);
  const mana = manaOf(context, chooser) - spent;
  // 6.5.b: each can be chosen once for a step.
  const taken = new Set(
    [...among.flatMap((one) => frame.bound.targets[one] ?? []), ...picking].map((target) => keyOf(target)),
  );
  const bounded = definition.kind === 'object' ? definition.total : undefined;
  const sum = (list: readonly Target[]): number =>
    list.reduce(
      (all, target) =>
        target.kind === 'object' && bounded !== undefined
          ? all + (numbersOf(context, target.item, bounded.of)[0] ?? 0)
          : all,
      0,
    );
  const reach = chooser === frame.controller ? mana : Infinity;
  const suitable = isNobodys(context, definition)
    ? []
    : candidatesFor(context, definition, reach, asItems(paid));
  const candidates = suitable
    .filter((target) => due(target) <= mana)
    .filter((target) => !taken.has(keyOf(target)))
    .filter(
      (target) =>
        bounded === undefined ||
        compare(sum([...picking, target]), bounded.is, valueOf(context, bounded.than)),
    );
  const free = candidates.filter((target) => due(target) === 0);
  const any = definition.kind !== 'player' && definition.anyNumber === true;
  const wantedCount = wantedOf(context, definition);
  const count = (any ? candidates.length + picking.length : wantedCount) - picking.length;
  const most = Math.max(0, Math.min(count, candidates.length));
  const open = isOpen(definition) || bounded !== undefined;
  const oneByOne =
    bounded !== undefined || (count > 1 && free.length < candidates.length) || picking.length > 0;
  // 7.4.7.d: nobody is forced to pay for Tough.
  return { candidates, free, least: open ? 0 : Math.min(most, free.length), most, oneByOne };
}

/** 6.5.b of edition 4.0: its controller chooses a target just before the step; with none that suits, there is none. */
export function runTarget(run: Run, task: TaskOf<'choose-target'>): void {
  const context = contextOf(run, task.frame);
  const { candidates, least, most, oneByOne } = choosing(context, task);
  if (most === 0) return chosen(run, task, task.picking);
  if (least === most && candidates.length === most && !oneByOne) return chosen(run, task, candidates);
  run.schedule(task);
  const stops = oneByOne && least === 0;
  run.ask({
    seat: chooserOf(context, task.frame.wanted?.definitions[task.occurrence]),
    kind: 'target',
    options: [
      ...candidates.map((target) => ({
        key: keyOf(target),
        about: target.kind === 'object' ? { item: target.item } : { ...target },
      })),
      ...(stops ? [{ key: DONE }] : []),
    ],
    min: oneByOne ? 1 : least,
    max: oneByOne ? 1 : most,
    rules: least === 0 && most > 0 ? ['5.2.3.b', '|7.4.7.d'] : ['5.2.3.b'],
    about: { item: task.frame.source.item, target: task.occurrence },
  });
}

export function answerTarget(run: Run, task: TaskOf<'choose-target'>, choice: Choice): void {
  const { candidates, oneByOne } = choosing(contextOf(run, task.frame), task);
  const found = candidates.filter((target) => choice.includes(keyOf(target)));
  if (!oneByOne) return chosen(run, task, found);
  if (found.length === 0) return chosen(run, task, task.picking);
  run.schedule({ ...task, picking: [...task.picking, ...found] });
}

/** The effect goes on with what was chosen; Tough is paid for it first (7.4.7.e of edition 4.0). */
function chosen(run: Run, { occurrence, frame }: TaskOf<'choose-target'>, targets: readonly Target[]): void {
  const waiting = run.state.agenda.pop();
  invariant(waiting?.task === 'resolve' && waiting.frame.wanted !== undefined, 'the effect waits');
  const { wanted, bound } = waiting.frame;
  const items = targets.flatMap((target) => (target.kind === 'object' ? [target.item] : []));
  const definition = wanted.definitions[occurrence];
  invariant(definition !== undefined, 'the target is defined');
  const context = contextOf(run, frame);
  const chooser = chooserOf(context, definition);
  const due = items
    .map((item) => ({
      item,
      mana: dueFor(context, definition, item, wanted.paid),
      tough: wanted.paid.includes(item) ? 0 : toughAgainst(run, chooser, item),
    }))
    .filter(({ mana }) => mana > 0);
  run.schedule({
    ...waiting,
    frame: {
      ...waiting.frame,
      bound: {
        ...bound,
        targets: bound.targets.map((list, index) => (index === occurrence ? targets : list)),
      },
      wanted: {
        ...wanted,
        chosen: [...wanted.chosen, occurrence],
        paid: [...wanted.paid, ...due.flatMap(({ item, tough }) => (tough > 0 ? [item] : []))],
      },
    },
  });
  if (due.length === 0) return;
  const mana = due.reduce((sum, one) => sum + one.mana, 0);
  const isTough = due.some(({ tough }) => tough > 0);
  run.perform({
    verb: 'pay',
    by: chooser,
    cause: frame.cause,
    actions: orbsToPay(run.state, chooser, mana).map((item) => ({
      kind: 'status',
      item,
      status: 'exhausted',
      on: true,
    })),
    rules: [...(isTough ? ['7.4.5.c', '|7.4.7.e'] : ['1.4.2.a']), '3.2.9.f'],
  });
}
