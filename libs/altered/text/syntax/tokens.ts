import { isName } from '../card-names.js';

/** A word, number, symbol or punctuation mark, and its position in the line. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Matches a symbol such as `{J}`, a word with its apostrophes and hyphens, a number, or any other single character. */
const pattern = /\{[^{}\s]*\}|\p{L}+(?:['-]\p{L}+)*'?|\d+|[^\s]/gu;

export const tokensOf = (line: string): readonly Token[] =>
  [...line.matchAll(pattern)].map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }));

/** Splits the text of a production into words, like `tokensOf` without positions. */
export const wordsOf = (text: string): readonly string[] => text.match(pattern) ?? [];

/** The token classes with which productions can begin. */
export const shapes = {
  number: '#number',
  mana: '#mana',
  name: '#name',
  /** A name that ends with s, which can be a plural. */
  names: '#names',
  /** A capitalised word of the rules. */
  capital: '#capital',
  /** A word in lower case with at least three letters. */
  small: '#small',
  /** A word such as "non-Robot". */
  non: '#non',
} as const;

/** Returns the shape of a token. Empty if the token has none of these shapes. */
export function shapeOf(text: string): string {
  if (/^\d+$/.test(text)) return shapes.number;
  if (/^\{\d+\}$/.test(text)) return shapes.mana;
  if (/^non-/i.test(text)) return shapes.non;
  if (isName(text)) return text.endsWith('s') ? shapes.names : shapes.name;
  if (/^\p{Lu}/u.test(text)) return shapes.capital;
  return /^\p{Ll}{3,}$/u.test(text) ? shapes.small : '';
}

const isSymbol = (token: string): boolean => token.startsWith('{');
const isNumber = (token: string | undefined): boolean => token !== undefined && /^\d/.test(token);
const isSign = (token: string | undefined): boolean => token === '+' || token === '-';
const closes = new Set(['.', ',', ':', ';', ')', '/', '!', '?']);
const begins = new Set(['.', ':', '—', '•', '!', '?']);

const article = (next: string | undefined): string => (/^[aeiou](?!ne\b)/i.test(next ?? '') ? 'an' : 'a');
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Joins tokens into a line. Adds English spacing, a new line before each `•`, and capitals at the start of sentences,
 * even after a symbol.
 */
export function layout(tokens: readonly string[]): string {
  let line = '';
  let before: string | undefined;
  let quoted = false;
  let fresh = true;
  for (const [index, token] of tokens.entries()) {
    const quote = token === '"';
    const glued =
      before === undefined ||
      closes.has(token) ||
      (quote && quoted) ||
      (before === '"' && quoted) ||
      before === '/' ||
      before === '(' ||
      // There is no space between a sign and a number: "4+", "1-3", "have +1".
      (isSign(token) && isNumber(before)) ||
      (isSign(before) && isNumber(token));
    line += token === '•' && before !== undefined ? '\n' : glued ? '' : ' ';
    const word =
      token.toLowerCase() === 'a' || token.toLowerCase() === 'an' ? article(tokens[index + 1]) : token;
    // In "{4} or more", the word after the symbol is not capitalised, because it does not start a sentence.
    line += fresh && !quote && !isSymbol(word) && word !== 'or' ? capital(word) : word;
    if (quote) quoted = !quoted;
    fresh = begins.has(token) || (quote && quoted) || (fresh && (isSymbol(token) || quote));
    before = token;
  }
  return line;
}
