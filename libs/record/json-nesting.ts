const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const isOpening = (code: number): boolean => code === 0x5b || code === 0x7b;
const isClosing = (code: number): boolean => code === 0x5d || code === 0x7d;

/**
 * Whether a JSON text is nested more than `most` levels deep. Reads each byte once and allocates nothing, so it can be
 * called before the text is parsed. The result for malformed JSON is unspecified.
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
