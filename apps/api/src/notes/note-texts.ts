import { fail, isLegible, isShown, nameKey, ok, recordBounds, type Result } from '#record';
import type { Problem } from '../errors/problem.js';

/** Normalises a text to NFC and plain line breaks, and trims its white space. Null if `isLegible` rejects the text. */
export function written(text: string): string | null {
  const plain = text.replaceAll('\r\n', '\n').normalize('NFC').trim();
  return isLegible(plain) ? plain : null;
}

const MAX_TAG = recordBounds.tag;

const MAX_NAME = recordBounds.gameName;

/**
 * Normalises the name of a game for storage. Replaces white space with single spaces. Null if the name is empty. Fails
 * with `NAME_INVALID` if the name is too long or contains unprintable characters.
 */
export function gameNameOf(text: string): Result<string | null, Problem> {
  const name = written(text)?.replace(/\s+/g, ' ');
  if (name === '') return ok(null);
  if (name !== undefined && name.length <= MAX_NAME && isShown(name)) return ok(name);
  return fail({
    code: 'NAME_INVALID',
    message: 'The name of the game is not valid.',
    advice: `Use 1 to ${MAX_NAME} printable characters. To remove the name, leave it empty.`,
  });
}

/**
 * Normalises the name of a person for storage, with single spaces. Fails with `NAME_INVALID` if the name is empty or
 * too long, or contains unprintable characters.
 */
export function personNameOf(text: string): Result<string, Problem> {
  const name = written(text)?.replaceAll(/\s+/g, ' ') ?? '';
  if (name !== '' && name.length <= recordBounds.playerName && isShown(name)) return ok(name);
  return fail({
    code: 'NAME_INVALID',
    message: 'The name is not valid.',
    advice: `Use 1 to ${recordBounds.playerName} printable characters.`,
  });
}

/** Whether two tags are equal, ignoring case. A game cannot have two equal tags. */
export const isSameTag = (left: string, right: string): boolean => nameKey(left) === nameKey(right);

/**
 * Normalises a tag for storage, with single spaces and in its original case. Fails with `TAG_INVALID` if the tag is
 * empty or too long, or contains unprintable characters.
 */
export function tagOf(text: string): Result<string, Problem> {
  const tag = written(text)?.replace(/\s+/g, ' ') ?? '';
  const isFine = tag.length > 0 && tag.length <= MAX_TAG && isShown(tag);
  if (isFine) return ok(tag);
  const reason =
    tag === ''
      ? 'it is empty'
      : tag.length > MAX_TAG
        ? `it has ${tag.length} characters`
        : 'it contains invisible characters';
  return fail({
    code: 'TAG_INVALID',
    message: `The tag is not valid: ${reason}.`,
    advice: `Use 1 to ${MAX_TAG} printable characters.`,
  });
}
