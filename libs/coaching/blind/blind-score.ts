import { accuracyOf, certainPart, gradeOf, type Grade } from '#analysis';
import type { Choice } from '#record';
import { rated, type RatedAnswer } from '../lessons/answer.js';
import type { Lesson } from '../lessons/lesson.js';
import { mergeAlikeChoices } from '../lessons/merge-alike-choices.js';

/** The worth of an answer of a blind review, beside the choice in the game. */
export interface BlindVerdict {
  /** The decision as the review judges it, each of its alike choices once. */
  readonly decision: Lesson['decision'];
  /** Null if the reader skipped the decision, or the review did not judge the choice. */
  readonly answer: (Omit<RatedAnswer, 'rating'> & { readonly grade: Grade | null }) | null;
}

/**
 * Rates an answer by a review, on the terms on which the review rates the choice in the game: a difference to the best choice that does not
 * exceed twice its error is no loss. `alike` returns the same text for choices that are alike.
 */
export function blindVerdict(
  judged: Lesson,
  choice: Choice | null,
  alike: (choice: Choice) => string,
): BlindVerdict {
  const { decision } = mergeAlikeChoices(judged, alike);
  const valued =
    choice && decision.choices.find((candidate) => alike(candidate.choice) === alike(choice))?.choice;
  const answer = valued == null ? null : rated({ decision }, valued);
  if (answer?.ok !== true) return { decision, answer: null };
  const { error, ...value } = answer.value;
  const loss = certainPart(value.loss, error) > 0 ? value.loss : 0;
  return { decision, answer: { choice: value.choice, loss, error, grade: gradeOf(loss, error) } };
}

/** The losses of some decisions. */
export interface BlindTally {
  /** Win probability in all, from 0. */
  readonly lost: number;
  /** From 0 to 1. Null if no decision counts. */
  readonly accuracy: number | null;
  /** Choices that no other is certainly better than. */
  readonly best: number;
  readonly grades: Readonly<Record<Grade, number>>;
}

/** A reader beside the player, over the decisions for which a review judged the choices of both. */
export interface BlindScore {
  readonly judged: number;
  readonly reader: BlindTally;
  readonly player: BlindTally;
}

type Lost = Pick<RatedAnswer, 'loss'> & { readonly grade: Grade | null };

export function blindScore(verdicts: readonly BlindVerdict[]): BlindScore {
  const judged = verdicts.flatMap(({ decision, answer }) => (answer === null ? [] : [{ decision, answer }]));
  return {
    judged: judged.length,
    reader: tallyOf(judged.map(({ answer }) => answer)),
    player: tallyOf(judged.map(({ decision }) => decision)),
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
