import type { StoredEntry } from '#record';
import { reviewTotals, type ReviewTotals } from './review-totals.js';
import { reviewFormat } from './stored-review.js';

/** A change to the totals of reviews, caused by storing or deleting a review. */
export type ReviewChange =
  | { readonly kind: 'kept'; readonly totals: ReviewTotals }
  | { readonly kind: 'deleted'; readonly review: string };

/**
 * Returns the change to the totals caused by a stored entry. Null if there is none or if this version of Retrace cannot
 * read the entry.
 */
export function reviewChange(stored: StoredEntry): ReviewChange | null {
  if (stored.type === 'ReviewDeleted') {
    const entry = reviewFormat.read(stored);
    return entry?.kind === 'ReviewDeleted' ? { kind: 'deleted', review: entry.review } : null;
  }
  const totals = reviewTotals(stored);
  return totals === null ? null : { kind: 'kept', totals };
}
