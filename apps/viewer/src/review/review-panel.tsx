import { useEffect, useMemo } from 'react';
import { shareFragment } from '../api/credentials.js';
import { errorMessage } from '../api/problems.js';
import { Chart } from '../charts/chart.js';
import '../charts/charts.css';
import '../whatif/whatif.css';
import type { PanelProps } from '../panels/panel.js';
import { useSay } from '../words/language.js';
import { BlindLinks } from './blind-links.js';
import { DeleteReview } from './delete-review.js';
import { DepthForm } from './depth-form.js';
import { EvaluateHere } from './evaluate-here.js';
import { Findings } from './findings.js';
import { JudgedOptions } from './judged-options.js';
import { MissedList } from './missed-list.js';
import { ReviewMaking, ReviewStart } from './review-start.js';
import { BEGIN, depths } from './depths.js';
import { ReviewTools } from './review-tools.js';
import { chanceChart, decisionAt, foundIn, isMade, reviewUpTo } from './shown-review.js';
import { SeatSummary } from './seat-summary.js';
import { useReview } from './use-review.js';
import './review.css';

const HEIGHT = 150;

/** Shows the review of the game: win probabilities, turning points and the values of decisions. */
export function ReviewPanel({ replay, about, open }: PanelProps) {
  const say = useSay();
  const { game, as, at, line, reached, reveal } = replay;
  const shown = useReview(game, as);
  const { review, error } = shown;
  // While the review is running, the results so far are shown.
  const whole = foundIn(review);
  const found = useMemo(
    () => (whole ? reviewUpTo(whole, reached, line.last) : null),
    [whole, reached, line.last],
  );
  const { start } = shown;
  const isToBegin = about === BEGIN && review !== undefined && game.result !== null;
  useEffect(() => {
    if (!isToBegin) return;
    reveal();
    if (review === null && shareFragment === '') start(depths.usual);
    open('review', null);
  });
  if (review === undefined && error == null) return <p className="panel-nothing" aria-busy="true" />;
  if (!review || !found)
    return (
      <section className="review panel-scroll" data-testid="review-panel">
        <ReviewStart shown={shown} replay={replay} canStart={shareFragment === ''} />
        <EvaluateHere replay={replay} />
        <MissedList replay={replay} as={shown.as} />
        <BlindLinks replay={replay} />
      </section>
    );
  const decision = decisionAt(found, at.revision);
  const judged = { id: review.id, as: review.as };
  const { unjudged } = found;
  const isBeingMade = isMade(review);
  return (
    <section className="review panel-scroll" data-testid="review-panel" data-state={review.state}>
      {error != null && (
        <p className="whatif-problem" role="alert">
          {errorMessage(error)}
        </p>
      )}
      {isBeingMade && <ReviewMaking review={review} cancel={shown.cancel} />}
      {unjudged === null ? (
        <SeatSummary seats={found.seats} />
      ) : (
        <p className="review-unjudged" data-testid="review-unjudged">
          {unjudged.text} {unjudged.advice}
        </p>
      )}
      <Chart
        chart={chanceChart(found, say('charts.chance'), say('charts.not-yet'))}
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
      {decision && decision.grade === null && (
        <JudgedOptions replay={replay} review={judged} decision={decision} />
      )}
      <EvaluateHere replay={replay} />
      {unjudged === null && <Findings found={found} replay={replay} review={judged} isMade={isBeingMade} />}
      <MissedList replay={replay} as={judged.as} />
      {!isBeingMade && unjudged === null && reached >= line.last && (
        <ReviewTools game={game.id} review={{ ...judged, playouts: review.playouts }} />
      )}
      <BlindLinks replay={replay} />
      {!isBeingMade && (
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
      )}
      {found.missing
        .filter((lack) => unjudged === null || lack !== 'DECISIONS')
        .map((lack) => (
          <p key={lack} className="review-hint">
            {say(`review.missing.${lack}`, { from: found.observedFrom ?? '' })}
          </p>
        ))}
    </section>
  );
}
