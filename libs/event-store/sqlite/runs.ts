import type Database from 'better-sqlite3';
import { crc32 } from 'node:zlib';
import type { EventRow } from './statements.js';

/** The maximum number of events per row. Readers of a range of positions read this far beyond its end. */
export const longestRun = 256;

/** Whether a row contains only positions, with all other data in a block. */
export const isPacked = ({ id }: Pick<EventRow, 'id'>): boolean => id === '';

export interface Placed {
  readonly place: number;
  readonly revision: number;
}

/** Events of one stream at consecutive positions, described by the last event and their number. */
export interface Run extends Placed {
  readonly count: number;
}

export function runsOf(events: Iterable<Placed>): readonly Run[] {
  const runs: Run[] = [];
  for (const { place, revision } of events) {
    const before = runs.at(-1);
    const follows = before?.place === place - 1 && before.revision === revision - 1;
    if (follows && before.count < longestRun)
      runs[runs.length - 1] = { place, revision, count: before.count + 1 };
    else runs.push({ place, revision, count: 1 });
  }
  return runs;
}

export const runChecksum = ({ place, revision, count }: Run): number =>
  crc32(`${place} ${revision} ${count}`);

/**
 * Returns the number of events in a row. The last of them is at the row's position. 1 for a row without a run, as in
 * earlier versions. Throws if the row was changed.
 */
export function countIn(row: EventRow): number {
  if (!isPacked(row) || row.data === '') return 1;
  const { place, revision, checksum } = row;
  const count = Number(row.data);
  const isRun = Number.isInteger(count) && count >= 1 && count <= longestRun;
  if (!isRun || checksum !== runChecksum({ place, revision, count }))
    throw new Error('the checksum of a row differs');
  return count;
}

/** Expands a row into one row for each of its events, in order. Throws like `countIn`. */
export function eventRows<Row extends EventRow>(row: Row): readonly Row[] {
  const count = countIn(row);
  if (count === 1) return [row];
  const { place, revision } = row;
  return Array.from({ length: count }, (_, index) => {
    const behind = count - 1 - index;
    return { ...row, place: place - behind, revision: revision - behind };
  });
}

/** Returns the number of stored events. A deleted stream counts as one event. */
export const countEvents = (database: Database.Database): number =>
  Number(
    database
      .prepare(
        `SELECT ifnull(sum(CASE id WHEN '' THEN max(1, CAST(data AS INTEGER)) ELSE 1 END), 0) FROM events`,
      )
      .pluck()
      .get(),
  );
