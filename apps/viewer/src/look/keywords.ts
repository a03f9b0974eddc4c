import type { WordList } from './game-look.js';

/** A piece of a text. A keyword has its explanation. */
export interface TextPart {
  readonly text: string;
  /** Null if it is no keyword. */
  readonly explained: string | null;
}

/**
 * A text in pieces, its keywords apart. A keyword is a whole word that begins as one of the list does, so that it is found in any of its
 * forms: `Magnetizzat` in `Magnetizzata`.
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

/** Returns the explanation of a keyword, in whichever form it appears. Null if it is no keyword of the list. */
export function explanationOf(word: string, keywords: WordList): string | null {
  const name = Object.keys(keywords)
    .sort((a, b) => b.length - a.length)
    .find((each) => word.startsWith(each) && word.length - each.length <= 3);
  return name === undefined ? null : (keywords[name] ?? null);
}
