import { z } from 'zod';

/**
 * Characters that affect a page or terminal: control characters except line breaks and tabs, characters that change the
 * direction of text, and unpaired surrogates.
 */
const acting = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const layout = /[\n\t]/g;

/** Invisible characters, which would make different names look the same. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Whether a text, possibly with several lines, has no control characters. */
export const isLegible = (text: string): boolean => !acting.test(text.replace(layout, ' '));

/** Whether a text is a single line without invisible characters, as required for names, keys and tags. */
export const isPlain = (text: string): boolean => !unseen.test(text);

/** Normalises a name for comparison: ignores case and Unicode composition. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase();

/** Normalises a text for search: lower case without accents, so that `zoe` finds `Zoë`. */
export const searchForm = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

/**
 * Further invisible characters, which older records may contain: fillers, variation selectors, the Braille blank and
 * non-characters.
 */
const blank = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text is plain and has no blank characters, so that different names or tags look different. */
export const isShown = (text: string): boolean => isPlain(text) && !blank.test(text);

/** Returns the visible characters of another program's output line, at most `most` UTF-16 code units. */
export const onlyShown = (line: string, most: number): string =>
  [...line].filter(isShown).join('').trim().slice(0, most).replace(half, '').trim();

/** The first half of a surrogate pair at the end of a truncated text. */
const half = /[\ud800-\udbff]$/;

/** Characters that are escaped in output to terminals and logs. */
const escapable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
const escapeOf = (character: string): string =>
  `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

/**
 * Escapes control and invisible characters, for example as `\u202e`, for terminals and logs. Keeps line breaks and
 * tabs. Escaped JSON keeps its meaning.
 */
export const escaped = (text: string): string =>
  text.replace(escapable, (character) =>
    character === '\n' || character === '\t' ? character : escapeOf(character),
  );

export const plainText = (most: number) =>
  z.string().max(most).refine(isPlain, 'it has characters that cannot be read');
export const legibleText = (most: number) =>
  z.string().max(most).refine(isLegible, 'it has characters that cannot be read');

/** Returns the first `most` characters of received text for use in a message, with control characters escaped. */
export const shortened = (text: string, most = 80): string =>
  escaped(text.length <= most ? text : `${text.slice(0, most).replace(half, '')}…`);
