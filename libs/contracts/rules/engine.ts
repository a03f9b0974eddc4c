import { checkChoice, next, tooMuchWork, withinBudget } from '#kernel';
import {
  fail,
  fingerprint,
  invariant,
  ok,
  type Choice,
  type Decided,
  type Illegal,
  type Result,
  type Seat,
} from '#record';
import type { Action } from './actions.js';
import { canonical } from './canonical.js';
import { answerDraw, answerPick, draw, exhaust, extract, hurt, pick } from './drawing.js';
import { globeAnswers } from './fighting.js';
import {
  answerAct,
  answerPay,
  answerPayForUse,
  answerPlace,
  enter,
  finishSpell,
  payForContract,
  payForUse,
} from './playing.js';
import { refused } from './refused.js';
import { answerRearrange, answerResolve, rearrange, resolve } from './resolving.js';
import { Run } from './run.js';
import { answerMulligan, mulligan, openingHand, setUp, shuffleAside } from './set-up.js';
import type { State } from './state.js';
import type { Task, TaskOf } from './tasks.js';
import {
  act,
  answerExtractor,
  beginMain,
  beginTurn,
  emptyExtractors,
  fillExtractors,
  gainExtractor,
} from './turn.js';

/** What is in play is little, but each task looks at all of it. */
const TASK = 20;

/** Does the work on the agenda until somebody has to decide or the game is over. */
export function advance(run: Run): void {
  const { state } = run;
  while (state.pending === null && state.result === null) {
    run.budget.spend(TASK);
    perform(run, next(state.agenda));
  }
  const { result } = state;
  if (result === null) return;
  const { winners, reason, rule } = result;
  run.record({ kind: 'GameEnded', winners, reason, rule, fingerprint: fingerprint(canonical(state)) });
}

/** How each kind of work is done. */
const runners: { readonly [T in Task['task']]: (run: Run, task: TaskOf<T>) => void } = {
  'set-up': setUp,
  'opening-hand': openingHand,
  mulligan,
  'shuffle-aside': shuffleAside,
  'begin-turn': beginTurn,
  'gain-extractor': gainExtractor,
  'fill-extractors': fillExtractors,
  draw,
  pick,
  exhaust,
  hurt,
  extract,
  'begin-main': beginMain,
  act,
  pay: payForContract,
  'pay-use': payForUse,
  enter,
  'finish-spell': finishSpell,
  'globe-answers': globeAnswers,
  resolve,
  rearrange,
  'empty-extractors': emptyExtractors,
};

type Asking =
  | 'mulligan'
  | 'gain-extractor'
  | 'draw'
  | 'pick'
  | 'act'
  | 'pay'
  | 'pay-use'
  | 'enter'
  | 'resolve'
  | 'rearrange';

/** How the work that asks something takes the answer. */
const answerers: { readonly [T in Asking]: (run: Run, task: TaskOf<T>, choice: Choice) => void } = {
  mulligan: answerMulligan,
  'gain-extractor': answerExtractor,
  draw: answerDraw,
  pick: answerPick,
  act: answerAct,
  pay: answerPay,
  'pay-use': answerPayForUse,
  enter: answerPlace,
  resolve: answerResolve,
  rearrange: answerRearrange,
};

function perform(run: Run, task: Task): void {
  // The table pairs each task with the function for its kind.
  (runners[task.task] as (run: Run, task: Task) => void)(run, task);
}

function answer(run: Run, task: Task, choice: Choice): void {
  const answerer = (answerers as Partial<Record<string, (run: Run, task: Task, choice: Choice) => void>>)[
    task.task
  ];
  invariant(answerer !== undefined, `task "${task.task}" asks nothing`);
  answerer(run, task, choice);
}

/** Plays on from a choice. An illegal one is refused with its rule and changes nothing; `TOO_MUCH_WORK` spends the state. */
export function decide(state: State, player: Seat, choice: Choice): Result<Decided<State, Action>, Illegal> {
  const checked = checkChoice(state.pending, player, choice, '7.2.a');
  if (!checked.ok) return fail(refused(state, choice, checked.error));
  const { id, rules } = checked.value;
  const run = new Run(state);
  run.record({ kind: 'DecisionMade', decision: id, seat: player, choice });
  const played = withinBudget(() => {
    answer(run, next(state.agenda), choice);
    advance(run);
  });
  if (!played.ok) return fail(tooMuchWork(played.error, rules));
  return ok({ events: run.events, state });
}
