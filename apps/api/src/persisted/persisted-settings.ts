import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { fail, ok, type Result, type SettingProblem } from '#record';
import { readGroup, type Environment, type SettingGroup } from '../setting-group.js';
import { AllowedQueries, allowedProblem } from './allowed-queries.js';

/** Determines which queries are allowed, and whether clients can repeat a query by sending only its hash. */
export interface PersistedQueries {
  readonly automatic: boolean;
  /** The allowed queries. Null if every query is allowed. */
  readonly allowed: AllowedQueries | null;
}

export const anyQuery: PersistedQueries = { automatic: true, allowed: null };

export const persistedGroup = {
  PERSISTED_QUERIES: {
    shape: z
      .string()
      .regex(/^(on|off|only [^\0]+)$/)
      .default('on'),
    advice: 'Use "on", "off", or "only" with the path of a manifest: only dist/apps/viewer/operations.json.',
  },
} as const satisfies SettingGroup;

/** Reads the setting and the manifest that it names. Returns a `SETTING_INVALID` error if either is invalid. */
export function persistedSettings(env: Environment): Result<PersistedQueries, readonly SettingProblem[]> {
  const read = readGroup(persistedGroup, env);
  if (!read.ok) return read;
  const { PERSISTED_QUERIES: setting } = read.value;
  if (!setting.startsWith('only ')) return ok({ automatic: setting === 'on', allowed: null });
  const file = setting.slice('only '.length);
  const allowed = manifestIn(file);
  if (!allowed.ok) return fail([allowedProblem('PERSISTED_QUERIES', file, allowed.error)]);
  return ok({ automatic: true, allowed: allowed.value });
}

function manifestIn(file: string): Result<AllowedQueries, string> {
  try {
    return AllowedQueries.read(readFileSync(file, 'utf8'));
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}
