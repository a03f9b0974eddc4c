import { execFileSync } from 'node:child_process';
import { KurrentFacade } from '#event-store/testing';
import { below, type SeededRandom } from '#record/testing';

/** A server of the event store that a scenario can kill. */
export interface KillableServer {
  readonly connection: string;
  /** Kills the server at a random point, and starts it again with its stored events. */
  killAndStart(random: SeededRandom): Promise<void>;
  end(): void;
}

/** Starts the stand-in server that the tests use. */
export async function ownServer(): Promise<KillableServer> {
  let facade = await KurrentFacade.start();
  return {
    connection: `${facade.connection}&discoveryInterval=5`,
    async killAndStart(random) {
      // In half of the cases, the server dies after it stored an append and before it acknowledges the append.
      if (below(random, 2) === 0) await facade.dieAfterNextAppend();
      facade.kill();
      facade = await KurrentFacade.start({ log: facade.log, port: facade.port });
    },
    end: () => facade.kill(),
  };
}

const setting = (name: string): string => process.env[name] ?? '';
const needed = ['KURRENTDB_URL', 'KURRENTDB_KILL', 'KURRENTDB_START'] as const;

/** Names the missing settings that a real server needs. Null if there are none. */
export function missingForNamedServer(): string | null {
  const missing = needed.filter((name) => setting(name) === '');
  return missing.length === 0 ? null : `${missing.join(' and ')}.`;
}

/**
 * Returns the server in `KURRENTDB_URL`. `KURRENTDB_KILL` and `KURRENTDB_START` are shell commands that kill and start
 * it.
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
