import { z } from 'zod';
import { fail, ok, type Result, type SettingProblem } from '#record';
import { logLevels, type LogLevel } from './log-levels.js';

export interface Listening {
  readonly port: number;
  readonly host: string;
  readonly logLevel: LogLevel;
}

interface Own {
  /** The default port. */
  readonly port: number;
  /** The last sentence of the advice for `HOST`. It explains that only this machine has access if `HOST` is not set. */
  readonly alone: string;
}

/**
 * Reads `PORT`, `HOST` and `LOG_LEVEL`. Empty values count as unset. Returns a `SETTING_INVALID` error for each invalid
 * value.
 */
export function listeningSettings(
  env: Readonly<Record<string, string | undefined>>,
  { port, alone }: Own,
): Result<Listening, readonly SettingProblem[]> {
  const advice = {
    PORT: 'Use a number from 0 to 65535. The number 0 means any free port.',
    HOST: `Use the address or name to listen on. ${alone}`,
    LOG_LEVEL: `Use one of ${logLevels.join(', ')}.`,
  } as const;
  const names = Object.keys(advice) as (keyof typeof advice)[];
  const given = Object.fromEntries(names.map((name) => [name, env[name] === '' ? undefined : env[name]]));
  const read = shape(port).safeParse(given);
  if (read.success) {
    const { PORT, HOST, LOG_LEVEL } = read.data;
    return ok({ port: PORT, host: HOST, logLevel: LOG_LEVEL });
  }
  const wrong = names.filter((name) => read.error.issues.some(({ path }) => path[0] === name));
  return fail(
    wrong.map((name) => ({
      code: 'SETTING_INVALID',
      message: `${name} cannot be ${JSON.stringify(given[name])}.`,
      advice: advice[name],
      where: name,
    })),
  );
}

const shape = (port: number) =>
  z.object({
    PORT: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .refine((wanted) => wanted <= 65_535)
      .default(port),
    HOST: z
      .string()
      .regex(/^[A-Za-z0-9.:_-]+$/)
      .default('127.0.0.1'),
    LOG_LEVEL: z.enum(logLevels).default('info'),
  });
