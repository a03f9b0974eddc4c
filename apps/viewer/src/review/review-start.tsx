import { useState } from 'react';
import { errorMessage } from '../api/problems.js';
import type { OpenReplay } from '../panels/panel.js';
import { useSay } from '../words/language.js';
import { DepthForm } from './depth-form.js';
import type { ReviewPartsFragment } from '../generated/graphql.js';
import type { ShownReview } from './use-review.js';
import { isMade } from './shown-review.js';
import { usePercent } from '../words/use-percent.js';

interface Props {
  readonly shown: ShownReview;
  readonly replay: OpenReplay;
  readonly canStart: boolean;
}

/** Explains reviews if the game has none yet. Lets the user start a review, and shows its progress. */
export function ReviewStart({
  shown: { as, review, error, isStarting, start, cancel },
  replay,
  canStart,
}: Props) {
  const say = useSay();
  const [isWhole, setWhole] = useState(true);
  const isHidden = replay.reached < replay.line.last;
  const begin = (playouts: number): void => {
    if (isHidden && isWhole) replay.reveal();
    start(playouts);
  };
  if (review && isMade(review)) return <ReviewMaking review={review} cancel={cancel} />;
  return (
    <div className="review-start">
      {canStart ? (
        <>
          <p>{say('review.about')}</p>
          <p className="review-hint">{say(as === 'all' ? 'review.open-cards' : 'review.own-cards')}</p>
        </>
      ) : (
        <p>{say('review.not-shared')}</p>
      )}
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
      {canStart && isHidden && (
        <label className="review-whole">
          <input
            type="checkbox"
            data-testid="review-whole"
            checked={isWhole}
            onChange={({ target }) => setWhole(target.checked)}
          />
          {say('review.whole')}
        </label>
      )}
      {canStart && <DepthForm start={begin} isStarting={isStarting} name={say('review.start')} />}
    </div>
  );
}

/** Shows the progress of a waiting or running review, with a button for cancelling it. */
export function ReviewMaking({
  review,
  cancel,
}: Pick<ShownReview, 'cancel'> & { readonly review: ReviewPartsFragment }) {
  const say = useSay();
  const percent = usePercent();
  const done = review.done ?? 0;
  const total = review.total ?? 0;
  const ahead = review.ahead ?? 0;
  const waiting = ahead === 0 ? say('review.waiting') : say('review.behind', { count: ahead });
  return (
    <div className="review-making" data-testid="review-making">
      <p role="status">{total === 0 ? waiting : say('review.making', { share: percent(done / total) })}</p>
      <progress max={Math.max(total, 1)} value={done} aria-label={say('review.progress')} />
      {review.cancellable && (
        <button type="button" className="button" data-testid="review-cancel" onClick={cancel}>
          {say('review.cancel')}
        </button>
      )}
    </div>
  );
}
