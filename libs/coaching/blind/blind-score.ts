import { accuracyOf, certainPart, gradeOf, type Grade } from '#analysis';
import type { Choice } from '#record';
import { rated, type RatedAnswer } from '../lessons/answer.js';
import type { Lesson } from '../lessons/lesson.js';
import { mergeAlikeChoices } from '../lessons/merge-alike-choices.js';

/** The evaluation of an answer in a blind review and of the choice that was made in the game. */
export interface BlindVerdict {
  /** The decision as the review evaluated it, but with equivalent choices merged. */
  readonly decision: Lesson['decision'];
  /** The rated answer. Null if the reader skipped the decision or if the review did not evaluate the choice. */
  readonly answer: (Omit<RatedAnswer, 'rating'> & { readonly grade: Grade | null }) | null;
}

/**
 * Rates an answer in the same way as a review rates the choice that was made in the game. A difference from the best
 * choice is a loss only if it exceeds twice its error. `alike` returns the same key for equivalent choices.
 */
export function blindVerdict(
  lesson: Lesson,
  choice: Choice | null,
  alike: (choice: Choice) => string,
): BlindVerdict {
  const { decision } = mergeAlikeChoices(lesson, alike);
  const valued =
    choice && decision.choices.find((candidate) => alike(candidate.choice) === alike(choice))?.choice;
  const answer = valued == null ? null : rated({ decision }, valued);
  if (answer?.ok !== true) return { decision, answer: null };
  const { error, ...value } = answer.value;
  const loss = certainPart(value.loss, error) > 0 ? value.loss : 0;
  return { decision, answer: { choice: value.choice, loss, error, grade: gradeOf(loss, error) } };
}

/** The losses over several decisions. */
export interface BlindTally {
  /** The total lost win probability, at least 0. */
  readonly lost: number;
  /** The accuracy, from 0 to 1. Null if no decision counts. */
  readonly accuracy: number | null;
  /** The number of choices that were the best, or not certainly worse than the best. */
  readonly best: number;
  readonly grades: Readonly<Record<Grade, number>>;
}

/** Compares a reader with the player. Only includes decisions for which a review evaluated the choices of both. */
export interface BlindScore {
  readonly judged: number;
  readonly reader: BlindTally;
  readonly player: BlindTally;
}

type Lost = Pick<RatedAnswer, 'loss'> & { readonly grade: Grade | null };

export function blindScore(verdicts: readonly BlindVerdict[]): BlindScore {
  const evaluated = verdicts.flatMap(({ decision, answer }) =>
    answer === null ? [] : [{ decision, answer }],
  );
  return {
    judged: evaluated.length,
    reader: tallyOf(evaluated.map(({ answer }) => answer)),
    player: tallyOf(evaluated.map(({ decision }) => decision)),
  };
}

function tallyOf(decisions: readonly Lost[]): BlindTally {
  const losses = decisions.map(({ loss }) => loss);
  const graded = (grade: Grade): number => decisions.filter((decision) => decision.grade === grade).length;
  return {
    lost: losses.reduce((sum, loss) => sum + loss, 0),
    accuracy: accuracyOf(losses),
    best: losses.filter((loss) => loss === 0).length,
    grades: {
      inaccuracy: graded('inaccuracy'),
      mistake: graded('mistake'),
      blunder: graded('blunder'),
    },
  };
}
