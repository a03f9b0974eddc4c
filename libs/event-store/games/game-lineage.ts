import type { GameId, RecordedEvent } from '#record';
import { BrokenRecordError, recordedEvent, type ActionCheck, type RecordFormat } from './game-reader.js';
import { StreamNotFoundError, type EventStore, type StoredEvent } from '../streams/port.js';

interface Segment {
  readonly stream: string;
  /** The revision that the stream's first event has within the record. */
  readonly from: number;
  /** The last revision within the record that is read from the stream. */
  readonly through: number;
}

/**
 * The streams that together contain a record. Events that a branch shares with its parent are stored only once, in the
 * streams of its ancestors.
 */
export interface Lineage {
  readonly stream: string;
  /** The parts shared with ancestors, in order and without gaps. Empty if the game is not a branch. */
  readonly shared: readonly Segment[];
  /** The revision that the first event in the game's own stream has within the record. */
  readonly from: number;
  readonly check: ActionCheck;
}

export interface LineageOptions {
  readonly record: RecordFormat;
  readonly actionCheck: (module: string) => ActionCheck | null;
}

/** Pages of a record's events, in order. */
export type RecordedPages = AsyncGenerator<readonly RecordedEvent[], void, undefined>;

const unchecked: ActionCheck = () => null;

/**
 * Converts an event's revision in its stream to its revision in the record. `from` is the number of events in the
 * record that precede the stream.
 */
export const shifted = (recorded: RecordedEvent, from: number): RecordedEvent =>
  from === 0 ? recorded : { ...recorded, revision: recorded.revision + from };

const broken = (stream: string, of: string, revision: number): BrokenRecordError =>
  new BrokenRecordError({
    code: 'BRANCH_BROKEN',
    message:
      `stream ${stream}: the game continues from revision ${revision} of stream ${of}, which does not ` +
      'exist.',
    advice:
      'Restore a copy of the store that contains both games. If the original game was deleted, delete this ' +
      'game too.',
    where: `stream ${stream}`,
  });

/** The number of events at the start of a stream that are sufficient to determine its lineage. */
const SAYING = 3;

/**
 * Determines which streams contain a game's record. The first events of a stream name either the game module or the
 * parent of the branch. Throws `StreamNotFoundError` if the game does not exist, or `BrokenRecordError`
 * (`BRANCH_BROKEN`, `MODULE_UNKNOWN`, …) if these events are invalid.
 */
export async function lineageOf(
  store: Pick<EventStore, 'read'>,
  options: LineageOptions,
  game: GameId,
  branches: readonly GameId[] = [],
): Promise<Lineage> {
  const beginning: StoredEvent[] = [];
  for await (const stored of store.read(options.record.gameStream(game), { limit: SAYING }))
    beginning.push(stored);
  return lineageIn(beginning, store, options, game, branches);
}

/** Like `lineageOf`, for a game whose first events have already been read. */
export async function lineageIn(
  beginning: readonly StoredEvent[],
  store: Pick<EventStore, 'read'>,
  options: LineageOptions,
  game: GameId,
  branches: readonly GameId[] = [],
): Promise<Lineage> {
  const { record, actionCheck } = options;
  const stream = record.gameStream(game);
  for (const [index, stored] of beginning.slice(0, SAYING).entries()) {
    const { event } = recordedEvent(record, stored, unchecked);
    if (index === 0 && event.kind === 'GameBranched') {
      const parent = event.parent as GameId;
      const known = [...branches, game];
      if (known.includes(parent)) throw broken(stream, record.gameStream(parent), event.revision);
      return branchOf(store, options, game, parent, event.revision, known);
    }
    if (event.kind !== 'GameStarted') continue;
    const check = actionCheck(event.module);
    if (check) return { stream, check, shared: [], from: 0 };
    throw new BrokenRecordError({
      code: 'MODULE_UNKNOWN',
      message:
        `stream ${stream}, revision ${stored.revision}: this version of Retrace does not support the game ` +
        `"${event.module}".`,
      advice: 'Use a newer version of Retrace.',
      where: `stream ${stream}, revision ${stored.revision}, field module`,
    });
  }
  const where = `stream ${stream}, revision ${beginning[0]?.revision ?? 0}`;
  throw new BrokenRecordError({
    code: 'EVENT_MALFORMED',
    message: `${where}: the record does not name its game.`,
    where,
  });
}

/**
 * Determines the lineage of a game that branches from another game at a revision. Throws `BrokenRecordError` if the
 * other game does not exist or its lineage cannot be determined.
 */
export async function branchOf(
  store: Pick<EventStore, 'read'>,
  options: LineageOptions,
  game: GameId,
  parent: GameId,
  revision: number,
  branches: readonly GameId[] = [],
): Promise<Lineage> {
  const stream = options.record.gameStream(game);
  const line = await lineageOf(store, options, parent, branches).catch((error: unknown) => {
    const isMissing = error instanceof StreamNotFoundError;
    throw isMissing ? broken(stream, options.record.gameStream(parent), revision) : error;
  });
  const shared = [...line.shared, { stream: line.stream, from: line.from, through: Infinity }]
    .filter(({ from }) => from <= revision)
    .map((segment) => ({ ...segment, through: Math.min(segment.through, revision) }));
  return { stream, check: line.check, shared, from: revision + 1 };
}

/**
 * Yields the events that a record shares with its ancestors, starting at a revision. Throws `BrokenRecordError` if an
 * event cannot be read. The error's code is `BRANCH_BROKEN` if the event was deleted.
 */
export async function* sharedPages(
  store: Pick<EventStore, 'read'>,
  { record }: LineageOptions,
  { stream, shared, check }: Lineage,
  start: number,
): RecordedPages {
  for (const segment of shared) {
    let next = Math.max(start, segment.from);
    if (next > segment.through) continue;
    const options = { from: next - segment.from, limit: segment.through - next + 1 };
    try {
      for await (const page of store.read(segment.stream, options).pages()) {
        next += page.length;
        yield page.map((stored) => shifted(recordedEvent(record, stored, check), segment.from));
      }
    } catch (error) {
      if (!(error instanceof StreamNotFoundError)) throw error;
    }
    if (next <= segment.through) throw broken(stream, segment.stream, segment.through - segment.from);
  }
}
