import type { Grade, Review, ReviewedDecision } from '#analysis';
import type { GameNotes, Replay } from '#projections';
import {
  formatViewer,
  recordBounds,
  type Annotated,
  type AnnotationMark,
  type AnnotationRemoved,
  type Locale,
  type Said,
  type Viewer,
} from '#record';
import { choiceWords } from './choice-words.js';
import { reportWords } from './report/report-words.js';
import { percent } from './report/report.js';

/** The name that a review signs with. Its notes belong to the owner of the machine. */
const signed: Said = { by: 'Review', author: { kind: 'owner' } };

/** What the ids of its annotations begin with. */
const OWN = 'review-';

/** Notes that one review writes at most. */
const MOST = 60;

const marks: Readonly<Record<Grade, AnnotationMark>> = { blunder: '??', mistake: '?', inaccuracy: '?!' };

/** A choice is a good one where the next best gives away so much, and more than twice its error. */
const GOOD = 0.1;
const CERTAIN = 2;

/** What a review finds, as annotations from the perspective that it was made from: bad choices, and the ones that were hard to find. */
export function reviewNotes(
  { decisions }: Review,
  replay: Replay,
  viewer: Viewer,
  locale: Locale,
): readonly Annotated[] {
  const as = formatViewer(viewer);
  const said = (revision: number, choice: readonly string[]): string =>
    choiceWords(replay, revision, choice, viewer, locale);
  return decisions
    .flatMap((decision) => {
      const mark = markOf(decision);
      return mark === null ? [] : [{ decision, mark, weight: Math.max(decision.loss, leadOf(decision)) }];
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .sort((a, b) => a.decision.revision - b.decision.revision)
    .map(({ decision: { revision, made, taken, best, loss, grade }, mark }) => {
      const at = `${made}`;
      const words = reportWords[locale];
      const better = grade === null ? '' : ` ${words.better(said(revision, best), percent(loss))}`;
      return {
        kind: 'Annotated',
        id: `${OWN}${as}-${revision}`,
        from: at,
        to: at,
        as,
        text: `${said(revision, taken)}.${better}`.slice(0, recordBounds.annotation),
        mark,
        arrows: [],
        highlights: [],
        ...signed,
      };
    });
}

/** What takes away all that reviews wrote about a game. */
export const withoutReviewNotes = ({ annotations }: GameNotes): readonly AnnotationRemoved[] =>
  annotations
    .filter(({ id, by }) => id.startsWith(OWN) && by === signed.by)
    .map(({ id }) => ({ kind: 'AnnotationRemoved', id, ...signed }));

const markOf = (decision: ReviewedDecision): AnnotationMark | null => {
  if (decision.grade !== null) return marks[decision.grade];
  return leadOf(decision) >= GOOD ? '!' : null;
};

/** By how much the choice taken is better than the next best, where it is certain; else 0. */
function leadOf({ taken, choices: [first, second] }: ReviewedDecision): number {
  if (first === undefined || second === undefined || first.choice.join('\n') !== taken.join('\n')) return 0;
  const lead = first.value - second.value;
  return lead > CERTAIN * Math.hypot(first.error, second.error) ? lead : 0;
}
