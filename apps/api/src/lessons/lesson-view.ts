import {
  choicesOf,
  type Lesson as Found,
  type LessonProgress,
  type RatedAnswer,
  type Rating,
} from '#coaching';
import { invariant, type Locale } from '#record';
import type { OpenedGame } from '../replay/opened-game.js';
import { choiceTexts, exerciseOf } from './exercise.js';
import type { Lesson, LessonAnswer, LessonRating } from './lesson.types.js';

export interface OpenLesson {
  readonly game: OpenedGame;
  readonly lesson: Found;
  readonly locale: Locale;
}

const upper = <Word extends string>(word: Word): Uppercase<Word> => word.toUpperCase() as Uppercase<Word>;

export const ratingIn = (rating: Rating): LessonRating => upper(rating);

/** Returns a function that formats choices without revealing cards that the player did not know. */
const wordsIn = ({ game, lesson: { asked: question, decision }, locale }: OpenLesson) =>
  choiceTexts(game, question, decision.seat, locale);

/** Returns a lesson without its outcome, as its player saw the game at the position of the lesson. */
export function lessonView(open: OpenLesson, progress: LessonProgress | undefined): Lesson {
  const { game, lesson, locale } = open;
  const words = wordsIn(open);
  return {
    ...exerciseOf(game, lesson.asked, lesson.decision.seat, locale),
    id: lesson.id,
    game: game.id,
    choices: choicesOf(lesson).map((choice) => ({ choice, text: words(choice) })),
    answers: progress?.answers ?? 0,
    due: progress === undefined ? null : new Date(progress.due),
  };
}

/**
 * Returns the value of an answer. For comparison, also returns the best choice and the choice that was made in the
 * game.
 */
export function answerView(open: OpenLesson, answer: RatedAnswer, due: string): LessonAnswer {
  const { lesson } = open;
  const { choices, best, taken, grade } = lesson.decision;
  invariant(grade !== null, 'a lesson is about a bad choice');
  const words = wordsIn(open);
  return {
    lesson: lesson.id,
    ...answer,
    rating: ratingIn(answer.rating),
    worth: choices.map(({ choice, value, error }) => ({ choice, text: words(choice), value, error })),
    best,
    taken,
    grade: upper(grade),
    due: new Date(due),
    review: lesson.review,
  };
}
