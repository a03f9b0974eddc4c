import { requestBounds } from '#record';

const MOST = requestBounds.errorText;
/** Entries of a list, and how deep, of what is told beside an error. */
const MOST_ENTRIES = 100;
const DEEPEST = 6;

/** A text of an error, which may repeat what was sent: no longer than anybody reads, and cut between characters. */
export function shortened(text: string): string {
  if (text.length <= MOST) return text;
  const head = text.slice(0, MOST - 1);
  // Not in the middle of a pair.
  return `${/[\uD800-\uDBFF]$/.test(head) ? head.slice(0, -1) : head}…`;
}

/** What is told beside an error, each of its texts shortened. */
export function shortenedAll(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return shortened(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) return null;
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map((one) => shortenedAll(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST_ENTRIES)
      .map(([name, one]) => [shortened(name), shortenedAll(one, depth + 1)]),
  );
}
