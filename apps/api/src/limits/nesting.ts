const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** `[` and `{` differ from `]` and `}` in one bit, and from each other in another. */
const isOpening = (code: number): boolean => code === 0x5b || code === 0x7b;
const isClosing = (code: number): boolean => code === 0x5d || code === 0x7d;

/**
 * True when lists and objects of a JSON text stand more than so deep inside each other. It looks once at every byte and
 * keeps nothing, so that it can be asked before the text is parsed; of what is no JSON it may say either.
 */
export function isNestedBeyond(text: Uint8Array, most: number): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at++) {
    const code = text[at] ?? 0;
    if (isText) {
      if (code === BACKSLASH) at++;
      else if (code === QUOTE) isText = false;
    } else if (code === QUOTE) isText = true;
    else if (isOpening(code)) {
      if (++depth > most) return true;
    } else if (isClosing(code)) depth--;
  }
  return false;
}

const NUMBER_SIGN = 0x23;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** The same for a GraphQL document, whose parser goes down by a call for each bracket. */
export function isQueryNestedBeyond(query: string, most: number): boolean {
  let depth = 0;
  for (let at = 0; at < query.length; at++) {
    const code = query.charCodeAt(at);
    if (code === NUMBER_SIGN) at = endOfLine(query, at);
    else if (code === QUOTE) at = endOfText(query, at);
    else if (isOpening(code) || code === 0x28) {
      if (++depth > most) return true;
    } else if (isClosing(code) || code === 0x29) depth--;
  }
  return false;
}

function endOfLine(query: string, from: number): number {
  let at = from;
  while (at < query.length && query.charCodeAt(at) !== LINE_FEED && query.charCodeAt(at) !== CARRIAGE_RETURN)
    at++;
  return at;
}

/** Where the text ends that begins here: `"…"`, or `"""…"""` over several lines. */
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
