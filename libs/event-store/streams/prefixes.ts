import type { ReadAllOptions } from './port.js';

/**
 * Returns the requested prefixes without duplicates. Omits a prefix if a shorter prefix covers it. Empty for all
 * streams. Throws `RangeError` for an empty list, which would match no stream.
 */
export function prefixesOf(prefix: ReadAllOptions['prefix']): readonly string[] {
  const requested = typeof prefix === 'string' ? [prefix] : (prefix ?? ['']);
  if (requested.length === 0) throw new RangeError("A list of prefixes can't be empty.");
  if (requested.includes('')) return [];
  const each = [...new Set(requested)];
  return each.filter((prefix) => !each.some((other) => other !== prefix && prefix.startsWith(other)));
}

export interface WantedStreams {
  /** Prefixes of stream names. Empty for all streams. */
  readonly prefixes: readonly string[];
  readonly matching: RegExp | null;
}

export const wantedStreams = ({ prefix, matching }: ReadAllOptions): WantedStreams => ({
  prefixes: prefixesOf(prefix),
  matching: matching === undefined ? null : new RegExp(`^(?:${matching})$`),
});

export const isWanted = (stream: string, { prefixes, matching }: WantedStreams): boolean =>
  startsInOne(stream, prefixes) && (matching === null || matching.test(stream));

/** Whether a stream's name starts with one of the prefixes. True if there are no prefixes. */
export const startsInOne = (stream: string, prefixes: readonly string[]): boolean =>
  prefixes.length === 0 || prefixes.some((prefix) => stream.startsWith(prefix));
