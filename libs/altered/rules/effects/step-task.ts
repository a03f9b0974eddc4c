import { nodeNow, type Selector, type Step } from '#altered/abilities';
import type { Cause, Choice, Option, Seat } from '#record';
import { contextOf } from './effects.js';
import { seatsOf, type Context, type OneExpedition } from '../world/context.js';
import { askExchange, exchange, isExchangeUseful } from './mana-exchange.js';
import { allLike } from '../world/matching.js';
import { isActive, contextOfPassive } from '../world/passive-context.js';
import type { Proposed } from '../state/proposal.js';
import { doers, forced, isSecret, questionsOf, type Question } from './questions.js';
import type { Run } from '../step/run.js';
import { itemsOf } from './meant-items.js';
import { propose, rollDie } from './step-proposals.js';
import type { AlteredTask, TaskOf } from '../state/tasks.js';
import { initiativeOrder } from '../state/zones.js';

type Steps = TaskOf<'resolve-steps'>;

/** The agenda is recorded: it keeps the spelling of its game. */
const stepsOf = ({ steps }: Steps): readonly Step[] => steps.map((step) => nodeNow(step));

/** The questions before a step happens: by step, then by player in initiative order. */
function questions(context: Context, task: Steps): { step: number; question: Question }[] {
  const { frame, answers } = task;
  const steps = stepsOf(task);
  const asked = steps.flatMap((step, index) =>
    // Steps that happen together have no question that depends on an answer.
    questionsOf(context, frame, step, steps.length === 1 ? answers : []).map((question) => ({
      step: index,
      question,
    })),
  );
  if (steps.length === 1) return asked;
  const order = initiativeOrder(context.state);
  return asked.sort((a, b) => order.indexOf(a.question.seat) - order.indexOf(b.question.seat));
}

/** Asks what has still to be chosen; then the step, or the steps that are simultaneous, happen as one (6.1.c, 6.1.f). */
export function runSteps(run: Run, task: Steps): void {
  const context = contextOf(run, task.frame);
  const asked = questions(context, task);
  const open = asked[task.answers.length];
  if (open !== undefined) {
    const hand = handToShow(context, stepsOf(task)[open.step], open.question.seat);
    if (hand.length > 0) return showHand(run, task, hand, open.question.seat);
    if (task.exchange?.question !== task.answers.length && isExchangeUseful(context, open.question))
      return askExchange(run, task, open.question.seat);
    const answer = forced(open.question);
    if (answer !== null) return run.schedule({ ...task, answers: [...task.answers, answer] });
    return ask(run, context, task, open.question);
  }
  const roll = task.steps.find((step) => step.kind === 'roll');
  if (roll !== undefined && task.rolled.length === 0) return rollDice(run, context, task, roll);
  happen(
    run,
    context,
    task,
    asked.map(({ step }) => step),
  );
}

/** 3.2.5.c: who chooses a card of a hand gets to see that hand. */
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

const optionsOf = ({ candidates, expeditions }: Question): Option[] =>
  expeditions === undefined
    ? candidates.map((item) => ({ key: `${item}`, about: { item } }))
    : expeditions.map((one) => ({ key: expeditionKey(one), about: { ...one } }));

/** What a choice among the options of a question stands for. */
function chosenOf(question: Question | undefined, choice: Choice): readonly number[] {
  const { expeditions } = question ?? {};
  if (expeditions === undefined) return choice.map(Number);
  return choice.map((key) => expeditions.findIndex((one) => expeditionKey(one) === key));
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
    return run.schedule({ ...task, rolled: [(task.rolled[Number(die)] ?? 0) + Number(plus)] });
  }
  const open = questions(contextOf(run, task.frame), task)[task.answers.length];
  run.schedule({ ...task, answers: [...task.answers, chosenOf(open?.question, choice)] });
}

/** 7.3.13.c: abilities may let a player roll more dice and pick one, or change a roll, after seeing the dice. */
function rollDice(run: Run, context: Context, task: Steps, step: Extract<Step, { kind: 'roll' }>): void {
  const seat = doers(context, task.frame, step.who)[0] ?? task.frame.controller;
  const { extra, mayAdd } = diceOf(context, seat);
  const dice = Array.from({ length: context.world.budget.many(1 + extra) }, () => rollDie(context));
  if (extra === 0 && mayAdd === 0) return run.schedule({ ...task, rolled: dice });
  // The last entry keeps a single die apart from a roll that is settled.
  run.schedule({ ...task, rolled: [...dice, 0] });
  const options = dice.flatMap((value, index) =>
    Array.from({ length: context.world.budget.many(mayAdd + 1) }, (_, plus) => ({
      key: `${index}+${plus}`,
      about: { die: value, result: value + plus },
    })),
  );
  run.ask({ seat, kind: 'roll', options, min: 1, max: 1, rules: ['7.3.13.c'], about: { dice } });
}

function diceOf({ state, world }: Context, seat: Seat): { extra: number; mayAdd: number } {
  const result = { extra: 0, mayAdd: 0 };
  for (const active of world.passives) {
    if (active.passive.kind !== 'dice') continue;
    const context = contextOfPassive(state, world, active);
    if (!isActive(context, active) || !seatsOf(context, active.passive.who).includes(seat)) continue;
    result.extra += active.passive.extra ?? 0;
    result.mayAdd += active.passive.mayAdd ?? 0;
  }
  return result;
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
  const parts = steps.map((step, index) =>
    propose(context, frame, step, answersFor(index), task.rolled[0] ?? 0),
  );
  const actions = parts.flatMap((part): readonly Proposed[] => part.actions);
  if (steps.some((step) => step.kind === 'after-you')) endTurnAfterReactions(run);
  const verb = steps.length === 1 ? verbOf(free) : 'simultaneously';
  run.perform({
    verb,
    by: frame.controller,
    cause,
    actions,
    rules: [...new Set([...parts.flatMap((part) => part.rules), ...(steps.length > 1 ? ['6.1.f'] : [])])],
  });
}

/** What a step is called in the record. */
const verbOf = (step: Step | undefined): string =>
  step?.kind === 'create-at' ? 'create' : (step?.kind ?? '');

/** 7.3.2: the player's turn ends once reactions have been checked. */
function endTurnAfterReactions(run: Run): void {
  const { agenda } = run.state;
  const index = agenda.findLastIndex((task) => task.task === 'take-turn');
  const task = agenda[index];
  if (task?.task === 'take-turn') agenda[index] = { task: 'end-turn', seat: task.seat };
}
