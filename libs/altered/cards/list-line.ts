/** What deck lists may ask of their reader. Each line is gone through once. */
export const listBounds = {
  characters: 20_000,
  /** Of a JSON export, which carries its cards. */
  documentCharacters: 200_000,
  lines: 500,
  /** Mistakes that are compared with everything there is, to say what may have been meant. */
  compared: 20,
  /** Cards that they are compared with, about. */
  comparisons: 100_000,
} as const;

/** The lines of a list, without a byte order mark. */
export const linesOfList = (list: string): readonly string[] => list.replace(/^\ufeff/, '').split(/\r\n?|\n/);

const isBlank = (sign: string | undefined): boolean => sign === undefined || /^\s$/.test(sign);

/** A line without its comment: what follows `#` or `//` at its beginning or after a blank. */
export function withoutComment(line: string): string {
  for (let at = 0; at < line.length; at++) {
    const begins = line[at] === '#' || (line[at] === '/' && line[at + 1] === '/');
    if (begins && isBlank(line[at - 1])) return line.slice(0, at);
  }
  return line;
}

/** The name that a comment `# Deck: <name>` gives; null where a line is none. */
export function titleIn(line: string): string | null {
  const trimmed = line.trim();
  const mark = trimmed.startsWith('#') ? 1 : trimmed.startsWith('//') ? 2 : 0;
  const comment = trimmed.slice(mark).trimStart();
  if (mark === 0 || !comment.startsWith('Deck:')) return null;
  const name = comment.slice('Deck:'.length).trim();
  return name === '' ? null : name;
}
