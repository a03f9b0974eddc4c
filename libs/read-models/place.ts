import type { Result, SettingProblem } from '#record';

/** The location of read models. `connection` is secret, because it may contain a password. */
export type ReadModelPlace =
  | { readonly kind: 'memory' }
  /** A file in a folder, by default `read-models.sqlite`. `draft` is the name of a temporary file for a rebuild. */
  | { readonly kind: 'sqlite'; readonly folder: string; readonly draft?: string }
  | { readonly kind: 'postgres'; readonly connection: string; readonly schema?: string };

/** The schema of a database that contains the read models. */
export const SCHEMA = 'retrace';

const NAME = 'READ_MODELS';
const badSetting = (message: string): { readonly ok: false; readonly error: readonly SettingProblem[] } => ({
  ok: false,
  error: [
    {
      code: 'SETTING_INVALID',
      message: `${NAME} ${message}.`,
      advice:
        'Leave it empty to store read models in the data folder, or use the address of a PostgreSQL ' +
        '(postgres://name:password@host:5432/database).',
      where: NAME,
    },
  ],
});

/**
 * Reads `READ_MODELS`, the address of a PostgreSQL database. Null if it is empty, which means the data folder. Error
 * `SETTING_INVALID`, which never quotes a password.
 */
export function readModelSetting(
  env: Readonly<Record<string, string | undefined>>,
): Result<Extract<ReadModelPlace, { kind: 'postgres' }> | null, readonly SettingProblem[]> {
  const given = env[NAME] ?? '';
  if (given === '') return { ok: true, value: null };
  if (!/^postgres(ql)?:\/\//.test(given)) return badSetting('is not the address of a PostgreSQL');
  if (!URL.canParse(given)) return badSetting('is not a valid address');
  const { hostname, pathname, searchParams } = new URL(given);
  // `?host=/run/postgresql` specifies a socket.
  if (hostname === '' && !searchParams.has('host')) return badSetting('names no host');
  if (!/^\/[^/]+$/.test(pathname)) return badSetting('names no database');
  return { ok: true, value: { kind: 'postgres', connection: given } };
}

/** Returns the location from the setting, otherwise in the folder, otherwise in memory. */
export const placeOf = (setting: ReadModelPlace | null, folder: string | null): ReadModelPlace =>
  setting ?? (folder === null ? { kind: 'memory' } : { kind: 'sqlite', folder });

/** Returns host and database for messages, without user and password. */
export function shownAddress(connection: string): string {
  const { host, pathname, searchParams } = new URL(connection);
  return `postgres://${host === '' ? (searchParams.get('host') ?? '') : host}${pathname}`;
}
