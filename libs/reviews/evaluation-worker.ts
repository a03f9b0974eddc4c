import {
  signsOf,
  standingAt,
  type PossibleDeck,
  type ReviewRequest,
  type Sign,
  type Standing,
} from '#analysis';
import type { Knowledge, Seat } from '#record';
import { replayed, type JudgedRecord } from './judged-record.js';

/** A position of a record to evaluate. */
export interface EvaluationTask extends JudgedRecord {
  readonly does: 'evaluate';
  readonly position: number;
  readonly request: ReviewRequest;
}

/** The signs of a player's hand to read from a record. */
export interface SignsTask extends JudgedRecord {
  readonly does: 'read';
  readonly seat: Seat;
  readonly knowledge: Knowledge;
  readonly deck: PossibleDeck;
}

/** Evaluates the chances of the seats at a position of a record, or reads signs of a hand. */
export default (task: EvaluationTask | SignsTask): Standing | readonly Sign[] => {
  const replay = replayed(task);
  if (task.does === 'read') return signsOf(replay.module, replay.events, task);
  return standingAt(replay, task.position, task.request);
};
