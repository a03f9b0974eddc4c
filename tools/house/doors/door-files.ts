import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Door } from './door.js';

/** The build of this checkout, from which fuzz targets are loaded. */
const built = path.resolve(import.meta.dirname, '../../..');

/** Returns the files that define fuzz targets, in `tools/house/doors` and in the tests of programs. */
export function doorFiles(root = built, suffix = '.door.js'): readonly string[] {
  const programs = namesIn(path.join(root, 'apps')).map((program) => `apps/${program}/test/doors`);
  return ['tools/house/doors', ...programs]
    .flatMap((folder) => namesIn(path.join(root, folder)).map((name) => path.join(root, folder, name)))
    .filter((file) => file.endsWith(suffix))
    .sort();
}

export async function doorIn(file: string): Promise<Door> {
  const { door } = (await import(pathToFileURL(file).href)) as { readonly door?: Door };
  if (door === undefined) throw new Error(`${file} exports no door`);
  return door;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
