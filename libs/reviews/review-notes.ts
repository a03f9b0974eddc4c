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
  type Said,
  type Viewer,
} from '#record';
import { choiceWords } from './choice-words.js';
import { gradeMarks } from './grade-marks.js';
import { mistakeWords } from './mistake-words.js';

/** The name that a review signs with. Its notes belong to the owner of the machine. */
const signed: Said = { by: 'Review', author: { kind: 'owner' } };

/** What the ids of its annotations begin with. */
const OWN = 'review-';

/** Notes that one review writes at most. */
const MOST = 60;

/** A choice is a good one where the next best gives away so much, and more than twice its error. */
const GOOD = 0.1;
const CERTAIN = 2;

/**
 * What a review finds, as annotations from the perspective that it was made from: bad choices, and the ones that were hard to find. `id`
 * is that of the review.
 */
export function reviewNotes(
  id: string,
  { decisions }: Review,
  replay: Replay,
  viewer: Viewer,
  locale: Locale,
): readonly Annotated[] {
  const as = formatViewer(viewer);
  /** A good choice is said alone. */
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

/** What takes away all that reviews wrote about a game. */
export const withoutReviewNotes = (notes: GameNotes): readonly AnnotationRemoved[] =>
  withoutNotes(notes, OWN);

/** What takes away all that one review wrote about a game. */
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

/** By how much the choice taken is better than the next best, where it is certain; else 0. */
function leadOf({ taken, choices: [first, second] }: ReviewedDecision): number {
  if (first === undefined || second === undefined || !isSameChoice(first.choice, taken)) return 0;
  const lead = first.value - second.value;
  return lead > CERTAIN * Math.hypot(first.error, second.error) ? lead : 0;
}
