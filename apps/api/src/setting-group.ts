import type { z } from 'zod';
import { fail, ok, type Result, type SettingProblem } from '#record';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A group of related settings, with the parser of each setting and the advice if it is invalid. */
export type SettingGroup = Readonly<
  Record<string, { readonly shape: z.ZodType; readonly advice: string; readonly secret?: true }>
>;

type ValuesOf<Group extends SettingGroup> = { readonly [Name in keyof Group]: z.infer<Group[Name]['shape']> };

/**
 * Reads a group of settings from the environment. Empty values count as unset. Returns a `SETTING_INVALID` error for
 * each invalid setting.
 */
export function readGroup<Group extends SettingGroup>(
  group: Group,
  env: Environment,
): Result<ValuesOf<Group>, readonly SettingProblem[]> {
  const problems: SettingProblem[] = [];
  const values = Object.entries(group).map(([name, { shape, advice, secret }]) => {
    const given = env[name] === '' ? undefined : env[name];
    const read = shape.safeParse(given);
    if (read.success) return [name, read.data];
    const value = secret === true ? 'what it is set to' : JSON.stringify(given ?? '');
    problems.push({ code: 'SETTING_INVALID', message: `${name} cannot be ${value}.`, advice, where: name });
    return [name, undefined];
  });
  return problems.length > 0 ? fail(problems) : ok(Object.fromEntries(values) as ValuesOf<Group>);
}
