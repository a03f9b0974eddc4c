import { z } from 'zod';
import { ok, type Result, type SettingProblem } from '#record';
import { readGroup, type Environment, type SettingGroup } from '../setting-group.js';

export const graphiqlGroup = {
  GRAPHIQL: { shape: z.enum(['on', 'off']).optional(), advice: 'Use "on" or "off".' },
} as const satisfies SettingGroup;

/** Whether browsers are given GraphiQL. Where others can connect only if it is asked for. Error `SETTING_INVALID`. */
export function graphiqlSetting(
  env: Environment,
  isOpen: boolean,
): Result<boolean, readonly SettingProblem[]> {
  const read = readGroup(graphiqlGroup, env);
  if (!read.ok) return read;
  const { GRAPHIQL: setting = isOpen ? 'off' : 'on' } = read.value;
  return ok(setting === 'on');
}
