import { z } from 'zod';

/**
 * Characters that do something to a page or a terminal instead of being read: control characters but line breaks and tabs,
 * those that turn the direction of the text around them, and halves of characters.
 */
const acting = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const layout = /[\n\t]/g;

/** The same, and all that is not seen: two names that look alike are the same name. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** True for a text that is only read, of one line or more. */
export const isLegible = (text: string): boolean => !acting.test(text.replace(layout, ' '));

/** True for a text of one line in which everything is seen: a name, a key, a tag. */
export const isPlain = (text: string): boolean => !unseen.test(text);

/** A name as it is compared with others: two that differ in capitals, or in how Unicode writes a letter, are the same. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase();

/** A text as it is searched by: in small letters without accents, so that `zoe` finds `Zoë`. */
export const searchForm = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

/** Invisible characters that older records may have: fillers, variant selectors, the Braille blank, non-characters. */
const blank = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text is legible and has no invisible characters, so that no two names or tags look the same. */
export const isShown = (text: string): boolean => isPlain(text) && !blank.test(text);

/** The visible characters of a line of another program, at most `most`. */
export const onlyShown = (line: string, most: number): string =>
  [...line].filter(isShown).join('').trim().slice(0, most).replace(half, '').trim();

/** The first half of a character at the end of a cut text. */
const half = /[\ud800-\udbff]$/;

/** Characters that are escaped in output to terminals and logs. */
const escapable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
const escapeOf = (character: string): string =>
  `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

/**
 * A text as a terminal or a log may be given it: what would act on it, or not be seen, is written as `\u202e`. Line breaks
 * and tabs stay. Inside JSON it means the same as before.
 */
export const escaped = (text: string): string =>
  text.replace(escapable, (character) =>
    character === '\n' || character === '\t' ? character : escapeOf(character),
  );

/** The shape of a one-line text of at most `most` characters. */
export const plainText = (most: number) =>
  z.string().max(most).refine(isPlain, 'it has characters that cannot be read');
/** Like `plainText`, for a text of one or more lines. */
export const legibleText = (most: number) =>
  z.string().max(most).refine(isLegible, 'it has characters that cannot be read');

/** The beginning of sent text for a message, with control characters escaped. */
export const shortened = (text: string, most = 80): string =>
  escaped(text.length <= most ? text : `${text.slice(0, most).replace(half, '')}…`);
