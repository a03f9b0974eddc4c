import type { streams } from './protocol.js';
import type { Recorded } from './recorded.js';

type FilterOptions = InstanceType<typeof streams.ReadReq.Options.FilterOptions>;

export interface Filter {
  readonly passes: (event: Recorded) => boolean;
  /** The number of scanned events between reports of the server's position to the client. */
  readonly checkpointEvery: number;
}

/** The default number of scanned events per window. */
const defaultWindow = 32;

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
