import type { ReadAllOptions } from './port.js';

/**
 * The prefixes that are asked for, each once, without those that others contain; none: all streams. Throws `RangeError`
 * for a list of none, which would mean no stream at all.
 */
export function prefixesOf(prefix: ReadAllOptions['prefix']): readonly string[] {
  const requested = typeof prefix === 'string' ? [prefix] : (prefix ?? ['']);
  if (requested.length === 0) throw new RangeError('A list of prefixes names at least one.');
  if (requested.includes('')) return [];
  const each = [...new Set(requested)];
  return each.filter((prefix) => !each.some((other) => other !== prefix && prefix.startsWith(other)));
}

/** Which streams are asked for, by their names. Throws `RangeError`. */
export interface WantedStreams {
  /** None: all. */
  readonly prefixes: readonly string[];
  readonly matching: RegExp | null;
}

export const wantedStreams = ({ prefix, matching }: ReadAllOptions): WantedStreams => ({
  prefixes: prefixesOf(prefix),
  matching: matching === undefined ? null : new RegExp(`^(?:${matching})$`),
});

export const isWanted = (stream: string, { prefixes, matching }: WantedStreams): boolean =>
  startsInOne(stream, prefixes) && (matching === null || matching.test(stream));

/** Whether a stream is one of those whose names start in one of these ways. */
export const startsInOne = (stream: string, prefixes: readonly string[]): boolean =>
  prefixes.length === 0 || prefixes.some((prefix) => stream.startsWith(prefix));
