import { execFileSync } from 'node:child_process';
import { KurrentFacade } from '#event-store/testing';
import { below, type SeededRandom } from '#record/testing';

export interface KillableServer {
  readonly connection: string;
  /** Kills the server at a random point, and starts it again with its stored events. */
  killAndStart(random: SeededRandom): Promise<void>;
  end(): void;
}

/** Starts the substitute server that the tests use. */
export async function ownServer(): Promise<KillableServer> {
  let facade = await KurrentFacade.start();
  return {
    connection: `${facade.connection}&discoveryInterval=5`,
    async killAndStart(random) {
      // In half of the cases, the server dies after storing an append but before acknowledging it.
      if (below(random, 2) === 0) await facade.dieAfterNextAppend();
      facade.kill();
      facade = await KurrentFacade.start({ log: facade.log, port: facade.port });
    },
    end: () => facade.kill(),
  };
}

const setting = (name: string): string => process.env[name] ?? '';
const needed = ['KURRENTDB_URL', 'KURRENTDB_KILL', 'KURRENTDB_START'] as const;

/** Returns a message with the settings that a real server needs and that are missing. Null if none is missing. */
export function missingForNamedServer(): string | null {
  const missing = needed.filter((name) => setting(name) === '');
  return missing.length === 0 ? null : `the settings ${missing.join(' and ')}`;
}

/**
 * Returns the server at `KURRENTDB_URL`. `KURRENTDB_KILL` and `KURRENTDB_START` are shell commands that kill and start
 * the server.
 */
export async function namedServer(): Promise<KillableServer> {
  const shell = (name: (typeof needed)[number]) =>
    execFileSync('/bin/sh', ['-c', setting(name)], { stdio: ['ignore', 'ignore', 'inherit'] });
  return {
    connection: setting('KURRENTDB_URL'),
    async killAndStart() {
      shell('KURRENTDB_KILL');
      shell('KURRENTDB_START');
    },
    end: () => undefined,
  };
}
