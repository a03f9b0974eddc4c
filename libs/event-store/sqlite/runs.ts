import type Database from 'better-sqlite3';
import { crc32 } from 'node:zlib';
import type { EventRow } from './statements.js';

/**
 * The maximum number of events per row. A run can begin inside a range of positions and end at most this far beyond the
 * range, so reading the range includes these later rows.
 */
export const longestRun = 256;

/** Whether a row contains only positions because all other data is in a block. */
export const isPacked = ({ id }: Pick<EventRow, 'id'>): boolean => id === '';

export interface Placed {
  readonly place: number;
  readonly revision: number;
}

/** Events of one stream at consecutive positions. The position and the revision are those of the last event. */
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
 * Returns the number of events in a row. The row's position is the position of its last event. Returns 1 for a row
 * without a run, as written by earlier versions. Throws if the row was changed.
 */
export function countIn(row: EventRow): number {
  if (!isPacked(row) || row.data === '') return 1;
  const { place, revision, checksum } = row;
  const count = Number(row.data);
  const isRun = Number.isInteger(count) && count >= 1 && count <= longestRun;
  if (!isRun || checksum !== runChecksum({ place, revision, count }))
    throw new Error("the row's checksum does not match");
  return count;
}

/** Expands a row into one row per event, in order. Throws if the row was changed. */
export function eventRows<Row extends EventRow>(row: Row): readonly Row[] {
  const count = countIn(row);
  if (count === 1) return [row];
  const { place, revision } = row;
  return Array.from({ length: count }, (_, index) => {
    const behind = count - 1 - index;
    return { ...row, place: place - behind, revision: revision - behind };
  });
}

/** Counts the stored events. A deleted stream counts as one event. */
export const countEvents = (database: Database.Database): number =>
  Number(
    database
      .prepare(
        `SELECT ifnull(sum(CASE id WHEN '' THEN max(1, CAST(data AS INTEGER)) ELSE 1 END), 0) FROM events`,
      )
      .pluck()
      .get(),
  );
