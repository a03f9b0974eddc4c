import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatasetError } from './dataset-error.js';
import type { LeftOut, Portions } from './portion.js';
import { columnsOf, DATASET_VERSION, tableNames, type TableName } from './schema.js';
import { tableFile, type DatasetFormat, type TableFile } from './table-file.js';

export interface DatasetOptions {
  readonly format: DatasetFormat;
  /** Takes the place of a dataset that is there. */
  readonly replace?: boolean;
  /** Stops the writing; nothing is left of it. */
  readonly signal?: AbortSignal;
  /** Hears now and then how many games were looked at. */
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
    throw new DatasetError({
      code: 'DATASET_FOREIGN',
      message: `"${folder}" has something other than a dataset.`,
      advice: 'Name a folder that does not exist.',
    });
  if (!replace)
    throw new DatasetError({
      code: 'DATASET_EXISTS',
      message: `There is a dataset in "${folder}".`,
      advice: 'Name another folder, or replace it with --replace.',
    });
}

/** What was written. */
export interface DatasetWritten extends DatasetSummary {
  readonly leftOut: readonly LeftOut[];
}

/**
 * Writes games as a file for each table. The folder is filled beside its place and moved there when all of it is written: what
 * stops before leaves nothing. Takes one portion after the other, whatever their number. Throws `DatasetError`, and what reading
 * games or the file system throws.
 */
export async function writeDataset(
  folder: string,
  portions: Portions,
  { format, replace = false, signal, written }: DatasetOptions,
): Promise<DatasetWritten> {
  await checkPlace(folder, replace);
  await mkdir(path.dirname(folder), { recursive: true });
  const beside = await mkdtemp(`${folder}.part-`);
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
    // Again: somebody else may have been faster.
    await checkPlace(folder, replace);
    await move(beside, folder);
    return { ...summary, leftOut };
  } catch (error) {
    await rm(beside, { recursive: true, force: true });
    throw error;
  }
}

const stopped = (): DatasetError =>
  new DatasetError({
    code: 'DATASET_STOPPED',
    message: 'You stopped it. Nothing was written.',
    advice: 'Start again.',
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
