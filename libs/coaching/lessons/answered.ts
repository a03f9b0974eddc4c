import type { Choice, GameId, Authorship } from '#record';
import type { Rating } from './answer.js';

export interface LessonAnswered extends Authorship {
  readonly kind: 'LessonAnswered';
  readonly game: GameId;
  /** The revision of the event that requested the decision. */
  readonly asked: number;
  /** The review that rated the answer. */
  readonly review: string;
  readonly choice: Choice;
  readonly rating: Rating;
  readonly loss: number;
  /** The time of the answer, as ISO 8601. */
  readonly at: string;
}
