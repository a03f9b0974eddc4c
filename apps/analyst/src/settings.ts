import { z } from 'zod';
import { storeSettings, type StoreSettings } from '#event-store';
import { fail, ok, type Result, type SettingProblem } from '#record';
import { reviewQueueSetting, type ReviewQueuePlace } from '#review-queue';

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof levels)[number];

const shapes = {
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port <= 65_535)
    .default(4749),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/)
    .default('127.0.0.1'),
  LOG_LEVEL: z.enum(levels).default('info'),
} as const;

const advice: Readonly<Record<keyof typeof shapes, string>> = {
  PORT: 'Use a number from 0 to 65535. 0 takes any free port.',
  HOST: 'Use the address or name to listen on. Without it only this machine can read health and figures.',
  LOG_LEVEL: `Use one of ${levels.join(', ')}.`,
};

/** What can be set for an analyst; its README has the table. */
export interface AnalystSettings {
  readonly port: number;
  readonly host: string;
  readonly logLevel: LogLevel;
  readonly store: StoreSettings;
  readonly reviewQueue: ReviewQueuePlace;
}

const wrong = (where: string, message: string, advice: string): SettingProblem => ({
  code: 'SETTING_INVALID',
  message: `${where} ${message}.`,
  advice,
  where,
});

/** Reads the environment; empty is as good as not set. Error `SETTING_INVALID`, one for each. */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
): Result<AnalystSettings, readonly SettingProblem[]> {
  const given = (name: string) => (env[name] === '' ? undefined : env[name]);
  const names = Object.keys(shapes) as (keyof typeof shapes)[];
  const store = storeSettings(env);
  const reviewQueue = reviewQueueSetting(env);
  const problems = [store, reviewQueue].flatMap((group) => (group.ok ? [] : [...group.error]));
  for (const name of names)
    if (!shapes[name].safeParse(given(name)).success)
      problems.push(wrong(name, `cannot be ${JSON.stringify(given(name))}`, advice[name]));
  if (store.ok && store.value.kind === 'memory')
    problems.push(
      wrong('EVENT_STORE', "is memory, which other programs can't read", 'Use a store that servers share.'),
    );
  if (reviewQueue.ok && reviewQueue.value === null)
    problems.push(
      wrong(
        'REVIEW_QUEUE',
        'is not set',
        'Use the address of the PostgreSQL that the servers have as REVIEW_QUEUE. Without it servers make reviews themselves.',
      ),
    );
  if (problems.length > 0 || !store.ok || !reviewQueue.ok || reviewQueue.value === null)
    return fail(problems);
  const {
    PORT: port,
    HOST: host,
    LOG_LEVEL: logLevel,
  } = z.object(shapes).parse(Object.fromEntries(names.map((name) => [name, given(name)])));
  return ok({ port, host, logLevel, store: store.value, reviewQueue: reviewQueue.value });
}
