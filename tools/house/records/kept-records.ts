import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { altered } from '#altered/rules';
import { contracts } from '#contracts';
import { parseGame, type GameFile } from '#interchange';
import { fingerprint, type GameModule, type RecordedEvent } from '#record';
import type { Verdict } from '#projections';

/** A stored record's entry in the manifest. */
export interface KeptRecord {
  /** The name of the compressed export file. */
  readonly file: string;
  /** The reason why the record was stored. */
  readonly about: string;
  readonly module: string;
  readonly events: number;
  /** The verification result when the record was stored. Later rules may change it only for a good reason. */
  readonly verdict: Verdict['status'];
  /** The first characters of the state's fingerprint after each event, concatenated. */
  readonly states: string;
}

export interface Manifest {
  readonly schema: number;
  readonly records: readonly KeptRecord[];
}

const folder = resolve('tools/house/records');
const modules: readonly GameModule[] = [altered, contracts];

/** Returns the schema versions of the stored records. */
export const keptSchemas = (): readonly number[] =>
  readdirSync(folder)
    .map((name) => Number(/^schema-(\d+)$/.exec(name)?.[1] ?? NaN))
    .filter((schema) => !Number.isNaN(schema))
    .sort((a, b) => a - b);

export const folderOf = (schema: number): string => join(folder, `schema-${schema}`);

export function manifestOf(schema: number): Manifest {
  const file = join(folderOf(schema), 'manifest.json');
  if (!existsSync(file)) throw new Error(`${file} is missing`);
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

/** Parses a stored record as an import does. If this fails, users can no longer open games that they saved. */
export function readKept(schema: number, { file }: Pick<KeptRecord, 'file'>): GameFile {
  const text = gunzipSync(readFileSync(join(folderOf(schema), file))).toString('utf8');
  const game = parseGame(text, new Map(modules.map((module) => [module.id, module])));
  if (!game.ok) throw new Error(`${file}: ${game.error.message}`);
  return game.value;
}

export function moduleOf(id: string): GameModule {
  const module = modules.find((game) => game.id === id);
  if (module === undefined) throw new Error(`there is no game "${id}"`);
  return module;
}

const letters = 4;

/** Computes `KeptRecord.states`. */
export function statesOf({ fold }: Pick<GameModule, 'fold'>, events: readonly RecordedEvent[]): string {
  let state = fold.initial();
  return events
    .map(({ event }) => {
      state = fold.evolve(state, event);
      return fingerprint(fold.canonical(state)).slice(0, letters);
    })
    .join('');
}
