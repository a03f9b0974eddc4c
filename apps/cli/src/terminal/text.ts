import { stripVTControlCharacters } from 'node:util';

/** Returns the width of a text in terminal columns. Ignores colour sequences. */
export const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

export const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

export function centred(text: string, width: number): string {
  const room = Math.max(0, width - widthOf(text));
  return ' '.repeat(Math.floor(room / 2)) + text + ' '.repeat(Math.ceil(room / 2));
}

/** Truncates plain text to a width, and marks the truncation with an ellipsis. */
export const cut = (text: string, width: number): string =>
  widthOf(text) <= width ? text : `${[...text].slice(0, Math.max(0, width - 1)).join('')}…`;

/** Joins pieces into lines that do not exceed the width. Never breaks a piece. */
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

/** Indents lines by a margin, and writes a label into the margin of the first line. */
export const labelled = (label: string, lines: readonly string[], margin: number): string[] =>
  lines.map((line, index) => (padded(index === 0 ? label : '', margin) + line).trimEnd());

/** Replaces hyphens in a game's key with spaces: `starting-mana` becomes `starting mana`. */
export const worded = (word: string): string => word.replaceAll('-', ' ');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Formats a number with a noun, as in `1 game` or `2 games`. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? noun : plural}`;
