import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { KurrentFacade } from '#testing/kurrentdb';

/** A server that speaks the protocol of KurrentDB and keeps its events in memory. */
export interface KurrentServer {
  readonly connection: string;
  stop(): Promise<void>;
}

export type StartKurrent = (root: string) => Promise<KurrentServer>;

const maxAppendSize = 16 * 1024 * 1024;

/** In this process. */
export const kurrentInside: StartKurrent = async () => {
  const facade = await KurrentFacade.start({ maxAppendSize });
  return { connection: facade.connection, stop: async () => facade.kill() };
};

/** The server that `KURRENTDB_URL` names. What is written there stays there, in streams whose names are used once. */
const kurrentNamed = (connection: string): KurrentServer => ({ connection, stop: async () => undefined });

/** The one that `KURRENTDB_URL` names; else in a process of its own, so that it does not take the time of those that are measured; the checkout has been built. */
export const kurrentProcess: StartKurrent = async (root) => {
  const named = process.env['KURRENTDB_URL'] ?? '';
  if (named !== '') return kurrentNamed(named);
  const script = path.join(root, 'dist/apps/bench/src/kurrentdb-process.js');
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  for await (const connection of createInterface({ input: child.stdout }))
    return {
      connection,
      stop: async () => {
        child.kill();
        await ended;
      },
    };
  throw new Error('The server to append to did not start.');
};
