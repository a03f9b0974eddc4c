import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DatasetErrorCode } from './error-codes.js';
import { rowsOf, type DatasetGame } from './game-rows.js';
import { columnsOf, DATASET_VERSION, tableNames, type TableName } from './schema.js';
import { tableFile, type DatasetFormat, type TableFile } from './table-file.js';

/** A dataset is not written; `code` says why, `advice` what to do. */
export class DatasetError extends Error {
  constructor(
    readonly code: DatasetErrorCode,
    message: string,
    readonly advice: string,
  ) {
    super(message);
    this.name = 'DatasetError';
  }
}

export interface DatasetOptions {
  readonly format: DatasetFormat;
  /** Takes the place of a dataset that is there. */
  readonly replace?: boolean;
  /** Stops the writing; nothing is left of it. */
  readonly signal?: AbortSignal;
  /** Hears after each game how many are written. */
  readonly written?: (games: number) => void;
}

/** What a dataset has, as its `dataset.json` says. */
export interface DatasetSummary {
  readonly version: number;
  readonly format: DatasetFormat;
  /** Rows of each table. */
  readonly rows: Readonly<Record<TableName, number>>;
}

const ABOUT = 'dataset.json';

/**
 * Refuses a place that a dataset cannot have: `DATASET_EXISTS`, and `DATASET_FOREIGN` where something else is, which is never replaced.
 */
export async function checkPlace(folder: string, replace: boolean): Promise<void> {
  if (!existsSync(folder)) return;
  const entries = await readdir(folder).catch(() => null);
  if (entries?.length === 0) return;
  if (entries?.includes(ABOUT) !== true)
    throw new DatasetError(
      'DATASET_FOREIGN',
      `"${folder}" has something other than a dataset.`,
      'Name a folder that does not exist.',
    );
  if (!replace)
    throw new DatasetError(
      'DATASET_EXISTS',
      `There is a dataset in "${folder}".`,
      'Name another folder, or replace it with --replace.',
    );
}

/**
 * Writes games as a file for each table. The folder is filled beside its place and moved there when all of it is written: what
 * stops before leaves nothing. Takes one game after the other, whatever their number. Throws `DatasetError`, and what reading a
 * game or the file system throws.
 */
export async function writeDataset(
  folder: string,
  games: AsyncIterable<DatasetGame>,
  { format, replace = false, signal, written }: DatasetOptions,
): Promise<DatasetSummary> {
  await checkPlace(folder, replace);
  await mkdir(path.dirname(folder), { recursive: true });
  const beside = await mkdtemp(`${folder}.part-`);
  try {
    const rows = await fill(beside, games, format, signal, written);
    const summary: DatasetSummary = { version: DATASET_VERSION, format, rows };
    const tables = Object.fromEntries(
      tableNames.map((table) => [table, Object.fromEntries(columnsOf(table))]),
    );
    await writeFile(path.join(beside, ABOUT), `${JSON.stringify({ ...summary, tables }, null, 2)}\n`);
    // Again: somebody else may have been faster.
    await checkPlace(folder, replace);
    await move(beside, folder);
    return summary;
  } catch (error) {
    await rm(beside, { recursive: true, force: true });
    throw error;
  }
}

async function fill(
  folder: string,
  games: AsyncIterable<DatasetGame>,
  format: DatasetFormat,
  signal?: AbortSignal,
  written?: (games: number) => void,
): Promise<Record<TableName, number>> {
  const files = tableNames.map((table): [TableName, TableFile] => [
    table,
    tableFile(path.join(folder, `${table}.${format}`), table, format),
  ]);
  const rows = Object.fromEntries(tableNames.map((table) => [table, 0])) as Record<TableName, number>;
  let count = 0;
  try {
    for await (const game of games) {
      if (signal?.aborted === true)
        throw new DatasetError('DATASET_STOPPED', 'You stopped it. Nothing was written.', 'Start again.');
      const found = rowsOf(game);
      for (const [table, file] of files) {
        await file.put(found[table]);
        rows[table] += found[table].length;
      }
      written?.(++count);
    }
    for (const [, file] of files) await file.close();
    return rows;
  } finally {
    for (const [, file] of files) file.leave();
  }
}

/** Moves a dataset to its place. One that is there is moved aside first, and back when that fails. */
async function move(from: string, folder: string): Promise<void> {
  if (!existsSync(folder)) return rename(from, folder);
  const before = `${from}.before`;
  await rename(folder, before);
  try {
    await rename(from, folder);
  } catch (error) {
    await rename(before, folder);
    throw error;
  }
  await rm(before, { recursive: true, force: true });
}
