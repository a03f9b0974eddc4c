import type { streams } from './protocol.js';
import type { Recorded } from './recorded.js';

type FilterOptions = InstanceType<typeof streams.ReadReq.Options.FilterOptions>;

export interface Filter {
  readonly passes: (event: Recorded) => boolean;
  /** After so many events that were looked at, the reader is told how far the server has come. */
  readonly checkpointEvery: number;
}

/** Events that are looked at in one go when the reader does not say. */
const defaultWindow = 32;

/** What a reader of $all wants to see. */
export function filterOf(options: FilterOptions | undefined): Filter {
  if (options === undefined) return { passes: () => true, checkpointEvery: Infinity };
  const window = options.hasMax() ? options.getMax() : defaultWindow;
  const byStream = options.getStreamIdentifier();
  const expression = byStream ?? options.getEventType();
  const regex = expression?.getRegex() ?? '';
  const prefixes = expression?.getPrefixList() ?? [];
  const pattern = new RegExp(regex);
  const matches = (name: string) =>
    regex === '' ? prefixes.some((prefix) => name.startsWith(prefix)) : pattern.test(name);
  return {
    passes: byStream ? ({ stream }) => matches(stream) : ({ type }) => matches(type),
    checkpointEvery: window * Math.max(1, options.getCheckpointintervalmultiplier()),
  };
}
