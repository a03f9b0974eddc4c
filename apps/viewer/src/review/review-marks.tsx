import { useEffect, useMemo } from 'react';
import { revisionOf } from '../charts/chart-lines.js';
import type { RowMark } from '../log/row-marks.js';
import { markClass } from '../notes/marks.js';
import type { OpenReplay } from '../panels/panel.js';
import { mistakesIn, reviewUpTo, signOf } from './shown-review.js';
import { useReview } from './use-review.js';
import './review-marks.css';

interface Props {
  readonly replay: OpenReplay;
  /** Hears which signs stand in the log. */
  readonly tell: (marks: readonly RowMark[]) => void;
}

/** Where the review of the game found mistakes, below its line and in the log. The panel lists them. */
export function ReviewMarks({ replay: { game, as, line, reached }, tell }: Props) {
  const result = useReview(game.id, as, true).review?.result;
  const mistakes = useMemo(
    () => (result ? mistakesIn(reviewUpTo(result, reached, line.last)) : []),
    [result, reached, line.last],
  );
  useEffect(() => {
    tell(mistakes.map(({ made, grade }) => ({ revision: revisionOf(made), mark: signOf(grade) ?? '' })));
  }, [mistakes, tell]);
  if (!result) return null;
  const last = Math.max(line.last, 1);
  return (
    <div className="review-marks" aria-hidden="true" data-testid="review-marks">
      {mistakes.map(({ position, grade }) => (
        <i
          key={position}
          className={markClass(signOf(grade))}
          style={{ left: `${Math.min(100, (revisionOf(position) / last) * 100)}%` }}
        />
      ))}
    </div>
  );
}
