import { hash } from 'node:crypto';
import type { Grade, ReviewedDecision } from '#analysis';
import {
  authorKey,
  choiceKey,
  fail,
  ok,
  parseGameId,
  type Author,
  type Choice,
  type GameId,
  type Problem,
  type Result,
} from '#record';
import type { Reviewed, ReviewOrigin } from '#reviews';
import type { CoachingErrorCode } from '../error-codes.js';

/** Identifies the decision that a lesson is about. */
export interface LessonPlace {
  readonly game: GameId;
  readonly asked: number;
}

/** A decision that lost win probability in a reviewed game. */
export interface Lesson extends LessonPlace {
  /** In the format `<game>:<position>`. */
  readonly id: string;
  readonly review: string;
  readonly origin: ReviewOrigin;
  readonly decision: ReviewedDecision;
}

/** The grades that make a decision a lesson. */
const lessonGrades: readonly (Grade | null)[] = ['mistake', 'blunder'];

export const isLesson = (grade: Grade | null): boolean => lessonGrades.includes(grade);

const pattern = /^(.+):(0|[1-9]\d{0,8})$/;

/** Returns the id of a lesson. It does not depend on the review that evaluated the decision. */
export const lessonId = ({ game, asked: revision }: LessonPlace): string => `${game}:${revision}`;

/** Parses the id of a lesson. Fails with `LESSON_ID_INVALID` if the text is not a lesson id. */
export function parseLessonId(text: string): Result<LessonPlace, Problem<CoachingErrorCode>> {
  const [, id = '', revision = ''] = pattern.exec(text) ?? [];
  const game = parseGameId(id);
  if (game.ok && revision !== '') return ok({ game: game.value, asked: Number(revision) });
  return fail({
    code: 'LESSON_ID_INVALID',
    message: 'The text is not a lesson id.',
    advice: 'Use an id from the list of lessons, such as `sample-1:142`.',
  });
}

/**
 * Returns the decisions that a game's reviews evaluated, by the revision of the event that requested the decision.
 * `reviews` are sorted, the oldest first. If several reviews evaluated a decision, the newest counts.
 */
export function evaluatedDecisions(
  game: GameId,
  reviews: readonly Pick<Reviewed, 'review' | 'origin' | 'found'>[],
): ReadonlyMap<number, Lesson> {
  const evaluated = new Map<number, Lesson>();
  for (const { review, origin, found } of reviews)
    for (const decision of found.decisions) {
      const place = { game, asked: decision.revision };
      evaluated.set(decision.revision, { ...place, id: lessonId(place), review, origin, decision });
    }
  return evaluated;
}

/** Returns the lessons of a game, based on the newest review of each decision. */
export const lessonsOf = (...reviewed: Parameters<typeof evaluatedDecisions>): readonly Lesson[] =>
  [...evaluatedDecisions(...reviewed).values()]
    .filter(({ decision: { grade } }) => isLesson(grade))
    .sort((a, b) => a.asked - b.asked);

/**
 * Returns the choices that a lesson offers, which are those that the review evaluated. The order does not reveal their
 * values.
 */
export function choicesOf({ decision: { choices } }: Pick<Lesson, 'decision'>): readonly Choice[] {
  return inOrder(choices).map(({ choice }) => choice);
}

export const inOrder = <One extends { readonly choice: Choice }>(choices: readonly One[]): readonly One[] =>
  [...choices].sort((a, b) => (choiceKey(a.choice) < choiceKey(b.choice) ? -1 : 1));

const KEY_LENGTH = 24;

/** Returns the name of the stream that contains a person's answers. */
export const lessonStream = (learner: Author): string =>
  `lessons-${hash('sha256', authorKey(learner), 'hex').slice(0, KEY_LENGTH)}`;
