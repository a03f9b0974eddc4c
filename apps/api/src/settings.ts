import { z } from 'zod';
import { storeSettings, type StoreSettings } from '#event-store';
import { fail, ok, type Problem, type Result } from '#record';

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof levels)[number];

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port <= 65_535)
    .default(4747),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/)
    .default('127.0.0.1'),
  LOG_LEVEL: z.enum(levels).default('info'),
});

const advice = {
  PORT: 'Use a number from 0 to 65535; 0 takes any free port.',
  HOST: 'Use the address or the name to listen on; without it only this machine can connect.',
  LOG_LEVEL: `Use one of ${levels.join(', ')}.`,
} as const;
const names = ['PORT', 'HOST', 'LOG_LEVEL'] as const;

/** What can be set for the server; the README has the table. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly logLevel: LogLevel;
  readonly store: StoreSettings;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment; empty is as good as not set. Error `BAD_SETTING`, one for each. */
export function readSettings(env: Environment): Result<Settings, readonly Problem[]> {
  const given = Object.fromEntries(names.map((name) => [name, env[name] === '' ? undefined : env[name]]));
  const read = environment.safeParse(given);
  const store = storeSettings(env);
  const problems = store.ok ? [] : [...store.error];
  if (!read.success)
    for (const name of names.filter((wrong) => read.error.issues.some(({ path }) => path[0] === wrong)))
      problems.push({
        code: 'BAD_SETTING',
        message: `${name} cannot be ${JSON.stringify(given[name])}.`,
        advice: advice[name],
        where: name,
      });
  if (!read.success || !store.ok) return fail(problems);
  const { PORT: port, HOST: host, LOG_LEVEL: logLevel } = read.data;
  return ok({ port, host, logLevel, store: store.value });
}

/** True when nobody but this machine can connect. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
