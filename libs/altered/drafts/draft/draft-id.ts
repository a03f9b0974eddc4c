import { fail, ok, shortened, type Problem, type Result } from '#record';
import type { DraftErrorCode } from '../error-codes.js';

declare const brand: unique symbol;

/** A draft's id: at most 64 letters, digits, `-` and `_`. The draft's stream is `draft-<id>`. */
export type DraftId = string & { readonly [brand]: 'DraftId' };

const pattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

export const DRAFT_STREAM_PREFIX = 'draft-';

export const draftStream = (id: DraftId): string => `${DRAFT_STREAM_PREFIX}${id}`;

/** Parses a draft's id. Fails with `DRAFT_ID_INVALID` if the text does not have the form of an id. */
export function parseDraftId(text: string): Result<DraftId, Problem<DraftErrorCode>> {
  if (pattern.test(text)) return ok(text as DraftId);
  return fail({
    code: 'DRAFT_ID_INVALID',
    message: `"${shortened(text)}" is not a valid draft id.`,
    advice: 'Use 1 to 64 letters, digits, "-" or "_".',
  });
}
