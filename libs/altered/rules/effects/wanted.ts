import { reads, type Effect, type TargetDefinition } from '#altered/abilities';
import { numberIn } from '#kernel';
import { invariant, type Choice, type Seat } from '#record';
import { contextOf } from './effect-context.js';
import { isInZones } from '../world/described-zones.js';
import { compare, numbersOf } from '../world/numbers.js';
import { fits, valueOf } from '../world/matching.js';
import { seatsOf, type Context } from '../world/context.js';
import type { Target } from '../state/objects.js';
import type { Run } from '../step/run.js';
import { candidatesFor, DONE, isOpen, keyOf, mentioned, targetOption } from '../world/suitable-targets.js';
import { toughAgainst } from '../world/tough.js';
import type { Frame, TaskOf, Todo } from '../state/tasks.js';
import { orbsToPay } from './paid-costs.js';
import { manaOf } from '../world/payable.js';

/**
 * Adds to a frame the targets that its effect will need. Does nothing in editions that require targets at declaration,
 * because the targets are already chosen.
 */
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

/** Resets the targets that were chosen for some occurrences of "target", so that they must be chosen again. */
export function forgotten(
  { wanted, bound }: Frame,
  occurrences: readonly number[],
): Pick<Frame, 'bound' | 'wanted'> {
  const left = (wanted?.chosen ?? []).filter((occurrence) => !occurrences.includes(occurrence));
  return {
    bound: { ...bound, targets: bound.targets.map((list, index) => (left.includes(index) ? list : [])) },
    ...(wanted && { wanted: { ...wanted, chosen: left } }),
  };
}

/**
 * Skips the targets of an ignored part of an effect (6.5.b–d of edition 4.0). Other parts no longer request these
 * targets either, unless the `instead` effect needs them.
 */
export function ignoring(run: Pick<Run, 'state'>, frame: Frame, ignored: Effect, instead?: Effect): Frame {
  const { wanted } = frame;
  if (wanted === undefined || !reads(run.state.started, 'ignored-with-targets')) return frame;
  const needed = [...wanted.chosen, ...mentioned(instead)];
  const left = mentioned(ignored).filter(
    (occurrence) => occurrence < wanted.definitions.length && !needed.includes(occurrence),
  );
  return left.length === 0
    ? frame
    : { ...frame, wanted: { ...wanted, chosen: [...wanted.chosen, ...new Set(left)] } };
}

/** Returns the fields of an effect that are needed next. Excludes the fields that only later parts need. */
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
    case 'each-player':
      return todo.of;
    default:
      return null;
  }
}

const marks = ['did', 'participants', 'targets', 'anew', 'it', 'me', 'as'] as const;
type Mark = (typeof marks)[number];

const isMark = (todo: Todo): todo is Extract<Todo, { kind: Mark }> =>
  marks.some((mark) => mark === todo.kind);

/**
 * Returns the first occurrence of "target" that the next part needs and for which no target was chosen. Null if there
 * is none.
 */
export function missingTargets(
  { wanted }: Frame,
  todo: Todo,
): Pick<TaskOf<'choose-target'>, 'occurrence' | 'among'> | null {
  if (wanted === undefined || wanted.definitions.length === wanted.chosen.length || isMark(todo)) return null;
  const among = mentioned(next(todo));
  const occurrence = among.find(
    (mentionedTarget) =>
      mentionedTarget < wanted.definitions.length && !wanted.chosen.includes(mentionedTarget),
  );
  return occurrence === undefined ? null : { occurrence, among };
}

/** Returns the player who chooses a target: the player that the text names, or the effect's controller. */
function chooserOf(context: Context, definition: TargetDefinition | undefined): Seat {
  const by = definition?.kind === 'object' ? definition.by : undefined;
  return by === undefined ? context.controller : (seatsOf(context, by)[0] ?? context.controller);
}

/** Whether no player is left who could choose a target. */
const isNobodys = (context: Context, definition: TargetDefinition): boolean =>
  definition.kind === 'object' && definition.by !== undefined && seatsOf(context, definition.by).length === 0;

/**
 * Returns the cost of choosing an object: its Tough, which is paid once per effect (7.4.7.f of edition 4.0), and any
 * cost that the effect states.
 */
function dueFor(
  context: Context,
  chooser: Seat,
  definition: TargetDefinition,
  item: number,
  paid: readonly number[],
): number {
  const tough = paid.includes(item) ? 0 : toughAgainst(context, chooser, item);
  if (definition.kind !== 'object' || definition.dearer === undefined) return tough;
  const { like, mana } = definition.dearer;
  const isDearer = isInZones(context, context.state.stays[item] ?? null, like) && fits(context, item, like);
  return tough + (isDearer ? mana : 0);
}

/** The candidates for the next choice, and how many the player chooses. */
interface Choosing {
  readonly candidates: readonly Target[];
  readonly least: number;
  readonly most: number;
  /** Whether targets are chosen one at a time, because each choice can rule out others. */
  readonly isSequential: boolean;
}

/** Returns the maximum number of targets that the definition allows. */
function wantedOf(context: Context, definition: TargetDefinition): number {
  if (definition.kind === 'player') return 1;
  if (definition.kind === 'object' && definition.asMany !== undefined)
    return valueOf(context, definition.asMany);
  return definition.count ?? 1;
}

const nothing: readonly Target[] = [];
const noItems: readonly number[] = [];

type ObjectDefinition = Extract<TargetDefinition, { kind: 'object' }>;

const asItems = (items: readonly number[]): readonly Target[] =>
  items.length === 0 ? nothing : items.map((item) => ({ kind: 'object', item, object: null }));

/**
 * 6.5.b: returns the targets that were already chosen for the same step, because a step can choose each object only
 * once.
 */
function chosenBefore({ frame, among, picking }: TaskOf<'choose-target'>): readonly Target[] {
  const { targets } = frame.bound;
  return among.every((occurrence) => targets[occurrence] === undefined || targets[occurrence].length === 0)
    ? picking
    : [...among.flatMap((occurrence) => targets[occurrence] ?? []), ...picking];
}

/** Whether the targets' total is within the bounds that the text states. */
function isWithin(
  context: Context,
  { of, is, than }: NonNullable<ObjectDefinition['total']>,
  targets: readonly Target[],
): boolean {
  let sum = 0;
  for (const target of targets)
    if (target.kind === 'object') sum += numbersOf(context, target.item, of)[0] ?? 0;
  return compare(sum, is, valueOf(context, than));
}

function choosing(context: Context, task: TaskOf<'choose-target'>): Choosing {
  const { frame, occurrence, picking } = task;
  const { definitions = [], paid = noItems } = frame.wanted ?? {};
  const definition = definitions[occurrence];
  invariant(definition !== undefined, 'the target is defined');
  const chooser = chooserOf(context, definition);
  const due = (target: Target): number =>
    target.kind === 'object' ? dueFor(context, chooser, definition, target.item, paid) : 0;
  const mana = manaOf(context, chooser) - picking.reduce((sum, target) => sum + due(target), 0);
  const taken = chosenBefore(task);
  const bounded = definition.kind === 'object' ? definition.total : undefined;
  const reach = chooser === frame.controller ? mana : Infinity;
  const suitable = isNobodys(context, definition)
    ? nothing
    : candidatesFor(context, definition, reach, asItems(paid));
  const candidates: Target[] = [];
  let free = 0;
  for (const target of suitable) {
    const cost = due(target);
    if (cost > mana || (taken.length > 0 && isAmong(target, taken))) continue;
    if (bounded !== undefined && !isWithin(context, bounded, [...picking, target])) continue;
    candidates.push(target);
    if (cost === 0) free++;
  }
  const any = definition.kind !== 'player' && definition.anyNumber === true;
  const wantedCount = wantedOf(context, definition);
  const count = (any ? candidates.length + picking.length : wantedCount) - picking.length;
  const most = Math.max(0, Math.min(count, candidates.length));
  const open = isOpen(definition) || bounded !== undefined;
  const isSequential = bounded !== undefined || (count > 1 && free < candidates.length) || picking.length > 0;
  // 7.4.7.d: only targets without a cost count towards the minimum, because players may refuse to pay Tough.
  return { candidates, least: open ? 0 : Math.min(most, free), most, isSequential };
}

function isAmong(target: Target, others: readonly Target[]): boolean {
  const key = keyOf(target);
  return others.some((other) => keyOf(other) === key);
}

/**
 * 6.5.b of edition 4.0: lets the player choose a target just before the step that needs it. If there is no suitable
 * object, the step has no target.
 */
export function runTarget(run: Run, task: TaskOf<'choose-target'>): void {
  const context = contextOf(run, task.frame);
  const { candidates, least, most, isSequential } = choosing(context, task);
  if (most === 0) return chosen(run, task, task.picking);
  if (least === most && candidates.length === most && !isSequential) return chosen(run, task, candidates);
  run.schedule(task);
  const stops = isSequential && least === 0;
  run.ask({
    seat: chooserOf(context, task.frame.wanted?.definitions[task.occurrence]),
    kind: 'target',
    options: [...candidates.map(targetOption), ...(stops ? [{ key: DONE }] : [])],
    min: isSequential ? 1 : least,
    max: isSequential ? 1 : most,
    rules: least === 0 && most > 0 ? ['5.2.3.b', '|7.4.7.d'] : ['5.2.3.b'],
    about: { item: task.frame.source.item, target: task.occurrence },
  });
}

/**
 * Returns the chosen target if at most one can be chosen. Null if several can be chosen, because the candidates must
 * then be determined first.
 */
function chosenAlone(
  { state }: Pick<Run, 'state'>,
  { frame, occurrence, picking }: TaskOf<'choose-target'>,
  choice: Choice,
): readonly Target[] | null {
  const definition = frame.wanted?.definitions[occurrence];
  if (definition?.kind !== 'object' || picking.length > 0) return null;
  const { count = 1, anyNumber, asMany, total } = definition;
  if (count !== 1 || anyNumber === true || asMany !== undefined || total !== undefined) return null;
  return choice.map(numberIn).map((item) => ({
    kind: 'object',
    item,
    object: state.stays[item]?.object ?? null,
  }));
}

export function answerTarget(run: Run, task: TaskOf<'choose-target'>, choice: Choice): void {
  const alone = chosenAlone(run, task, choice);
  if (alone !== null) return chosen(run, task, alone);
  const { candidates, isSequential } = choosing(contextOf(run, task.frame), task);
  const found = candidates.filter((target) => choice.includes(keyOf(target)));
  if (!isSequential) return chosen(run, task, found);
  if (found.length === 0) return chosen(run, task, task.picking);
  run.schedule({ ...task, picking: [...task.picking, ...found] });
}

/** Stores the chosen targets and pays for their Tough (7.4.7.e of edition 4.0). The effect continues afterwards. */
function chosen(run: Run, { occurrence, frame }: TaskOf<'choose-target'>, targets: readonly Target[]): void {
  const waiting = run.state.agenda.pop();
  invariant(waiting?.task === 'resolve' && waiting.frame.wanted !== undefined, 'the effect waits');
  const { wanted, bound } = waiting.frame;
  const definition = wanted.definitions[occurrence];
  invariant(definition !== undefined, 'the target is defined');
  const context = contextOf(run, frame);
  const chooser = chooserOf(context, definition);
  const paid: number[] = [];
  let due = 0;
  for (const target of targets) {
    if (target.kind !== 'object') continue;
    due += dueFor(context, chooser, definition, target.item, wanted.paid);
    if (!wanted.paid.includes(target.item) && toughAgainst(run, chooser, target.item) > 0)
      paid.push(target.item);
  }
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
        paid: paid.length === 0 ? wanted.paid : [...wanted.paid, ...paid],
      },
    },
  });
  if (due === 0) return;
  run.perform({
    verb: 'pay',
    by: chooser,
    cause: frame.cause,
    actions: orbsToPay(run.state, chooser, due).map((item) => ({
      kind: 'status',
      item,
      status: 'exhausted',
      on: true,
    })),
    rules: [...(paid.length > 0 ? ['7.4.5.c', '|7.4.7.e'] : ['1.4.2.a']), '3.2.9.f'],
  });
}
