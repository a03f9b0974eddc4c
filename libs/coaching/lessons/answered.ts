import type { Choice, GameId, Authorship } from '#record';
import type { Rating } from './answer.js';

export interface LessonAnswered extends Authorship {
  readonly kind: 'LessonAnswered';
  readonly game: GameId;
  /** The revision of the event that requested the decision. */
  readonly asked: number;
  /** The id of the review whose values were used to rate the answer. */
  readonly review: string;
  readonly choice: Choice;
  readonly rating: Rating;
  readonly loss: number;
  /** When the lesson was answered, in ISO 8601 format. */
  readonly at: string;
}
