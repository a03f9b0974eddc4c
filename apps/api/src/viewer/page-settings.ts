import { z } from 'zod';
import { ok, type Result, type SettingProblem } from '#record';
import { readGroup, type Environment, type SettingGroup } from '../setting-group.js';

const onOrOff = { shape: z.enum(['on', 'off']).optional(), advice: 'Use "on" or "off".' };

export const pageGroup = { GRAPHIQL: onOrOff, EMBED: onOrOff } as const satisfies SettingGroup;

/** The pages that the server offers to browsers. */
export interface PageSettings {
  /** Whether the API's address serves GraphiQL. */
  readonly graphiql: boolean;
  /** Whether other sites can show boards in a frame. */
  readonly embed: boolean;
}

/**
 * Reads the page settings. If other machines can connect, GraphiQL is off by default and other sites cannot frame
 * boards. Returns a `SETTING_INVALID` error for each invalid setting.
 */
export function pageSettings(
  env: Environment,
  isOpen: boolean,
): Result<PageSettings, readonly SettingProblem[]> {
  const read = readGroup(pageGroup, env);
  if (!read.ok) return read;
  const usual = isOpen ? 'off' : 'on';
  const { GRAPHIQL: graphiql = usual, EMBED: embed = usual } = read.value;
  return ok({ graphiql: graphiql === 'on', embed: embed === 'on' });
}
