import type { Result, SettingProblem } from '#record';

/** The location of read models. `connection` is secret, because it can contain a password. */
export type ReadModelPlace =
  | { readonly kind: 'memory' }
  /** A file in a folder. Its name is `read-models.sqlite`, except that a rebuild uses the temporary file `draft`. */
  | { readonly kind: 'sqlite'; readonly folder: string; readonly draft?: string }
  | { readonly kind: 'postgres'; readonly connection: string; readonly schema?: string };

/** The database schema that contains the read models. */
export const SCHEMA = 'retrace';

const NAME = 'READ_MODELS';
const badSetting = (message: string): { readonly ok: false; readonly error: readonly SettingProblem[] } => ({
  ok: false,
  error: [
    {
      code: 'SETTING_INVALID',
      message: `${NAME} ${message}.`,
      advice:
        'Leave the setting empty to store read models in the data folder, or use the address of a ' +
        'PostgreSQL database ' +
        '(postgres://name:password@host:5432/database).',
      where: NAME,
    },
  ],
});

/**
 * Reads `READ_MODELS`, the address of a PostgreSQL database. Null if the variable is empty, which selects the data
 * folder. Fails with `SETTING_INVALID` if the address is invalid. The message never contains a password.
 */
export function readModelSetting(
  env: Readonly<Record<string, string | undefined>>,
): Result<Extract<ReadModelPlace, { kind: 'postgres' }> | null, readonly SettingProblem[]> {
  const given = env[NAME] ?? '';
  if (given === '') return { ok: true, value: null };
  if (!/^postgres(ql)?:\/\//.test(given)) return badSetting('is not the address of a PostgreSQL database');
  if (!URL.canParse(given)) return badSetting('is not a valid address');
  const { hostname, pathname, searchParams } = new URL(given);
  // The host can be empty if a parameter such as `?host=/run/postgresql` specifies a socket.
  if (hostname === '' && !searchParams.has('host')) return badSetting('names no host');
  if (!/^\/[^/]+$/.test(pathname)) return badSetting('names no database');
  return { ok: true, value: { kind: 'postgres', connection: given } };
}

/**
 * Returns the location in the setting. If there is no setting, the read models are in the folder. If there is no folder
 * either, they are in memory.
 */
export const placeOf = (setting: ReadModelPlace | null, folder: string | null): ReadModelPlace =>
  setting ?? (folder === null ? { kind: 'memory' } : { kind: 'sqlite', folder });

/** Returns the host and the database for messages, without the user or the password. */
export function shownAddress(connection: string): string {
  const { host, pathname, searchParams } = new URL(connection);
  return `postgres://${host === '' ? (searchParams.get('host') ?? '') : host}${pathname}`;
}
