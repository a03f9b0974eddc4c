export const listBounds = {
  characters: 20_000,
  /**
   * The maximum length of a JSON export. It is higher than that of a list, because exports also contain the cards'
   * data.
   */
  documentCharacters: 200_000,
  lines: 500,
  /** The maximum number of misspelt names that are compared with all cards to find suggestions. */
  compared: 20,
  /** The approximate maximum number of comparisons between misspelt names and cards. */
  comparisons: 100_000,
} as const;

/** Splits a list into lines and removes the byte order mark. */
export const linesOfList = (list: string): readonly string[] => list.replace(/^\ufeff/, '').split(/\r\n?|\n/);

const isBlank = (sign: string | undefined): boolean => sign === undefined || /^\s$/.test(sign);

/** Removes the comment from a line. A comment starts with `#` or `//`, at the start of the line or after a blank. */
export function withoutComment(line: string): string {
  for (let at = 0; at < line.length; at++) {
    const begins = line[at] === '#' || (line[at] === '/' && line[at + 1] === '/');
    if (begins && isBlank(line[at - 1])) return line.slice(0, at);
  }
  return line;
}

/** Returns the deck name in a comment `# Deck: <name>`. Null for other lines. */
export function titleIn(line: string): string | null {
  const trimmed = line.trim();
  const mark = trimmed.startsWith('#') ? 1 : trimmed.startsWith('//') ? 2 : 0;
  const comment = trimmed.slice(mark).trimStart();
  if (mark === 0 || !comment.startsWith('Deck:')) return null;
  const name = comment.slice('Deck:'.length).trim();
  return name === '' ? null : name;
}
