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
  readonly replace?: boolean;
  /** When this signal aborts, writing ends and the files are removed. */
  readonly signal?: AbortSignal;
  /** Called after each portion with the number of games completed so far. */
  readonly written?: (games: number) => void;
}

/** The description of a dataset, as stored in its `dataset.json`. */
export interface DatasetSummary {
  readonly version: number;
  readonly format: DatasetFormat;
  readonly rows: Readonly<Record<TableName, number>>;
}

const ABOUT = 'dataset.json';

/**
 * Checks that a dataset can be written to a folder. Throws a `DatasetError` with code `DATASET_EXISTS` if the folder
 * contains a dataset and `replace` is false, or with code `DATASET_FOREIGN` if the folder contains other files, which
 * are never replaced.
 */
export async function checkPlace(folder: string, replace: boolean): Promise<void> {
  if (!existsSync(folder)) return;
  const entries = await readdir(folder).catch(() => null);
  if (entries?.length === 0) return;
  if (entries?.includes(ABOUT) !== true)
    throw new DatasetError({
      code: 'DATASET_FOREIGN',
      message: `"${folder}" contains files that do not belong to a dataset.`,
      advice: 'Choose a folder that does not exist yet.',
    });
  if (!replace)
    throw new DatasetError({
      code: 'DATASET_EXISTS',
      message: `"${folder}" already contains a dataset.`,
      advice: 'Name another folder, or replace the dataset with --replace.',
    });
}

/** The description of a written dataset, with the omitted games. */
export interface DatasetWritten extends DatasetSummary {
  readonly leftOut: readonly LeftOut[];
}

/**
 * Writes games to a dataset with one file per table. Writes to a temporary folder and renames it at the end, so an
 * interrupted write leaves no partial dataset. Keeps only one portion in memory at a time. Throws a `DatasetError` if
 * the folder must not be overwritten or if `signal` aborts. Rethrows errors from reading games or writing files.
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
    // The folder is checked again, because another process could have written to it in the meantime.
    await checkPlace(folder, replace);
    await move(beside, folder);
    return { ...summary, leftOut };
  } catch (error) {
    await rm(beside, { recursive: true, force: true });
    throw error;
  }
}

const BEFORE = '.before';

/**
 * Removes files that killed processes left behind. If a process was killed after it moved the previous dataset away,
 * restores that dataset.
 */
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

/** Renames a dataset to its final path. Moves an existing dataset away first, and restores it if the renaming fails. */
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
