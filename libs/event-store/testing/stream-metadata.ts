/** The parts of a stream's metadata that affect the server. */
export interface StreamLimits {
  /** The maximum number of readable events. Older events are hidden. */
  readonly maxCount: number | null;
  /** Events before this revision are hidden. */
  readonly truncateBefore: number;
  /** Whether the stream is soft-deleted. If so, the next write restores it. */
  readonly softDeleted: boolean;
}

/** The $tb value that the server sets for a deleted stream, which is the highest possible revision. */
const deletedBefore = '9223372036854775807';

export const softDeletion = Buffer.from(`{"$tb":${deletedBefore}}`);

/** The type of the event that permanently deletes a stream. */
export const deletion = '$streamDeleted';

/** The type of an event that links to another event. Its data is `revision@stream`. */
export const linkType = '$>';

export const metaStream = (stream: string): string => `$$${stream}`;

/** Returns the stream that a metadata stream describes. Null for other streams. */
export const metaStreamOf = (name: string): string | null => (name.startsWith('$$') ? name.slice(2) : null);

/** Parses the data of a metadata stream's last event. */
export function streamLimits(data: Uint8Array | undefined): StreamLimits {
  const metadata = data === undefined ? {} : (JSON.parse(Buffer.from(data).toString()) as object);
  const number = (key: string) => {
    const value = new Map<string, unknown>(Object.entries(metadata)).get(key);
    return typeof value === 'number' ? value : null;
  };
  const truncateBefore = number('$tb') ?? 0;
  return {
    maxCount: number('$maxCount'),
    truncateBefore,
    softDeleted: truncateBefore >= Number.MAX_SAFE_INTEGER,
  };
}

export const firstVisible = ({ maxCount, truncateBefore }: StreamLimits, last: number): number =>
  Math.max(truncateBefore, maxCount === null ? 0 : last + 1 - maxCount);
