import type { Review, ReviewedDecision } from '#analysis';
import { capital } from '#kernel';
import type { GameNotes, Replay } from '#projections';
import {
  formatViewer,
  isSameChoice,
  recordBounds,
  type Annotated,
  type AnnotationMark,
  type AnnotationRemoved,
  type Locale,
  type Authorship,
  type Viewer,
} from '#record';
import { choiceWords } from './choice-words.js';
import { gradeMarks } from './grade-marks.js';
import { mistakeWords } from './mistake-words.js';

/** The author of the notes that reviews write. These notes belong to the owner of the machine. */
const signed: Authorship = { by: 'Review', author: { kind: 'owner' } };

/** The prefix for the ids of notes that reviews write. */
const OWN = 'review-';

/** The maximum number of notes per review. */
const MOST = 60;

/**
 * A choice counts as good if the next best choice loses at least `GOOD` and more than `CERTAIN` times the standard
 * error.
 */
const GOOD = 0.1;
const CERTAIN = 2;

/**
 * Writes notes about bad choices and about good choices that were hard to find. The notes have the review's
 * perspective. `id` is the review's id.
 */
export function reviewNotes(
  id: string,
  { decisions }: Review,
  replay: Replay,
  viewer: Viewer,
  locale: Locale,
): readonly Annotated[] {
  const as = formatViewer(viewer);
  /** Describes a mistake, or only names a good choice. */
  const textOf = (decision: ReviewedDecision): string =>
    mistakeWords(decision, replay, viewer, locale) ??
    `${capital(choiceWords(replay, decision.revision, decision.taken, viewer, locale))}.`;
  return decisions
    .flatMap((decision) => {
      const mark = markOf(decision);
      return mark === null ? [] : [{ decision, mark, weight: Math.max(decision.loss, leadOf(decision)) }];
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .sort((a, b) => a.decision.revision - b.decision.revision)
    .map(({ decision, mark }) => {
      const at = `${decision.made}`;
      return {
        kind: 'Annotated',
        id: `${OWN}${id}-${decision.revision}`,
        from: at,
        to: at,
        as,
        text: textOf(decision).slice(0, recordBounds.annotation),
        mark,
        arrows: [],
        highlights: [],
        ...signed,
      };
    });
}

/** Returns entries that remove the notes that all reviews of a game have written. */
export const withoutReviewNotes = (notes: GameNotes): readonly AnnotationRemoved[] =>
  withoutNotes(notes, OWN);

/** Returns entries that remove the notes that one review has written. */
export const withoutNotesOf = (notes: GameNotes, review: string): readonly AnnotationRemoved[] =>
  withoutNotes(notes, `${OWN}${review}-`);

const withoutNotes = ({ annotations }: GameNotes, prefix: string): readonly AnnotationRemoved[] =>
  annotations
    .filter(({ id, by }) => id.startsWith(prefix) && by === signed.by)
    .map(({ id }) => ({ kind: 'AnnotationRemoved', id, ...signed }));

const markOf = (decision: ReviewedDecision): AnnotationMark | null => {
  if (decision.grade !== null) return gradeMarks[decision.grade];
  return leadOf(decision) >= GOOD ? '!' : null;
};

/** Returns the lead of the choice made over the next best choice. 0 if the lead is not certain. */
function leadOf({ taken, choices: [first, second] }: ReviewedDecision): number {
  if (first === undefined || second === undefined || !isSameChoice(first.choice, taken)) return 0;
  const lead = first.value - second.value;
  return lead > CERTAIN * Math.hypot(first.error, second.error) ? lead : 0;
}
