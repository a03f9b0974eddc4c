import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { KurrentFacade, type Endpoint, type Member } from '#event-store/testing';

/** A server that implements KurrentDB's protocol. */
export interface KurrentServer {
  readonly connection: string;
  stop(): Promise<void>;
}

export type StartKurrent = (root: string) => Promise<KurrentServer>;

export const maxAppendSize = 16 * 1024 * 1024;

/** Runs the substitute server in this process. */
export const kurrentInside: StartKurrent = async () => {
  const facade = await KurrentFacade.start({ maxAppendSize });
  return { connection: facade.connection, stop: async () => facade.kill() };
};

/** Returns the server at `KURRENTDB_URL`. Benchmarks leave their streams there, and use unique names for them. */
const kurrentNamed = (connection: string): KurrentServer => ({ connection, stop: async () => undefined });

/** A cluster as one of its nodes sees it. */
export interface Cluster {
  /** Null if this node itself leads. */
  readonly leader: Endpoint | null;
  readonly members: readonly Member[];
}

/** Starts the substitute server in a separate process, so that it does not slow down the measured process. */
async function startProcess(root: string) {
  const script = path.join(root, 'dist/bench/src/kurrentdb-process.js');
  // A larger young generation makes garbage collections rarer. A real server has none, but the substitute needs them,
  // because it stores all events in memory.
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

/**
 * Returns the server at `KURRENTDB_URL`. If that is unset, starts a substitute in a separate process, which requires a
 * build.
 */
export const kurrentProcess: StartKurrent = async (root) => {
  const named = process.env['KURRENTDB_URL'] ?? '';
  return named === '' ? startProcess(root) : kurrentNamed(named);
};

/**
 * Starts three nodes in separate processes. `filled` writes the same events to each node before they form a cluster.
 * The first node leads.
 */
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
