import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { revisionOf } from '../charts/chart-lines.js';
import { dayName } from '../design/word-labels.js';
import { PositionLink } from '../log/position-link.js';
import { useWords } from '../look/game-look.js';
import { MarkBadge } from '../notes/mark-badge.js';
import type { OpenReplay } from '../panels/panel.js';
import { useSay } from '../words/language.js';
import { JudgedOptions, type JudgedReview } from './judged-options.js';
import { mistakesIn, signOf, type ReadyReview } from './shown-review.js';
import { usePercent } from '../words/use-percent.js';

interface Props {
  readonly found: ReadyReview;
  readonly replay: OpenReplay;
  readonly review: JudgedReview;
  /** Whether the review is still in progress. If so, its summaries are hidden. */
  readonly isMade: boolean;
}

/**
 * Shows the turning points and mistakes. Each entry links to its position. The mistake at the current position is
 * expanded.
 */
export function Findings({ found, replay, review, isMade }: Props) {
  const say = useSay();
  const words = useWords();
  const percent = usePercent();
  const { as, at, go } = replay;
  const mistakes = mistakesIn(found);
  return (
    <>
      {!isMade && (
        <>
          <h3>{say('review.turning-points')}</h3>
          {found.turningPoints.length === 0 && <p className="panel-nothing">{say('review.no-turning')}</p>}
          <ol className="review-list" data-testid="turning-points">
            {found.turningPoints.map(({ position, seat, text }, index) => (
              <li key={position} className={`seat-${seat}`} data-testid="turning-point">
                <PositionLink at={{ revision: revisionOf(position) }} as={as} go={go} className="review-link">
                  <span className="turn-number" title={position}>
                    {index + 1}
                  </span>
                  <span>{text}</span>
                </PositionLink>
              </li>
            ))}
          </ol>
        </>
      )}
      <h3>{say('review.mistakes')}</h3>
      {(mistakes.length > 0 || !isMade) && (
        <p className="panel-nothing">
          {say(mistakes.length === 0 ? 'review.no-mistakes' : 'review.as-known')}
        </p>
      )}
      <ol className="review-list" data-testid="mistakes">
        {mistakes.map((decision) => {
          const { position, made, seat, name, clock, grade, loss, text } = decision;
          const revision = revisionOf(position);
          const isHere = revision <= at.revision && at.revision <= revisionOf(made);
          return (
            <Mistake key={position} seat={seat} isHere={isHere}>
              <PositionLink at={{ revision }} as={as} go={go} className="review-link">
                <MarkBadge mark={signOf(grade)} />
                <span>{say('review.mistake', { day: dayName(clock.day, words), player: name })}</span>
                <b>{`−${percent(loss)}`}</b>
                {text !== null && <span className="review-told">{text}</span>}
              </PositionLink>
              {isHere && <JudgedOptions replay={replay} review={review} decision={decision} isListed />}
            </Mistake>
          );
        })}
      </ol>
    </>
  );
}

interface MistakeProps {
  readonly seat: number;
  /** Whether the mistake is at the current position. */
  readonly isHere: boolean;
  readonly children: ReactNode;
}

/**
 * Shows one mistake in the list. If the mistake is at the current position, scrolls it to the top of the list, so that
 * its choices are visible below it.
 */
function Mistake({ seat, isHere, children }: MistakeProps) {
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const scroller = item.current?.closest('.panel-scroll');
    if (!isHere || !item.current || !scroller) return;
    scroller.scrollTop += item.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  }, [isHere]);
  return (
    <li
      ref={item}
      className={`seat-${seat} ${isHere ? 'is-current' : ''}`}
      aria-current={isHere ? 'step' : undefined}
      data-testid="mistake"
    >
      {children}
    </li>
  );
}
