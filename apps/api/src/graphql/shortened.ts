import { requestBounds } from '#record';

const MOST = requestBounds.errorText;
/** The maximum number of list entries in the details of an error. `DEEPEST` is the maximum depth of the details. */
const MOST_ENTRIES = 100;
const DEEPEST = 6;

/** Shortens a text in an error, because the text might repeat the client's input. */
export function shortened(text: string): string {
  if (text.length <= MOST) return text;
  const head = text.slice(0, MOST - 1);
  // Does not cut a surrogate pair in half.
  return `${/[\uD800-\uDBFF]$/.test(head) ? head.slice(0, -1) : head}…`;
}

/** Shortens each text in the details of an error. */
export function shortenedAll(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return shortened(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) return null;
  if (Array.isArray(value))
    return value.slice(0, MOST_ENTRIES).map((entry) => shortenedAll(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST_ENTRIES)
      .map(([name, entry]) => [shortened(name), shortenedAll(entry, depth + 1)]),
  );
}
