import { useState } from 'react';
import { errorMessage } from '../api/problems.js';
import { Choice } from '../design/choice.js';
import type { OpenReplay } from '../panels/panel.js';
import { useSay } from '../words/language.js';
import type { ShownReview } from './use-review.js';
import { usePercent } from './use-percent.js';

interface Props {
  readonly shown: ShownReview;
  readonly replay: OpenReplay;
  readonly canStart: boolean;
}

/** How thorough a review is: playouts for each moment. More take longer, and leave smaller errors. */
const depths = { quick: 40, usual: 150, thorough: 400 } as const;
const names = Object.keys(depths) as (keyof typeof depths)[];

/** A game without a review: what one is, the way to start it, and how far it is. */
export function ReviewStart({
  shown: { review, error, isStarting, start, cancel },
  replay,
  canStart,
}: Props) {
  const say = useSay();
  const percent = usePercent();
  const [depth, choose] = useState<keyof typeof depths>('usual');
  const isMade = review?.state === 'WAITING' || review?.state === 'RUNNING';
  if (isMade) {
    const done = review.done ?? 0;
    const total = review.total ?? 0;
    return (
      <div className="review-making" data-testid="review-making">
        <p role="status">
          {total === 0 ? say('review.waiting') : say('review.making', { share: percent(done / total) })}
        </p>
        <progress max={Math.max(total, 1)} value={done} aria-label={say('review.progress')} />
        {review.cancellable && (
          <button type="button" className="button" data-testid="review-cancel" onClick={cancel}>
            {say('review.cancel')}
          </button>
        )}
      </div>
    );
  }
  return (
    <div className="review-start">
      <p>{say('review.about')}</p>
      <p className="review-hint">{say(replay.as === 'all' ? 'review.open-cards' : 'review.own-cards')}</p>
      {review?.state === 'FAILED' && (
        <p className="whatif-problem" role="alert">
          {say('review.failed', { code: review.code ?? '' })}
        </p>
      )}
      {error != null && (
        <p className="whatif-problem" role="alert">
          {errorMessage(error)}
        </p>
      )}
      {canStart && (
        <label className="review-depth">
          {say('review.depth')}
          <Choice
            testId="review-depth"
            value={depth}
            options={names.map((name) => [name, say(`review.depths.${name}`)])}
            choose={choose}
          />
        </label>
      )}
      {canStart && (
        <button
          type="button"
          className="button button-strong"
          data-testid="review-start"
          disabled={isStarting}
          onClick={() => start(depths[depth])}
        >
          {say('review.start')}
        </button>
      )}
    </div>
  );
}
