const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const isOpening = (code: number): boolean => code === 0x5b || code === 0x7b;
const isClosing = (code: number): boolean => code === 0x5d || code === 0x7d;

/**
 * Whether the JSON text is nested more than `most` levels deep. Reads each byte once and allocates nothing, so that it
 * can be checked before it is parsed. The result is unspecified for malformed JSON.
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
