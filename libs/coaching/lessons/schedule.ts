import { createEmptyCard, fsrs, Rating as Recall, type Card, type Grade } from 'ts-fsrs';
import type { Rating } from './answer.js';

/** A question that a learner has answered, with the time at which it is repeated. */
export interface Repetition<Answer> {
  /** When the question should be answered again, in ISO 8601 format. */
  readonly due: string;
  readonly answers: number;
  readonly last: Answer;
  readonly card: Card;
}

/** Schedules a question again ten minutes after a bad answer, or at most a year after a good answer. */
const scheduler = fsrs({
  enable_fuzz: false,
  learning_steps: ['10m'],
  relearning_steps: ['10m'],
  maximum_interval: 365,
});

const recalls: Readonly<Record<Rating, Grade>> = {
  best: Recall.Good,
  close: Recall.Hard,
  worse: Recall.Again,
};

/** Adds an answer to a question's earlier answers. The due time depends only on the answers and their times. */
export function repeated<Answer extends { readonly rating: Rating; readonly at: string }>(
  before: Repetition<Answer> | undefined,
  answer: Answer,
): Repetition<Answer> {
  const at = new Date(answer.at);
  const card: Card = before?.card ?? createEmptyCard(at);
  // Two machines' clocks can differ, so an answer can seem earlier than the previous one. If so, the previous answer's
  // time is used.
  const last = card.last_review;
  const now = last !== undefined && last > at ? last : at;
  const { card: next } = scheduler.next(card, now, recalls[answer.rating]);
  return { due: next.due.toISOString(), answers: (before?.answers ?? 0) + 1, last: answer, card: next };
}

/** Whether a question is new or due. */
export const isDue = (progress: Pick<Repetition<unknown>, 'due'> | undefined, now: Date): boolean =>
  progress === undefined || new Date(progress.due) <= now;
