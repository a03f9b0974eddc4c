import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { altered } from '#altered/rules';
import { contracts } from '#contracts';
import { parseGame, type GameFile } from '#interchange';
import { fingerprint, type GameModule, type RecordedEvent } from '#record';
import type { Verdict } from '#projections';

/** The permanent facts about a kept record. */
export interface KeptRecord {
  /** The export file, compressed. */
  readonly file: string;
  /** Why it is kept. */
  readonly about: string;
  readonly module: string;
  readonly events: number;
  /**
   * The verdict of deciding it again when it was kept. Later rules may differ, which is then written here with a
   * reason.
   */
  readonly verdict: Verdict['status'];
  /** How the state looks after each event: the first letters of its fingerprint, of all events in a row. */
  readonly states: string;
}

export interface Manifest {
  readonly schema: number;
  readonly records: readonly KeptRecord[];
}

const folder = resolve('tools/house/records');
const modules: readonly GameModule[] = [altered, contracts];

/** The schema versions of which there are records. */
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

/** Reads a kept record as an import does. Throws when it cannot be read: then it is lost. */
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

/** The `states` of a record. */
export function statesOf({ fold }: Pick<GameModule, 'fold'>, events: readonly RecordedEvent[]): string {
  let state = fold.initial();
  return events
    .map(({ event }) => {
      state = fold.evolve(state, event);
      return fingerprint(fold.canonical(state)).slice(0, letters);
    })
    .join('');
}
