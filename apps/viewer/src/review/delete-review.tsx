import { useState } from 'react';
import { useSay } from '../words/language.js';
import type { ShownReview } from './use-review.js';

/** Deletes the current review after the user confirms. */
export function DeleteReview({ remove, isDeleting }: Pick<ShownReview, 'remove' | 'isDeleting'>) {
  const say = useSay();
  const [isConfirming, setConfirming] = useState(false);
  if (!isConfirming)
    return (
      <button
        type="button"
        className="button button-quiet"
        data-testid="review-delete"
        onClick={() => setConfirming(true)}
      >
        {say('review.delete')}
      </button>
    );
  return (
    <div className="review-deleting" role="group" aria-label={say('review.delete')}>
      <p>{say('review.delete-sure')}</p>
      <button
        type="button"
        className="button"
        autoFocus
        disabled={isDeleting}
        data-testid="review-delete-now"
        onClick={remove}
      >
        {say('review.delete-now')}
      </button>
      <button type="button" className="button button-quiet" onClick={() => setConfirming(false)}>
        {say('review.keep')}
      </button>
    </div>
  );
}
