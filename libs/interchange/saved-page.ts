/** Scripts and texts of a page that are looked at, at most. */
const MOST_PARTS = 1000;
/** Starts of values in one of them that turn out to be no JSON, at most. */
const MOST_TRIES = 20;

/** Whether a text is a page of a site (HTML). */
export const isPage = (text: string): boolean => /^\uFEFF?\s*</.test(text.slice(0, 1000));

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const plain = (html: string): string =>
  html.replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => entities[name] ?? entity);

/** The JSON objects in the scripts of a page, and in what it shows as it is written. */
export function valuesInPage(page: string): readonly unknown[] {
  const values: unknown[] = [];
  let parts = 0;
  for (const [, tag = '', content = ''] of page.matchAll(/<(script|pre)\b[^>]*>([^]*?)<\/\1>/gi)) {
    if (++parts > MOST_PARTS) break;
    for (const value of objectsIn(tag.toLowerCase() === 'pre' ? plain(content) : content)) values.push(value);
  }
  return values;
}

/** The JSON objects in a text, one behind the other; what is in one of them is not looked at again. */
function* objectsIn(text: string): Generator {
  const start = /\{\s*"/g;
  for (let tries = 0; tries < MOST_TRIES;) {
    const found = start.exec(text);
    if (found === null) return;
    const end = endOf(text, found.index);
    if (end === null) return;
    try {
      yield JSON.parse(text.slice(found.index, end)) as unknown;
      start.lastIndex = end;
    } catch {
      // What comes in it may be JSON.
      tries++;
    }
  }
}

/** Where the braces are closed that are opened at a place, outside of texts; null: nowhere. */
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
