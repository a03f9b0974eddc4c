import { stripVTControlCharacters } from 'node:util';

/** Returns the width of a text in columns, without its colours. */
export const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

/** The text with blanks after it up to a width. */
export const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** The text in the middle of a width. */
export function centred(text: string, width: number): string {
  const room = Math.max(0, width - widthOf(text));
  return ' '.repeat(Math.floor(room / 2)) + text + ' '.repeat(Math.ceil(room / 2));
}

/** A plain text cut to a width, with an ellipsis where something is missing. */
export const cut = (text: string, width: number): string =>
  widthOf(text) <= width ? text : `${[...text].slice(0, Math.max(0, width - 1)).join('')}…`;

/** Joins pieces into lines of at most a width. Never breaks a piece. */
export function flowed(pieces: readonly string[], between: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line === '') line = piece;
    else if (widthOf(line) + widthOf(between) + widthOf(piece) <= width) line += between + piece;
    else {
      lines.push(line);
      line = piece;
    }
  }
  lines.push(line);
  return lines;
}

/** Puts a label in the margin of lines. */
export const labelled = (label: string, lines: readonly string[], margin: number): string[] =>
  lines.map((line, index) => (padded(index === 0 ? label : '', margin) + line).trimEnd());

/** Replaces the hyphens of a game's word with blanks: `starting-mana` becomes `starting mana`. */
export const worded = (word: string): string => word.replaceAll('-', ' ');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `1 game`, `2 games`. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? noun : plural}`;
