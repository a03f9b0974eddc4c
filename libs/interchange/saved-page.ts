import { jsonIn } from '#record';

/** The maximum number of scripts and preformatted texts that are searched in a page. */
const MOST_PARTS = 1000;
/**
 * The maximum number of invalid JSON objects in a script or text. After this many invalid objects, the rest is not
 * searched.
 */
const MOST_TRIES = 20;

/** Whether the text is an HTML page. */
export const isPage = (text: string): boolean => /^\uFEFF?\s*</.test(text.slice(0, 1000));

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const plain = (html: string): string =>
  html.replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => entities[name] ?? entity);

/** Returns the JSON objects in a page's scripts and preformatted texts. */
export function valuesInPage(page: string): readonly unknown[] {
  const values: unknown[] = [];
  let parts = 0;
  for (const [, tag = '', content = ''] of page.matchAll(/<(script|pre)\b[^>]*>([^]*?)<\/\1>/gi)) {
    if (++parts > MOST_PARTS) break;
    for (const value of objectsIn(tag.toLowerCase() === 'pre' ? plain(content) : content)) values.push(value);
  }
  return values;
}

/** Yields the JSON objects in a text in order. Does not yield objects nested in others. */
function* objectsIn(text: string): Generator {
  const start = /\{\s*"/g;
  for (let tries = 0; tries < MOST_TRIES;) {
    const found = start.exec(text);
    if (found === null) return;
    const end = endOf(text, found.index);
    if (end === null) return;
    try {
      yield jsonIn(text.slice(found.index, end));
      start.lastIndex = end;
    } catch {
      // The search continues, because a later brace could start a valid object.
      tries++;
    }
  }
}

/**
 * Returns the end of the object that starts at the index `from`. Ignores braces in strings. Null if the object is never
 * closed.
 */
function endOf(text: string, from: number): number | null {
  const words = /"(?:[^"\\]|\\[^])*"|[{}]/g;
  words.lastIndex = from;
  let depth = 0;
  for (let word = words.exec(text); word !== null; word = words.exec(text)) {
    if (word[0] === '{') depth++;
    if (word[0] === '}' && --depth === 0) return words.lastIndex;
  }
  return null;
}
