import { unpacked } from '../api/unpacked.js';

/** Files that are sent as one: the logs of one table of another platform. Every other file stands alone. Files are read one by one. */
export async function byTable(files: readonly File[]): Promise<readonly (readonly File[])[]> {
  const groups = new Map<string, File[]>();
  for (const [index, file] of files.entries()) {
    const key = (await tableOf(file)) ?? `file ${index}`;
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  return [...groups.values()];
}

async function textOf(file: File): Promise<string | null> {
  try {
    return await (await unpacked(file)).text();
  } catch {
    // What is wrong with it is said when it is sent.
    return null;
  }
}

async function tableOf(file: File): Promise<string | null> {
  const [packet] = archiveIn((await textOf(file)) ?? '')?.logs ?? [];
  const table = (packet as { readonly table_id?: unknown } | undefined)?.table_id;
  return typeof table === 'string' || typeof table === 'number' ? `table ${table}` : null;
}

interface Archive {
  readonly logs?: readonly unknown[];
  readonly players?: unknown;
  readonly data?: Archive;
}

/** The points of view of one table as one log; the first file where one of them is no log after all. */
export async function joined(files: readonly File[]): Promise<File> {
  const [first, ...others] = files;
  if (first === undefined) throw new Error('there is a file');
  if (others.length === 0) return first;
  const logs: unknown[] = [];
  let players: unknown;
  for (const file of files) {
    const archive = archiveIn((await textOf(file)) ?? '');
    if (archive?.logs === undefined) return first;
    logs.push(...archive.logs);
    players ??= archive.players;
  }
  const text = JSON.stringify({ status: 1, data: { logs, ...(players !== undefined && { players }) } });
  return new File([text], files.map(({ name }) => name).join(', '), { type: 'application/json' });
}

function archiveIn(text: string): Archive | null {
  try {
    let archive = JSON.parse(text.replace(/^\uFEFF/, '')) as Archive | undefined;
    while (archive !== undefined && archive.logs === undefined) archive = archive.data;
    return archive ?? null;
  } catch {
    return null;
  }
}
