import { fail, ok, type Problem, type Result } from '#record';

/** Control characters but line breaks and tabs, and halves of characters: no store and no page needs them. */
const unprintable = /[\p{Cc}\p{Cs}]/u;
const layout = /[\n\t]/g;

/** What somebody wrote, composed (NFC), with plain line breaks and no blanks around it; null when it is no text. */
export function written(text: string): string | null {
  const plain = text.replaceAll('\r\n', '\n').normalize('NFC').trim();
  return unprintable.test(plain.replace(layout, ' ')) ? null : plain;
}

/** Characters of a tag, at most. */
const MAX_TAG = 40;

/** A tag as it is kept: lower case, single blanks; error `BAD_TAG`. */
export function tagOf(text: string): Result<string, Problem> {
  const tag = written(text)?.replace(/\s+/g, ' ').toLowerCase() ?? '';
  if (tag.length > 0 && tag.length <= MAX_TAG) return ok(tag);
  return fail({
    code: 'BAD_TAG',
    message: `That is not a tag: ${tag === '' ? 'it has no letters' : `it has ${tag.length} characters`}.`,
    advice: `Use 1 to ${MAX_TAG} printable characters.`,
  });
}
