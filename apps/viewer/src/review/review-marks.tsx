import { useEffect, useMemo } from 'react';
import { revisionOf } from '../charts/chart-lines.js';
import { markClass } from '../notes/marks.js';
import type { OpenReplay } from '../panels/panel.js';
import { useSay } from '../words/language.js';
import type { FoundMistake } from './found-mistake.js';
import { foundIn, mistakesIn, reviewUpTo, signOf } from './shown-review.js';
import { useReview } from './use-review.js';
import './review-marks.css';

interface Props {
  readonly replay: OpenReplay;
  /** Called with the mistakes that the review found. */
  readonly tell: (mistakes: readonly FoundMistake[]) => void;
  /** Opens the review panel. */
  readonly open: () => void;
}

/**
 * Shows a mark below the scrubber for each mistake that the review found. Clicking a mark moves to the mistake and
 * shows the better choice.
 */
export function ReviewMarks({ replay: { game, as, line, reached, go }, tell, open }: Props) {
  const say = useSay();
  const result = foundIn(useReview(game, as, true).review);
  const found = useMemo(
    () => (result ? mistakesIn(reviewUpTo(result, reached, line.last)) : []),
    [result, reached, line.last],
  );
  useEffect(() => {
    tell(
      found.map(({ position, made, grade }) => ({
        revision: revisionOf(position),
        made: revisionOf(made),
        mark: signOf(grade) ?? '',
      })),
    );
  }, [found, tell]);
  if (!result) return null;
  const last = Math.max(line.last, 1);
  return (
    <ul className="review-marks" aria-label={say('controls.mistakes')} data-testid="review-marks">
      {found.map(({ position, seat, grade, name }) => {
        const revision = revisionOf(position);
        const label = say('controls.mistake', { player: name, position: revision });
        return (
          <li
            key={`${position} ${seat}`}
            className={markClass(signOf(grade))}
            style={{ left: `${Math.min(100, (revision / last) * 100)}%` }}
          >
            <button
              type="button"
              // Marks are not tab stops, because the keys J and K move between them.
              tabIndex={-1}
              aria-label={label}
              title={`${signOf(grade)} ${label}`}
              data-testid="review-mark"
              onClick={() => {
                go({ revision });
                open();
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}
