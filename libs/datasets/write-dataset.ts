import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { partialPath, leftoverPartials, removeLeftovers } from '#event-store';
import { DatasetError } from './dataset-error.js';
import type { LeftOut, Portions } from './portion.js';
import { columnsOf, DATASET_VERSION, tableNames, type TableName } from './schema.js';
import { tableFile, type DatasetFormat, type TableFile } from './table-file.js';

export interface DatasetOptions {
  readonly format: DatasetFormat;
  /** Whether to replace an existing dataset. */
  readonly replace?: boolean;
  /** Stops writing and removes the files. */
  readonly signal?: AbortSignal;
  /** Called after each portion with the number of completed games. */
  readonly written?: (games: number) => void;
}

/** The contents of a dataset, as stored in its `dataset.json`. */
export interface DatasetSummary {
  readonly version: number;
  readonly format: DatasetFormat;
  /** The number of rows of each table. */
  readonly rows: Readonly<Record<TableName, number>>;
}

const ABOUT = 'dataset.json';

/**
 * Refuses a folder that contains a dataset (`DATASET_EXISTS`), unless it may be replaced, or other files, which are
 * never replaced (`DATASET_FOREIGN`).
 */
export async function checkPlace(folder: string, replace: boolean): Promise<void> {
  if (!existsSync(folder)) return;
  const entries = await readdir(folder).catch(() => null);
  if (entries?.length === 0) return;
  if (entries?.includes(ABOUT) !== true)
    throw new DatasetError({
      code: 'DATASET_FOREIGN',
      message: `"${folder}" contains files that do not belong to a dataset.`,
      advice: 'Name a folder that does not exist.',
    });
  if (!replace)
    throw new DatasetError({
      code: 'DATASET_EXISTS',
      message: `"${folder}" already contains a dataset.`,
      advice: 'Name another folder, or replace the dataset with --replace.',
    });
}

/** A written dataset, with the omitted games. */
export interface DatasetWritten extends DatasetSummary {
  readonly leftOut: readonly LeftOut[];
}

/**
 * Writes games as one file for each table. Writes to a temporary folder and renames it when complete, so an interrupted
 * write leaves nothing behind. Keeps only one portion in memory at a time. Throws `DatasetError`, and errors of reading
 * games and of the file system.
 */
export async function writeDataset(
  folder: string,
  portions: Portions,
  { format, replace = false, signal, written }: DatasetOptions,
): Promise<DatasetWritten> {
  await tidy(folder);
  await checkPlace(folder, replace);
  await mkdir(path.dirname(folder), { recursive: true });
  const beside = await mkdtemp(`${partialPath(folder)}-`);
  try {
    const { rows, leftOut } = await fill(beside, portions, format, signal, written).catch(
      (error: unknown) => {
        throw signal?.aborted === true ? stopped() : error;
      },
    );
    const summary: DatasetSummary = { version: DATASET_VERSION, format, rows };
    const tables = Object.fromEntries(
      tableNames.map((table) => [table, Object.fromEntries(columnsOf(table))]),
    );
    await writeFile(path.join(beside, ABOUT), `${JSON.stringify({ ...summary, tables }, null, 2)}\n`);
    // Checks again, because another process may have written to the folder in the meantime.
    await checkPlace(folder, replace);
    await move(beside, folder);
    return { ...summary, leftOut };
  } catch (error) {
    await rm(beside, { recursive: true, force: true });
    throw error;
  }
}

const BEFORE = '.before';

/** Removes files that killed processes left behind, and restores a dataset that one of them had renamed. */
async function tidy(folder: string): Promise<void> {
  const before = leftoverPartials(folder).find((left) => left.endsWith(BEFORE));
  if (before !== undefined && !existsSync(folder)) await rename(before, folder);
  removeLeftovers(folder);
}

const stopped = (): DatasetError =>
  new DatasetError({
    code: 'DATASET_STOPPED',
    message: 'The command was stopped. Nothing was written.',
    advice: 'Start the command again.',
  });

async function fill(
  folder: string,
  portions: Portions,
  format: DatasetFormat,
  signal?: AbortSignal,
  written?: (games: number) => void,
): Promise<Pick<DatasetWritten, 'rows' | 'leftOut'>> {
  const files = tableNames.map((table): [TableName, TableFile] => [
    table,
    tableFile(path.join(folder, `${table}.${format}`), table, format),
  ]);
  const rows = Object.fromEntries(tableNames.map((table) => [table, 0])) as Record<TableName, number>;
  const leftOut: LeftOut[] = [];
  let count = 0;
  try {
    for await (const portion of portions(format, signal)) {
      if (signal?.aborted === true) throw stopped();
      for (const [table, file] of files) {
        await file.put(portion.tables[table]);
        rows[table] += portion.tables[table].rows;
      }
      leftOut.push(...portion.leftOut);
      written?.((count += portion.games));
    }
    for (const [, file] of files) await file.close();
    return { rows, leftOut };
  } finally {
    for (const [, file] of files) file.leave();
  }
}

/** Renames a dataset to its final path. Renames an existing dataset first, and restores it if this fails. */
async function move(from: string, folder: string): Promise<void> {
  if (!existsSync(folder)) return rename(from, folder);
  const before = `${from}${BEFORE}`;
  await rename(folder, before);
  try {
    await rename(from, folder);
  } catch (error) {
    await rename(before, folder);
    throw error;
  }
  await rm(before, { recursive: true, force: true });
}
