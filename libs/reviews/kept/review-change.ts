import type { StoredEntry } from '#record';
import { reviewTotals, type ReviewTotals } from './review-totals.js';
import { reviewFormat } from './stored-review.js';

/** What a stored entry changes of what is counted: a review is kept, or deleted. */
export type ReviewChange =
  | { readonly kind: 'kept'; readonly totals: ReviewTotals }
  | { readonly kind: 'deleted'; readonly review: string };

/** Null: the entry changes nothing that is counted, or this program cannot read it. */
export function reviewChange(stored: StoredEntry): ReviewChange | null {
  if (stored.type === 'ReviewDeleted') {
    const entry = reviewFormat.read(stored);
    return entry?.kind === 'ReviewDeleted' ? { kind: 'deleted', review: entry.review } : null;
  }
  const totals = reviewTotals(stored);
  return totals === null ? null : { kind: 'kept', totals };
}
