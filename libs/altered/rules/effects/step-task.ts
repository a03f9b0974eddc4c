import { gather, itemOption, numberIn } from '#kernel';
import { nodeNow, reads, type Cost, type Selector, type Step } from '#altered/abilities';
import { invariant, type Cause, type Choice, type Option, type Seat } from '#record';
import { contextOf } from './effect-context.js';
import { expeditionsOf, seatsOf, type Context, type OneExpedition } from '../world/context.js';
import { expeditionsMoved, rememberMoved } from './moved-expeditions.js';
import { askExchange, exchange, isExchangeUseful } from './mana-exchange.js';
import { allLike, valueOf } from '../world/matching.js';
import { isActive, contextOfPassive } from '../world/passive-context.js';
import type { Moved, Proposal, Proposed } from '../state/proposal.js';
import { doers, forced, isSecret, questionsOf, type Question } from './questions.js';
import { payment } from './paid-costs.js';
import { unpayable } from '../world/payable.js';
import type { Run } from '../step/run.js';
import { itemsOf } from './meant-items.js';
import { propose, rollDie } from './step-proposals.js';
import type { AlteredTask, Frame, TaskOf } from '../state/tasks.js';
import { initiativeOrder, isHidden } from '../state/zones.js';

type Steps = TaskOf<'resolve-steps'>;

/** Converts a task's steps to their current form, because old records can use an older form. */
const stepsOf = ({ steps }: Steps): readonly Step[] => steps.map((step) => nodeNow(step));

interface StepQuestion {
  readonly step: number;
  readonly question: Question;
}

const asking = (step: number, all: readonly Question[]): readonly StepQuestion[] =>
  all.length === 0 ? noQuestions : all.map((question) => ({ step, question }));

const noQuestions: readonly StepQuestion[] = [];

/** Returns the questions to ask before the steps. The questions of simultaneous steps are in initiative order. */
function questions(context: Context, task: Steps): readonly StepQuestion[] {
  const { frame, answers } = task;
  const steps = stepsOf(task);
  const [only] = steps;
  // The questions of simultaneous steps do not depend on answers to other questions, so no answers are passed.
  if (only !== undefined && steps.length === 1) return asking(0, questionsOf(context, frame, only, answers));
  const unordered = gather(steps, (step, index) => asking(index, questionsOf(context, frame, step, [])));
  const order = initiativeOrder(context.state);
  return unordered.sort((a, b) => order.indexOf(a.question.seat) - order.indexOf(b.question.seat));
}

/** Requests the remaining answers, then performs the step or all simultaneous steps (6.1.c, 6.1.f). */
export function runSteps(run: Run, task: Steps): void {
  const context = contextOf(run, task.frame);
  const inOrder = questions(context, task);
  const open = inOrder[task.answers.length];
  if (open !== undefined) {
    const hand = handToShow(context, stepsOf(task)[open.step], open.question.seat);
    if (hand.length > 0) return showHand(run, task, hand, open.question.seat);
    if (task.exchange?.question !== task.answers.length && isExchangeUseful(context, open.question))
      return askExchange(run, task, open.question.seat);
    const answer = forced(open.question);
    if (answer !== null) return run.schedule({ ...task, answers: [...task.answers, answer] });
    return ask(run, context, task, open.question);
  }
  const proof = task.shown === true ? [] : toBeShown(context, task, inOrder);
  if (proof.length > 0) {
    run.schedule({ ...task, shown: true });
    return run.perform({
      verb: 'reveal',
      by: task.frame.controller,
      cause: task.frame.cause,
      actions: [{ kind: 'reveal', items: proof, to: null }],
      rules: ['3.1.3.f', '1.2.7.d'],
    });
  }
  const roll = task.steps.find((step) => step.kind === 'roll');
  if (roll !== undefined && task.rolled.length === 0) return rollDice(run, context, task, roll);
  happen(
    run,
    context,
    task,
    inOrder.map(({ step }) => step),
  );
}

/** 3.2.5.c: returns the cards in a hand that the player cannot see yet but must see in order to choose among them. */
function handToShow(context: Context, step: Step | undefined, seat: Seat): number[] {
  const what = step !== undefined && 'what' in step ? step.what : null;
  if (typeof what !== 'object' || what === null || !('choose' in what)) return [];
  const { zone, controller, owner } = what.choose;
  if (zone !== 'hand' && zone?.includes('hand') !== true) return [];
  const like: Selector = { zone: 'hand', ...(controller && { controller }), ...(owner && { owner }) };
  return allLike({ ...context, controller: seat }, like).filter(
    (item) => ((context.state.known[item] ?? 0) & (1 << seat)) === 0,
  );
}

/**
 * 3.1.3.f: returns the chosen cards that must be shown to prove that they match a description. Such cards move from a
 * hand to a place that opponents cannot see.
 */
function toBeShown(context: Context, task: Steps, answered: readonly StepQuestion[]): readonly number[] {
  if (answered.length === 0 || !reads(context.state.started, 'chosen-shown')) return [];
  const steps = stepsOf(task);
  return answered.flatMap(({ step: index, question }, order): readonly number[] => {
    const step = steps[index];
    if (step?.kind !== 'move' || question.expeditions !== undefined) return [];
    const { what, to } = step;
    if (typeof what !== 'object' || !('choose' in what) || !isDescribed(what.choose)) return [];
    const unseen = isHidden(to.zone) || 'faceDown' in to;
    if (!unseen) return [];
    return (task.answers[order] ?? []).filter((item) => context.state.stays[item]?.zone === 'hand');
  });
}

/** Whether a description contains more than a zone and a player. */
const isDescribed = ({ zone: _, controller: __, owner: ___, ...more }: Selector): boolean =>
  Object.keys(more).length > 0;

function showHand(run: Run, task: Steps, items: readonly number[], to: Seat): void {
  run.schedule(task);
  run.perform({
    verb: 'look',
    by: task.frame.controller,
    cause: task.frame.cause,
    actions: [{ kind: 'reveal', items, to }],
    rules: ['3.2.5.c'],
  });
}

function ask(run: Run, context: Context, task: Steps, question: Question): void {
  const secret = isSecret(context, question);
  run.schedule(task);
  run.ask({
    seat: question.seat,
    kind: question.kind,
    options: optionsOf(question),
    min: question.min,
    max: question.max,
    ...(secret && { hidden: true }),
    rules: question.rules,
    about: { item: question.about ?? task.frame.source.item },
  });
}

const expeditionKey = ({ seat, expedition }: OneExpedition): string => `expedition:${seat}:${expedition}`;

const optionsOf = ({ candidates, expeditions, offered }: Question): Option[] =>
  offered !== undefined
    ? [...offered]
    : expeditions === undefined
      ? candidates.map(itemOption)
      : expeditions.map((place) => ({ key: expeditionKey(place), about: { ...place } }));

/** Converts chosen option keys to candidates. */
function chosenOf(question: Question | undefined, choice: Choice): readonly number[] {
  const { expeditions, offered } = question ?? {};
  if (offered !== undefined) return choice.map((key) => offered.findIndex((option) => option.key === key));
  if (expeditions === undefined) return choice.map(numberIn);
  return choice.map((key) => expeditions.findIndex((place) => expeditionKey(place) === key));
}

export function answerSteps(run: Run, task: Steps, choice: Choice): void {
  const seat = task.exchange?.seat ?? null;
  if (seat !== null)
    return exchange(run, seat, choice, {
      ...task,
      exchange: { question: task.answers.length, seat: null },
    });
  if (task.rolled.length > 1) {
    const [die = '0', plus = '0'] = (choice[0] ?? '').split('+');
    run.schedule({ ...task, rolled: [(task.rolled[numberIn(die)] ?? 0) + numberIn(plus)] });
    return payForDie(run, task, numberIn(plus));
  }
  const open = questions(contextOf(run, task.frame), task)[task.answers.length];
  run.schedule({ ...task, answers: [...task.answers, chosenOf(open?.question, choice)] });
}

/** 7.3.13.c: rolls dice. Abilities can let the player roll more dice and choose one, or add to the result. */
function rollDice(run: Run, context: Context, task: Steps, step: Extract<Step, { kind: 'roll' }>): void {
  const seat = doers(context, task.frame, step.who)[0] ?? task.frame.controller;
  const { extra, mayAdd: free, payable } = diceOf(context, seat);
  const mayAdd = free + payable.reduce((sum, { more }) => sum + more, 0);
  const dice = Array.from({ length: context.world.budget.many(1 + extra) }, () => rollDie(context));
  if (extra === 0 && mayAdd === 0) return run.schedule({ ...task, rolled: dice });
  // The extra entry indicates that the player must still choose, even if there is only one die.
  run.schedule({ ...task, rolled: [...dice, 0] });
  const options = dice.flatMap((value, index) =>
    Array.from({ length: context.world.budget.many(mayAdd + 1) }, (_, plus) => ({
      key: `${index}+${plus}`,
      about: { die: value, result: value + plus },
    })),
  );
  run.ask({ seat, kind: 'roll', options, min: 1, max: 1, rules: ['7.3.13.c'], about: { dice } });
}

/** An addition to a die result, and its cost. */
interface Payable {
  readonly more: number;
  readonly cost: Cost;
  readonly by: Context;
}

interface Dice {
  extra: number;
  mayAdd: number;
  payable: Payable[];
}

/** 6.4.a: pays for an addition to a die result, except the part that is free. */
function payForDie(run: Run, { frame, steps }: Steps, plus: number): void {
  const context = contextOf(run, frame);
  const roll = steps.find((step) => step.kind === 'roll');
  const seat = doers(context, frame, roll?.kind === 'roll' ? roll.who : undefined)[0] ?? frame.controller;
  const { mayAdd, payable } = diceOf(context, seat);
  let due = plus - mayAdd;
  const actions: Proposed[] = [];
  for (const { more, cost, by } of payable) {
    if (due <= 0) break;
    due -= more;
    actions.push(...payment(by, cost, valueOf(by, cost.mana ?? 0), []));
  }
  if (actions.length === 0) return;
  run.perform({ verb: 'pay', by: seat, cause: frame.cause, actions, rules: ['6.4.a', '7.3.13.c'] });
}

function diceOf({ state, world }: Context, seat: Seat): Dice {
  const result: Dice = { extra: 0, mayAdd: 0, payable: [] };
  for (const active of world.passives.of('dice')) {
    const context = contextOfPassive(state, world, active);
    if (!isActive(context, active) || !seatsOf(context, active.passive.who).includes(seat)) continue;
    const { extra = 0, mayAdd = 0, pay } = active.passive;
    result.extra += extra;
    if (pay === undefined) result.mayAdd += mayAdd;
    else if (unpayable(context, pay, 0) === null)
      result.payable.push({ more: mayAdd, cost: pay, by: context });
  }
  return result;
}

/** Returns the rules of simultaneous steps (6.1.f), without duplicates. */
function rulesOf(parts: readonly { readonly rules: readonly string[] }[]): readonly string[] {
  const rules = parts.flatMap((part) => part.rules);
  return [...new Set(parts.length === 1 ? rules : [...rules, '6.1.f'])];
}

function happen(run: Run, context: Context, task: Steps, stepOf: readonly number[]): void {
  const { frame, answers } = task;
  const steps = stepsOf(task);
  const answersFor = (index: number): (readonly number[])[] =>
    answers.filter((_, order) => stepOf[order] === index);
  const cause: Cause = frame.cause;
  const free = steps[0];
  if (steps.length === 1 && free?.kind === 'play-for-free') {
    const items = itemsOf(context, free.what, answersFor(0).flat()).filter(
      (item) => typeof item === 'number',
    );
    return run.schedule(
      ...items.map((item): AlteredTask => ({ task: 'play-for-free', seat: frame.controller, item, cause })),
    );
  }
  if (steps.length === 1 && (free?.kind === 'rush' || free?.kind === 'play')) {
    const tasks = played(context, frame, free, answersFor(0).flat());
    return run.schedule(...tasks);
  }
  if (steps.length === 1 && free?.kind === 'choose') {
    const chosen = answersFor(0).flat();
    return remember(run, chosen);
  }
  if (steps.length === 1 && free?.kind === 'target' && reads(run.state.started, 'targeted-is-done'))
    return remember(run, itemsOf(context, free.what, []).filter(isItem));
  const isOneAscending = free?.kind === 'ascend' && free.which === 'one-of-yours';
  if (steps.length === 1 && (free?.kind === 'move-expedition' || isOneAscending))
    rememberMoved(run, expeditionsMoved(context, free, answersFor(0).flat()));
  const parts = steps.map((step, index) =>
    propose(context, frame, step, answersFor(index), task.rolled[0] ?? 0),
  );
  const actions = gather(parts, (part) => part.actions);
  // Passing during another player's turn does not end that turn.
  const passes = actions.some((action) => action.kind === 'pass' && action.seat === run.state.turnSeat);
  if (passes || steps.some((step) => step.kind === 'after-you')) endTurnAfterReactions(run);
  if (steps.some((step) => step.kind === 'another-turn')) turnAfterThis(run, frame.controller);
  const verb = steps.length === 1 ? verbOf(free) : 'simultaneously';
  const rolled = steps.some((step) => step.kind === 'reveal') ? lastDie(frame) : undefined;
  run.perform({
    verb,
    by: frame.controller,
    cause,
    actions,
    ...(steps.length === 1 && free !== undefined && stepDoers(context, frame, free)),
    ...(rolled !== undefined && { rolled }),
    rules: rulesOf(parts),
  });
}

const isItem = (moved: Moved): moved is number => typeof moved === 'number';

/** Returns the players who perform a step. Empty if the step does not name any. */
function stepDoers(context: Context, frame: Frame, step: Step): Pick<Proposal, 'doers'> {
  if (!('who' in step)) return {};
  return { doers: doers(context, frame, step.who) };
}

/**
 * Returns the last die result that an effect noted. If there is none, returns the die result that triggered the effect.
 * Undefined if there is neither.
 */
const lastDie = ({ bound }: Frame): number | undefined =>
  Object.entries(bound.noted).reduce<number | undefined>(
    (last, [name, value]) => (name.startsWith('die') && typeof value === 'number' ? value : last),
    bound.rolled,
  );

/**
 * 7.3.29.a, 5.2.a of edition 4.0: returns the tasks that play cards while the effect resolves. The cards come from Hand
 * or Reserve, unless the text names another zone.
 */
function played(
  context: Context,
  frame: Frame,
  step: Extract<Step, { kind: 'rush' | 'play' }>,
  chosen: readonly number[],
): AlteredTask[] {
  const { cause } = frame;
  return doers(context, frame, step.who).flatMap((seat): AlteredTask[] => {
    const own = { ...context, controller: seat };
    const anyPlayers =
      step.kind === 'play' &&
      typeof step.what === 'object' &&
      'choose' in step.what &&
      step.what.choose.ofAnyPlayer === true;
    const like: Selector = { zone: ['hand', 'reserve'], ...(!anyPlayers && { owner: 'you' }) };
    if (step.kind === 'rush')
      return [
        {
          task: 'play-now',
          seat,
          cause,
          items: allLike(own, { ...like, ...step.what }),
          ...(reads(context.state.started, 'how-played') && { rush: true }),
          ...(step.handCost && { handCost: step.handCost }),
        },
      ];
    const { what, less, atLeast, free, asFrom, in: where } = step;
    const [there] = where === undefined ? [] : expeditionsOf(own, where);
    const some = typeof what === 'object' && 'choose' in what ? what : null;
    const items =
      typeof what === 'object' && 'choose' in what
        ? allLike(own, { ...like, ...what.choose })
        : itemsOf(context, what, chosen).filter((item) => typeof item === 'number');
    const times = context.world.budget.many(some === null ? items.length : valueOf(own, some.count ?? 1));
    const task: AlteredTask = {
      task: 'play-now',
      seat,
      cause,
      items,
      ...(less !== undefined && { less: valueOf(context, less) }),
      ...(atLeast !== undefined && { atLeast }),
      ...(free && { free }),
      ...(some?.upTo && { upTo: some.upTo }),
      ...(there && { expedition: there.expedition }),
      ...(asFrom && { asFrom }),
      ...(times !== 1 && { times }),
    };
    return times === 0 ? [] : [task];
  });
}

/** Notes a choice that does nothing itself, so that later parts of the effect can refer to the chosen items. */
function remember(run: Run, items: readonly number[]): void {
  const waiting = run.state.agenda.pop();
  invariant(waiting?.task === 'resolve', 'the effect waits');
  const note = waiting.awaiting?.note;
  const { frame } = waiting;
  const references = items.map((item) => ({ item, object: run.state.stays[item]?.object ?? null }));
  run.schedule({
    ...waiting,
    awaiting: null,
    frame: {
      ...frame,
      did: items.length > 0,
      ...(note !== undefined && {
        bound: { ...frame.bound, noted: { ...frame.bound.noted, [note]: references } },
      }),
    },
  });
}

/** Returns the verb under which a step is recorded. */
const verbOf = (step: Step | undefined): string =>
  step?.kind === 'create-at' ? 'create' : (step?.kind ?? '');

/** Gives a player the next turn (1.4.2.a). Does nothing outside turns. */
function turnAfterThis({ state: { agenda } }: Run, seat: Seat): void {
  const index = agenda.findLastIndex(({ task }) => task === 'take-turn' || task === 'end-turn');
  const task = agenda[index];
  if (task?.task === 'take-turn' || task?.task === 'end-turn') agenda[index] = { ...task, next: seat };
}

/** 7.3.2: ends the current turn once reactions have been checked. */
function endTurnAfterReactions(run: Run): void {
  const { agenda } = run.state;
  const index = agenda.findLastIndex((task) => task.task === 'take-turn');
  const task = agenda[index];
  if (task?.task === 'take-turn') agenda[index] = { ...task, task: 'end-turn' };
}
