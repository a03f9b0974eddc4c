import { engine, type Answerers, type Runners } from '#kernel';
import type { Action } from './state/actions.js';
import { answerDraw, answerPick, draw, exhaust, extract, hurt, pick } from './turn/drawing.js';
import { globeAnswers } from './playing/fighting.js';
import {
  answerPay,
  answerPayForUse,
  answerPlace,
  enter,
  finishSpell,
  payForContract,
  payForUse,
} from './playing/playing.js';
import { answerAct } from './turn/chosen-act.js';
import { refusalOf } from './playing/refusal.js';
import { answerRearrange, answerResolve, rearrange, resolve } from './effects/resolving.js';
import { Run } from './step/run.js';
import { answerMulligan, mulligan, openingHand, setUp, shuffleAside } from './turn/set-up.js';
import { problemsOf } from './setup-problems.js';
import { evolve } from './state/evolve.js';
import { initialState, type State } from './state/state.js';
import type { Task } from './state/tasks.js';
import {
  act,
  answerExtractor,
  beginMain,
  beginTurn,
  concede,
  emptyExtractors,
  fillExtractors,
  gainExtractor,
} from './turn/turn.js';

/** The number of units of work that each task counts as. It is high because each task inspects all cards in play. */
const TASK = 20;

/** The function that runs each kind of task. */
const runners: Runners<Run, Task> = {
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

/** The function that handles the answer for each kind of task that requests a decision. */
const answerers: Answerers<Run, Task, Asking> = {
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

/** Starts games, accepts choices, and runs tasks until the next decision. */
export const { advance, play } = engine<State, Action, Task, Run, Asking>({
  fold: { initial: initialState, evolve },
  run: (state, sink) => new Run(state, sink),
  problemsOf,
  setUp: [{ task: 'set-up' }],
  runners,
  answerers,
  effort: () => TASK,
  over: '7.2.a',
  conceding: { rule: '7.3.a', concede },
  refusal: (state, _player, choice, illegal) => refusalOf(state, choice, illegal),
});
