import { stripVTControlCharacters } from 'node:util';

/** Returns the width of a text in terminal columns, without its colours. */
export const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

/** Pads a text with trailing blanks to a width. */
export const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Centres a text within a width. */
export function centred(text: string, width: number): string {
  const room = Math.max(0, width - widthOf(text));
  return ' '.repeat(Math.floor(room / 2)) + text + ' '.repeat(Math.ceil(room / 2));
}

/** Truncates a plain text to a width, with an ellipsis if something is missing. */
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

/** Indents lines by a margin, and puts a label in the margin of the first line. */
export const labelled = (label: string, lines: readonly string[], margin: number): string[] =>
  lines.map((line, index) => (padded(index === 0 ? label : '', margin) + line).trimEnd());

/** Replaces the hyphens in a game's key with blanks, so that `starting-mana` becomes `starting mana`. */
export const worded = (word: string): string => word.replaceAll('-', ' ');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Formats a number with its noun, such as `1 game` or `2 games`. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? noun : plural}`;
