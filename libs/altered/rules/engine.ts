import { engine, type Answerers, type Runners } from '#kernel';
import type { Choice, Illegal, Seat } from '#record';
import { answerCleanUp, runCleanUp } from './day/clean-up.js';
import { afterDailyEffect, beginDay, beginPhase, runDailyEffect } from './day/day.js';
import { answerExpand, runExpand } from './day/expand.js';
import { answerPlayNow, playNow } from './day/play-now.js';
import { answerTurn, beginTurn, endAfternoon, endTurn, takeTurn } from './day/turn.js';
import { playRefusal } from './day/play-refusal.js';
import { concede } from './day/conceding.js';
import {
  answerEither,
  answerModes,
  answerOptional,
  resolve,
  runEither,
  runModes,
  runOptional,
} from './effects/effects.js';
import { answerTarget, runTarget } from './effects/wanted.js';
import { answerMayPay, answerPlayForFree, mayPay, playForFree } from './playing/offered-plays.js';
import { becomeFleeting, finishSpell, resolveCard } from './playing/cards.js';
import { answerDeclaration, runDeclare } from './playing/completed-declarations.js';
import { pay } from './playing/payment.js';
import {
  answerPayOrDecline,
  answerReaction,
  checkReactions,
  payOrDecline,
  vanish,
} from './playing/reactions.js';
import { answerSteps, runSteps } from './effects/step-task.js';
import type { Action } from './state/actions.js';
import { answerStep, runStep, Run } from './step/run.js';
import { answerOrderDeck, runOrderDeck } from './day/ordered-decks.js';
import { answerStartingMana, runSetUp, runStartingMana } from './day/set-up.js';
import { problemsOf } from './setup-problems.js';
import { cited, editionIn } from './state/edition.js';
import { evolve } from './state/evolve.js';
import { initialState, type State } from './state/state.js';
import type { AlteredTask, SetUpStage } from './state/tasks.js';
import { scout } from './playing/scout.js';

const stages: readonly SetUpStage[] = ['adventure', 'counters', 'first-player', 'heroes', 'shuffle', 'draw'];

const runners: Runners<Run, AlteredTask> = {
  'set-up': runSetUp,
  'starting-mana': runStartingMana,
  'order-deck': runOrderDeck,
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
  step: runStep,
  resolve,
  'resolve-steps': runSteps,
  optional: runOptional,
  'choose-target': runTarget,
  'choose-modes': runModes,
  'become-fleeting': becomeFleeting,
  scout,
  'play-now': playNow,
  either: runEither,
  'may-pay': mayPay,
  'play-for-free': playForFree,
};

type Asking = Extract<
  AlteredTask['task'],
  | 'starting-mana'
  | 'order-deck'
  | 'expand'
  | 'clean-up'
  | 'check-reactions'
  | 'take-turn'
  | 'declare'
  | 'pay-or-decline'
  | 'step'
  | 'resolve-steps'
  | 'optional'
  | 'play-now'
  | 'choose-target'
  | 'choose-modes'
  | 'either'
  | 'may-pay'
  | 'play-for-free'
>;
/** The functions that handle the answers to decisions, by the kind of task that requested them. */
const answerers: Answerers<Run, AlteredTask, Asking> = {
  'starting-mana': answerStartingMana,
  'order-deck': answerOrderDeck,
  expand: answerExpand,
  'clean-up': answerCleanUp,
  'check-reactions': (run, _, choice) => answerReaction(run, choice),
  'take-turn': answerTurn,
  declare: answerDeclaration,
  'pay-or-decline': answerPayOrDecline,
  step: answerStep,
  'resolve-steps': answerSteps,
  optional: answerOptional,
  'play-now': answerPlayNow,
  'choose-target': answerTarget,
  'choose-modes': answerModes,
  either: answerEither,
  'may-pay': answerMayPay,
  'play-for-free': answerPlayForFree,
};

export const { advance, play } = engine<State, Action, AlteredTask, Run, Asking>({
  fold: { initial: initialState, evolve },
  run: (state, sink) => new Run(state, sink),
  problemsOf,
  setUp: stages.map((stage) => ({ task: 'set-up', stage }) as const),
  runners,
  answerers,
  effort: ({ expedition, limbo }) => 1 + ((expedition.length + limbo.length) >> 2),
  over: '4.3.a|4.2.5.d',
  conceding: { rule: 'M4.1', hasLeft: ({ left }, player) => left.includes(player), concede },
  refusal: explainRefusal,
});

/** Replaces a generic refusal with the reason why the card cannot be played. */
function explainRefusal(state: State, player: Seat, choice: Choice, refusal: Illegal): Illegal {
  const illegal = refusalOf(state, player, choice, refusal);
  // Refusals use the edition's rule numbers, as decision events do.
  if (illegal === refusal && refusal.code !== 'GAME_OVER') return refusal;
  return { ...illegal, rule: cited(illegal.rule, editionIn(state)) ?? illegal.rule };
}

function refusalOf(state: State, player: Seat, choice: Choice, refusal: Illegal): Illegal {
  if (refusal.code !== 'OPTION_UNKNOWN' || state.pending?.kind !== 'turn') return refusal;
  const keys = new Set(state.pending.options.map((option) => option.key));
  const stranger = choice.find((key) => !keys.has(key)) ?? '';
  return playRefusal(state, player, stranger) ?? refusal;
}
