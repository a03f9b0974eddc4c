import type { Result, SettingProblem } from '#record';

/** The database of the review queue. `connection` must be kept secret, because it can contain a password. */
export interface ReviewQueuePlace {
  readonly connection: string;
}

const NAME = 'REVIEW_QUEUE';

const wrong = (message: string): { readonly ok: false; readonly error: readonly SettingProblem[] } => ({
  ok: false,
  error: [
    {
      code: 'SETTING_INVALID',
      message: `${NAME} ${message}.`,
      advice:
        'Leave the setting empty to run reviews in the server, or use the address of a PostgreSQL database ' +
        'that ' +
        'analysts share (postgres://name:password@host:5432/database).',
      where: NAME,
    },
  ],
});

/**
 * Reads `REVIEW_QUEUE`, the address of a PostgreSQL database. Null if the setting is empty. The server then computes
 * reviews itself. Fails with `SETTING_INVALID` if the address is invalid. The message never contains a password.
 */
export function reviewQueueSetting(
  env: Readonly<Record<string, string | undefined>>,
): Result<ReviewQueuePlace | null, readonly SettingProblem[]> {
  const given = env[NAME] ?? '';
  if (given === '') return { ok: true, value: null };
  if (!/^postgres(ql)?:\/\//.test(given)) return wrong('is not the address of a PostgreSQL database');
  if (!URL.canParse(given)) return wrong('is not a valid address');
  const { hostname, pathname, searchParams } = new URL(given);
  // An address with `?host=/run/postgresql` specifies a socket, so it needs no host name.
  if (hostname === '' && !searchParams.has('host')) return wrong('names no host');
  if (!/^\/[^/]+$/.test(pathname)) return wrong('names no database');
  return { ok: true, value: { connection: given } };
}

/** Returns the host and the database for messages, without the user and the password. */
export function shownPlace({ connection }: ReviewQueuePlace): string {
  const { host, pathname, searchParams } = new URL(connection);
  return `postgres://${host === '' ? (searchParams.get('host') ?? '') : host}${pathname}`;
}
