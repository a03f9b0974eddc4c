import type { WordList } from './game-look.js';

/** A part of a text. Parts that are keywords have an explanation. */
export interface TextPart {
  readonly text: string;
  /** The explanation. Null if the part is not a keyword. */
  readonly explained: string | null;
}

/**
 * Splits a text so that each keyword is a separate part. A word is a keyword if it begins with a keyword in the list
 * and has at most three more letters. This finds inflected forms. For example, `Magnetizzat` in the list finds
 * `Magnetizzata`.
 */
export function keywordsApart(text: string, keywords: WordList): readonly TextPart[] {
  const names = Object.keys(keywords).sort((a, b) => b.length - a.length);
  if (names.length === 0) return [{ text, explained: null }];
  const found = new RegExp(`(?<![\\p{L}])((?:${names.join('|')})\\p{L}{0,3})(?![\\p{L}])`, 'gu');
  return text
    .split(found)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, explained: explanationOf(part, keywords) }));
}

/** Returns the explanation of a keyword in any inflected form. Null if the word is not a keyword in the list. */
export function explanationOf(word: string, keywords: WordList): string | null {
  const name = Object.keys(keywords)
    .sort((a, b) => b.length - a.length)
    .find((each) => word.startsWith(each) && word.length - each.length <= 3);
  return name === undefined ? null : (keywords[name] ?? null);
}
