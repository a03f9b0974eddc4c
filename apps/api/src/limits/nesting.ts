const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const NUMBER_SIGN = 0x23;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** `[`, `{`, `(`. */
const opening: ReadonlySet<number> = new Set([0x5b, 0x7b, 0x28]);
/** `]`, `}`, `)`. */
const closing: ReadonlySet<number> = new Set([0x5d, 0x7d, 0x29]);

/**
 * Like `isNestedBeyond`, for GraphQL documents. Checks the brackets before parsing, because the parser recurses for
 * each bracket.
 */
export function isQueryNestedBeyond(query: string, most: number): boolean {
  let depth = 0;
  for (let at = 0; at < query.length; at++) {
    const code = query.charCodeAt(at);
    if (code === NUMBER_SIGN) at = endOfLine(query, at);
    else if (code === QUOTE) at = endOfText(query, at);
    else if (opening.has(code)) {
      if (++depth > most) return true;
    } else if (closing.has(code)) depth--;
  }
  return false;
}

function endOfLine(query: string, from: number): number {
  let at = from;
  while (at < query.length && query.charCodeAt(at) !== LINE_FEED && query.charCodeAt(at) !== CARRIAGE_RETURN)
    at++;
  return at;
}

/**
 * Returns the index of the end of the string that begins at `from`. The string is either `"…"` or a block string in
 * triple quotes.
 */
function endOfText(query: string, from: number): number {
  if (query.startsWith('"""', from)) {
    for (let at = query.indexOf('"""', from + 3); at >= 0; at = query.indexOf('"""', at + 3))
      if (query.charCodeAt(at - 1) !== BACKSLASH) return at + 2;
    return query.length;
  }
  for (let at = from + 1; at < query.length; at++) {
    const code = query.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === QUOTE || code === LINE_FEED || code === CARRIAGE_RETURN) return at;
  }
  return query.length;
}
