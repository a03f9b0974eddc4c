import type { Choice, GameId, Said } from '#record';
import type { Rating } from './answer.js';

/** Somebody answered a lesson. */
export interface LessonAnswered extends Said {
  readonly kind: 'LessonAnswered';
  readonly game: GameId;
  /** The revision that asked for the decision. */
  readonly asked: number;
  /** The review that rated the answer. */
  readonly review: string;
  readonly choice: Choice;
  readonly rating: Rating;
  readonly loss: number;
  /** When, ISO 8601. */
  readonly at: string;
}
