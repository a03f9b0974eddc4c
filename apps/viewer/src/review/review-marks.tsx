import { revisionOf } from '../charts/chart-lines.js';
import { markClass } from '../notes/marks.js';
import type { OpenReplay } from '../panels/panel.js';
import { mistakesIn, reviewUpTo, signOf } from './shown-review.js';
import { useReview } from './use-review.js';
import './review-marks.css';

/** Where the review of the game found mistakes, below its line. The panel lists them. */
export function ReviewMarks({ replay: { game, as, line, reached } }: { readonly replay: OpenReplay }) {
  const result = useReview(game.id, as, true).review?.result;
  if (!result) return null;
  const last = Math.max(line.last, 1);
  return (
    <div className="review-marks" aria-hidden="true" data-testid="review-marks">
      {mistakesIn(reviewUpTo(result, reached, line.last)).map(({ position, grade }) => (
        <i
          key={position}
          className={markClass(signOf(grade))}
          style={{ left: `${Math.min(100, (revisionOf(position) / last) * 100)}%` }}
        />
      ))}
    </div>
  );
}
