import { z } from 'zod';

/**
 * Characters that can disrupt a page or terminal. These are control characters except line breaks and tabs, characters
 * that change the text direction, and unpaired surrogates.
 */
const acting = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const layout = /[\n\t]/g;

/** Invisible characters, which could make different names look the same. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Whether the text contains no characters that disrupt a page or terminal. The text can have several lines. */
export const isLegible = (text: string): boolean => !acting.test(text.replace(layout, ' '));

/** Whether the text is a single line without invisible characters, as names, keys and tags must be. */
export const isPlain = (text: string): boolean => !unseen.test(text);

/** Normalises the name so that comparisons ignore case and Unicode composition. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase();

/** Converts the text to lower case without accents for searching, so that `zoe` finds `Zoë`. */
export const searchForm = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

/**
 * Matches invisible characters. Some of them can occur only in older records: fillers, variation selectors, the Braille
 * blank and non-characters.
 */
const blank = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Whether the text is plain and has no blank characters. Two different names or tags that pass this check also look
 * different.
 */
export const isShown = (text: string): boolean => isPlain(text) && !blank.test(text);

/** Returns the visible characters of a line that another program printed, at most `most` UTF-16 code units. */
export const onlyShown = (line: string, most: number): string =>
  [...line].filter(isShown).join('').trim().slice(0, most).replace(half, '').trim();

/** Matches the first half of a surrogate pair, left at the end of a truncated text. */
const half = /[\ud800-\udbff]$/;

/** Characters that are escaped in output to terminals and logs. */
const escapable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
const escapeOf = (character: string): string =>
  `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

/**
 * Escapes control characters and invisible characters for terminals and logs, for example as `\u202e`. Keeps line
 * breaks and tabs. Escaped JSON has the same meaning as the original.
 */
export const escaped = (text: string): string =>
  text.replace(escapable, (character) =>
    character === '\n' || character === '\t' ? character : escapeOf(character),
  );

export const plainText = (most: number) =>
  z.string().max(most).refine(isPlain, 'it contains unreadable characters');
export const legibleText = (most: number) =>
  z.string().max(most).refine(isLegible, 'it contains unreadable characters');

/** Returns the first `most` characters of untrusted text, escaped for use in a message. */
export const shortened = (text: string, most = 80): string =>
  escaped(text.length <= most ? text : `${text.slice(0, most).replace(half, '')}…`);
