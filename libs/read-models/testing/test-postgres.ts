import { execFile, execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

export interface TestPostgres {
  /** The address of a database in which tests can create schemas. */
  readonly url: string;
  /** Creates an empty database and returns its address. `stop` drops the database. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** A PostgreSQL cluster that is not shared, so that tests can stop and start it. */
export interface OwnPostgres extends TestPostgres {
  /**
   * Stops the server. `fast` ends all connections, like an update of the server. `immediate` stops without a
   * checkpoint, like a crash.
   */
  halt(how: 'fast' | 'immediate'): Promise<void>;
  /** Starts the server again with its stored data. */
  begin(): Promise<void>;
}

const run = promisify(execFile);

/** The directory that contains the PostgreSQL programs on Debian, where they are not in `PATH`. */
const versions = '/usr/lib/postgresql';

function programs(): string | null {
  const folders = [
    ...(process.env['PATH'] ?? '').split(':'),
    ...(existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : []),
  ];
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl'))) ?? null
  );
}

/**
 * Returns an unprivileged user who can run PostgreSQL, which refuses to run as root. Null if this process does not run
 * as root.
 */
function nobody(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'nobody']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

/** Whether a PostgreSQL server is available, either at `POSTGRES_URL` or through installed programs. */
export const hasPostgres = (): boolean => given() !== null || hasOwnPostgres();

const given = (): string | null => {
  const url = process.env['POSTGRES_URL'] ?? '';
  return url === '' ? null : url;
};

/**
 * Returns the server at `POSTGRES_URL`. If this variable is not set, starts a cluster that listens on a socket in a new
 * folder.
 */
export async function testPostgres(): Promise<TestPostgres> {
  const url = given();
  if (url !== null) {
    const databases = new Databases(url);
    return { url, newDatabase: () => databases.make(), stop: () => databases.drop() };
  }
  return ownPostgres();
}

export const hasOwnPostgres = (): boolean => programs() !== null;

/** Starts a cluster that listens on a socket in a new folder. */
export async function ownPostgres(): Promise<OwnPostgres> {
  const bin = programs();
  if (bin === null)
    throw new Error('There is no PostgreSQL: set POSTGRES_URL, or install initdb and pg_ctl.');
  const folder = mkdtempSync(join(tmpdir(), 'retrace-postgres-'));
  const as = nobody();
  if (as !== null) {
    chmodSync(folder, 0o777);
    execFileSync('chown', [`${as.uid}:${as.gid}`, folder]);
  }
  const data = join(folder, 'data');
  const call = (program: string, ...args: string[]) =>
    run(join(bin, program), args, { cwd: folder, ...(as ?? {}) });
  await call('initdb', '-D', data, '-U', 'retrace', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N');
  const options = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off`;
  const begin = async (): Promise<void> =>
    void (await call('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'));
  const halt = async (how: 'fast' | 'immediate'): Promise<void> =>
    void (await call('pg_ctl', '-D', data, '-w', '-m', how, 'stop'));
  await begin();
  const own = `postgres://retrace@localhost/postgres?host=${encodeURIComponent(folder)}`;
  return {
    url: own,
    newDatabase: () => new Databases(own).make(),
    halt,
    begin,
    stop: async () => {
      await halt('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates additional databases on a running server. */
class Databases {
  readonly #names: string[] = [];

  constructor(private readonly server: string) {}

  async make(): Promise<string> {
    const name = `retrace_${randomUUID().replaceAll('-', '')}`;
    await this.#ask(`create database ${name}`);
    this.#names.push(name);
    const url = new URL(this.server);
    url.pathname = `/${name}`;
    return url.href;
  }

  async drop(): Promise<void> {
    for (const name of this.#names.splice(0)) await this.#ask(`drop database ${name} with (force)`);
  }

  async #ask(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.server });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }
}
