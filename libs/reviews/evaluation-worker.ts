import {
  bestChoice,
  heldCardValue,
  signsOf,
  standingAt,
  type ExpectedHand,
  type FacedChoice,
  type HeldCardValue,
  type PossibleDeck,
  type ReviewRequest,
  type Sign,
  type Standing,
} from '#analysis';
import type { Choice, Knowledge, Seat } from '#record';
import { replayed, type ThreadRecord } from './thread-record.js';

export interface EvaluationTask extends ThreadRecord {
  readonly does: 'evaluate';
  readonly position: number;
  readonly request: ReviewRequest;
}

/** The task of collecting the signs about a player's hand in a record. */
export interface SignsTask extends ThreadRecord {
  readonly does: 'read';
  readonly seat: Seat;
  readonly knowledge: Knowledge;
  readonly deck: PossibleDeck;
}

/** The task of evaluating a choice twice, once with and once without a card in an opponent's hand. */
export interface HeldTask extends ThreadRecord, FacedChoice {
  readonly does: 'weigh';
  /** The revision of the event that requested the decision. */
  readonly revision: number;
  readonly hand: ExpectedHand;
  readonly reference: string;
  readonly seed: string;
  readonly playouts: number;
}

/** The task of finding the best choice at a decision. */
export interface BestTask
  extends ThreadRecord, Pick<HeldTask, 'revision' | 'choice' | 'knowledge' | 'seed' | 'playouts'> {
  readonly does: 'best';
}

export type PositionTask = EvaluationTask | SignsTask | HeldTask | BestTask;
export type PositionAnswer = Standing | readonly Sign[] | HeldCardValue | Choice;

/**
 * Performs a task. A task is to evaluate a position, to collect signs about a hand, to evaluate a choice, or to find
 * the best choice.
 */
export default (task: PositionTask): PositionAnswer => {
  const replay = replayed(task);
  if (task.does === 'weigh') {
    const { revision, hand, reference } = task;
    return heldCardValue(replay.module, replay.before(revision + 1), task, hand, reference, task);
  }
  if (task.does === 'best') return bestChoice(replay, task, task);
  if (task.does === 'read') return signsOf(replay.module, replay.events, task);
  return standingAt(replay, task.position, task.request);
};
