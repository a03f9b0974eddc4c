import { useMemo } from 'react';
import { shareFragment } from '../api/credentials.js';
import { errorMessage } from '../api/problems.js';
import { Chart } from '../charts/chart.js';
import '../charts/charts.css';
import '../whatif/whatif.css';
import type { PanelProps } from '../panels/panel.js';
import { useSay } from '../words/language.js';
import { DeleteReview } from './delete-review.js';
import { DepthForm } from './depth-form.js';
import { Findings } from './findings.js';
import { JudgedOptions } from './judged-options.js';
import { ReviewStart } from './review-start.js';
import { chanceChart, decisionAt, reviewUpTo } from './shown-review.js';
import { SeatSummary } from './seat-summary.js';
import { useReview } from './use-review.js';
import './review.css';

const HEIGHT = 150;

/** The review of the game: how likely each was to win, what turned it, what each decision was worth. */
export function ReviewPanel({ replay }: PanelProps) {
  const say = useSay();
  const { game, as, at, line, reached, reveal } = replay;
  const shown = useReview(game.id, as);
  const { review, error } = shown;
  const whole = review?.result;
  const found = useMemo(
    () => (whole ? reviewUpTo(whole, reached, line.last) : null),
    [whole, reached, line.last],
  );
  if (review === undefined && error == null) return <p className="panel-nothing" aria-busy="true" />;
  if (!review || !found)
    return (
      <section className="review panel-scroll" data-testid="review-panel">
        <ReviewStart shown={shown} replay={replay} canStart={shareFragment === ''} />
      </section>
    );
  const decision = decisionAt(found, at.revision);
  return (
    <section className="review panel-scroll" data-testid="review-panel" data-state={review.state}>
      {error != null && (
        <p className="whatif-problem" role="alert">
          {errorMessage(error)}
        </p>
      )}
      <SeatSummary seats={found.seats} />
      <Chart
        chart={chanceChart(found, say('review.chance'), say('review.not-yet'))}
        replay={replay}
        height={HEIGHT}
        heading="h3"
      />
      {reached < line.last && (
        <p className="review-hint review-hidden">
          {say('review.so-far')}
          <button type="button" className="button" data-testid="review-reveal" onClick={reveal}>
            {say('review.reveal')}
          </button>
        </p>
      )}
      {decision && <JudgedOptions replay={replay} review={review.id} decision={decision} />}
      <Findings found={found} replay={replay} />
      <section className="review-again">
        <p className="review-hint">{say('review.made-with', { playouts: review.playouts })}</p>
        {shareFragment === '' && (
          <DepthForm
            start={shown.start}
            isStarting={shown.isStarting}
            name={say('review.again')}
            shown={review.playouts}
          />
        )}
        {review.deletable && <DeleteReview remove={shown.remove} isDeleting={shown.isDeleting} />}
      </section>
      {found.missing.map((lack) => (
        <p key={lack} className="review-hint">
          {say(`review.missing.${lack}`, { from: found.observedFrom ?? '' })}
        </p>
      ))}
    </section>
  );
}
