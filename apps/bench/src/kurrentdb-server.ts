import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { KurrentFacade, type Endpoint, type Member } from '#testing/kurrentdb';

/** A server that speaks the protocol of KurrentDB and keeps its events in memory. */
export interface KurrentServer {
  readonly connection: string;
  stop(): Promise<void>;
}

export type StartKurrent = (root: string) => Promise<KurrentServer>;

export const maxAppendSize = 16 * 1024 * 1024;

/** In this process. */
export const kurrentInside: StartKurrent = async () => {
  const facade = await KurrentFacade.start({ maxAppendSize });
  return { connection: facade.connection, stop: async () => facade.kill() };
};

/** The server that `KURRENTDB_URL` names. What is written there stays there, in streams whose names are used once. */
const kurrentNamed = (connection: string): KurrentServer => ({ connection, stop: async () => undefined });

/** What a node is told of its cluster. */
export interface Cluster {
  /** Null: it leads itself. */
  readonly leader: Endpoint | null;
  readonly members: readonly Member[];
}

/** A server in a process of its own, so that it does not take the time of those that are measured. */
async function startProcess(root: string) {
  const script = path.join(root, 'dist/apps/bench/src/kurrentdb-process.js');
  // It keeps all that it is given: room for what is young spares it the collector, which no real server has.
  const child = spawn(process.execPath, ['--max-semi-space-size=64', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const first: IteratorResult<string, unknown> = await lines.next();
  if (first.done === true) throw new Error('The server to append to did not start.');
  const connection = first.value;
  const tell = async (cluster: Cluster): Promise<void> => {
    child.stdin.write(`${JSON.stringify(cluster)}\n`);
    await lines.next();
  };
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
  };
  return { connection, tell, stop };
}

/** The one that `KURRENTDB_URL` names; else one in a process of its own; the checkout has been built. */
export const kurrentProcess: StartKurrent = async (root) => {
  const named = process.env['KURRENTDB_URL'] ?? '';
  return named === '' ? startProcess(root) : kurrentNamed(named);
};

/** Three nodes in processes of their own, of which the first leads, once each was `filled` with the same events. */
export async function kurrentCluster(
  root: string,
  filled: (connection: string) => Promise<void>,
): Promise<KurrentServer & { readonly leader: string }> {
  const nodes = await Promise.all([1, 2, 3].map(() => startProcess(root)));
  for (const { connection } of nodes) await filled(connection);
  const hosts = nodes.map(({ connection }) => new URL(connection).host);
  const members = hosts.map((host, at): Member => {
    const [name = '', port = ''] = host.split(':');
    return { host: name, port: Number(port), state: at === 0 ? 'leader' : 'follower', alive: true };
  });
  for (const [at, node] of nodes.entries())
    await node.tell({ leader: at === 0 ? null : (members[0] ?? null), members });
  return {
    leader: nodes[0]?.connection ?? '',
    connection: `kurrentdb://${hosts.join(',')}?tls=false`,
    stop: async () => {
      for (const node of nodes) await node.stop();
    },
  };
}
