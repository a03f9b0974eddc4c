import { fail, isLegible, isPlain, ok, recordBounds, type Result } from '#record';
import type { Problem } from '../errors/problem.js';

/** What somebody wrote, composed (NFC), with plain line breaks and no blanks around it; null when it is no text. */
export function written(text: string): string | null {
  const plain = text.replaceAll('\r\n', '\n').normalize('NFC').trim();
  return isLegible(plain) ? plain : null;
}

const MAX_TAG = recordBounds.tag;

/** A tag as it is kept: lower case, single blanks; error `TAG_INVALID`. */
export function tagOf(text: string): Result<string, Problem> {
  const tag = written(text)?.replace(/\s+/g, ' ').toLowerCase() ?? '';
  const isFine = tag.length > 0 && tag.length <= MAX_TAG && isPlain(tag);
  if (isFine) return ok(tag);
  const reason =
    tag === ''
      ? 'it has no letters'
      : tag.length > MAX_TAG
        ? `it has ${tag.length} characters`
        : 'it has invisible characters';
  return fail({
    code: 'TAG_INVALID',
    message: `That is not a tag: ${reason}.`,
    advice: `Use 1 to ${MAX_TAG} printable characters.`,
  });
}
