import type { Choice, GameId, Said } from '#record';
import type { Rating } from './answer.js';

/** Recorded when a player answers a lesson. */
export interface LessonAnswered extends Said {
  readonly kind: 'LessonAnswered';
  readonly game: GameId;
  /** The revision of the event that requested the decision. */
  readonly asked: number;
  /** The review that rated the answer. */
  readonly review: string;
  readonly choice: Choice;
  readonly rating: Rating;
  readonly loss: number;
  /** When, ISO 8601. */
  readonly at: string;
}
