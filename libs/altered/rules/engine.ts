import { checkChoice, next } from '#kernel';
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
import type { Action } from './actions.js';
import {
  answerCleanUp,
  answerExpand,
  beginDay,
  beginPhase,
  runCleanUp,
  runDailyEffect,
  runExpand,
} from './day.js';
import { Run } from './run.js';
import { answerStartingMana, runSetUp, runStartingMana } from './set-up.js';
import type { State } from './state.js';
import type { AlteredTask } from './tasks.js';
import { answerTurn, beginTurn, endTurn, pay, resolveCard, takeTurn, whyNotPlayable } from './turn.js';

/** Does the work on the agenda until somebody has to decide or the game is over. */
export function advance(run: Run): void {
  const { state } = run;
  while (state.pending === null && state.result === null) perform(run, next(state.agenda));
}

function perform(run: Run, task: AlteredTask): void {
  switch (task.task) {
    case 'set-up':
      return runSetUp(run, task);
    case 'starting-mana':
      return runStartingMana(run, task);
    case 'begin-day':
      return beginDay(run);
    case 'begin-phase':
      return beginPhase(run, task);
    case 'daily-effect':
      return runDailyEffect(run, task);
    case 'expand':
      return runExpand(run, task);
    case 'clean-up':
      return runCleanUp(run, task);
    case 'check-reactions':
      return;
    case 'begin-turn':
      return beginTurn(run, task);
    case 'take-turn':
      return takeTurn(run, task);
    case 'pay':
      return pay(run, task);
    case 'resolve-card':
      return resolveCard(run, task);
    case 'end-turn':
      return endTurn(run, task);
  }
}

/** Hands a choice to the task that asked for it. */
function answer(run: Run, task: AlteredTask, choice: Choice): void {
  switch (task.task) {
    case 'starting-mana':
      return answerStartingMana(run, task, choice);
    case 'expand':
      return answerExpand(run, task, choice);
    case 'clean-up':
      return answerCleanUp(run, task, choice);
    case 'take-turn':
      return answerTurn(run, task, choice);
    default:
      invariant(false, `task "${task.task}" asks nothing`);
  }
}

/** Plays on from a choice. An illegal one is refused with its rule and changes nothing. */
export function decide(state: State, player: Seat, choice: Choice): Result<Decided<State, Action>, Illegal> {
  const checked = checkChoice(state.pending, player, choice, '4.3.a');
  if (!checked.ok) return fail(explainRefusal(state, player, choice, checked.error));
  const run = new Run(state);
  run.record({ kind: 'DecisionMade', decision: checked.value.id, seat: player, choice });
  answer(run, next(state.agenda), choice);
  advance(run);
  return ok({ events: run.events, state });
}

/** A card that cannot be played: why not, rather than that it is not on the list. */
function explainRefusal(state: State, player: Seat, choice: Choice, refused: Illegal): Illegal {
  if (refused.code !== 'NO_SUCH_OPTION' || state.pending?.kind !== 'turn') return refused;
  const keys = new Set(state.pending.options.map((option) => option.key));
  const stranger = choice.find((key) => !keys.has(key)) ?? '';
  return whyNotPlayable(state, player, stranger) ?? refused;
}
