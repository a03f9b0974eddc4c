import { checkChoice, next, tooMuchWork, withinBudget } from '#kernel';
import {
  fail,
  invariant,
  ok,
  type Choice,
  type Decided,
  type Illegal,
  type Result,
  type Seat,
} from '#record';
import type { Action } from './state/actions.js';
import {
  afterDailyEffect,
  answerCleanUp,
  answerExpand,
  beginDay,
  beginPhase,
  runCleanUp,
  runDailyEffect,
  runExpand,
} from './day/day.js';
import { answerEither, answerOptional, resolve, runEither, runOptional } from './effects/effects.js';
import { answerMayPay, answerPlayForFree, mayPay, playForFree } from './playing/offered-plays.js';
import {
  answerDeclaration,
  answerPayOrDecline,
  answerReaction,
  checkReactions,
  finishSpell,
  pay,
  payOrDecline,
  resolveCard,
  runDeclare,
  vanish,
} from './playing/play.js';
import { answerSteps, runSteps } from './effects/resolve-steps.js';
import { answerStep, Run } from './step/run.js';
import { answerStartingMana, runSetUp, runStartingMana } from './day/set-up.js';
import type { State } from './state/state.js';
import type { AlteredTask, TaskOf } from './state/tasks.js';
import { answerTurn, beginTurn, endAfternoon, endTurn, takeTurn, whyNotPlayable } from './day/turn.js';

/** Does the work on the agenda until somebody has to decide or the game is over. */
export function advance(run: Run): void {
  const { state } = run;
  const { budget } = run.world;
  while (state.pending === null && state.result === null) {
    budget.spend(1 + ((state.expedition.length + state.limbo.length) >> 2));
    perform(run, next(state.agenda));
  }
}

type Runners = { readonly [T in AlteredTask['task']]: (run: Run, task: TaskOf<T>) => void };

/** How each kind of work is done. */
const runners: Runners = {
  'set-up': runSetUp,
  'starting-mana': runStartingMana,
  'begin-day': beginDay,
  'begin-phase': (run, task) => beginPhase(run, task),
  'daily-effect': runDailyEffect,
  'after-daily-effect': afterDailyEffect,
  expand: runExpand,
  'clean-up': runCleanUp,
  'check-reactions': checkReactions,
  'begin-turn': beginTurn,
  'take-turn': takeTurn,
  'end-turn': endTurn,
  'end-afternoon': endAfternoon,
  declare: runDeclare,
  pay,
  'pay-or-decline': payOrDecline,
  'resolve-card': resolveCard,
  'finish-spell': finishSpell,
  vanish,
  step: (run, { proposal, picks, answers }) => run.perform(proposal, picks, answers),
  resolve,
  'resolve-steps': runSteps,
  optional: runOptional,
  either: runEither,
  'may-pay': mayPay,
  'play-for-free': playForFree,
};

type Asking = Extract<
  AlteredTask['task'],
  | 'starting-mana'
  | 'expand'
  | 'clean-up'
  | 'check-reactions'
  | 'take-turn'
  | 'declare'
  | 'pay-or-decline'
  | 'step'
  | 'resolve-steps'
  | 'optional'
  | 'either'
  | 'may-pay'
  | 'play-for-free'
>;
type Answerers = { readonly [T in Asking]: (run: Run, task: TaskOf<T>, choice: Choice) => void };

/** How the work that asks something takes the answer. */
const answerers: Answerers = {
  'starting-mana': answerStartingMana,
  expand: answerExpand,
  'clean-up': answerCleanUp,
  'check-reactions': (run, _, choice) => answerReaction(run, choice),
  'take-turn': answerTurn,
  declare: answerDeclaration,
  'pay-or-decline': answerPayOrDecline,
  step: answerStep,
  'resolve-steps': answerSteps,
  optional: answerOptional,
  either: answerEither,
  'may-pay': answerMayPay,
  'play-for-free': answerPlayForFree,
};

function perform(run: Run, task: AlteredTask): void {
  // The table pairs each task with the function for its kind.
  (runners[task.task] as (run: Run, task: AlteredTask) => void)(run, task);
}

/** Hands a choice to the task that asked for it. */
function answer(run: Run, task: AlteredTask, choice: Choice): void {
  const answerer = (
    answerers as Partial<Record<string, (run: Run, task: AlteredTask, choice: Choice) => void>>
  )[task.task];
  invariant(answerer !== undefined, `task "${task.task}" asks nothing`);
  answerer(run, task, choice);
}

/** Plays on from a choice. An illegal one is refused with its rule and changes nothing; `TOO_MUCH_WORK` spends the state. */
export function decide(state: State, player: Seat, choice: Choice): Result<Decided<State, Action>, Illegal> {
  const checked = checkChoice(state.pending, player, choice, '4.3.a');
  if (!checked.ok) return fail(explainRefusal(state, player, choice, checked.error));
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

/** A card that cannot be played: why not, rather than that it is not on the list. */
function explainRefusal(state: State, player: Seat, choice: Choice, refused: Illegal): Illegal {
  if (refused.code !== 'NO_SUCH_OPTION' || state.pending?.kind !== 'turn') return refused;
  const keys = new Set(state.pending.options.map((option) => option.key));
  const stranger = choice.find((key) => !keys.has(key)) ?? '';
  return whyNotPlayable(state, player, stranger) ?? refused;
}
