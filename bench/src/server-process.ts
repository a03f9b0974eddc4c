import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

/** A server that was started as by `npm start`, but without npm. */
export interface ServerProcess {
  readonly url: string;
  /** The milliseconds from the start of the process to its first response. */
  readonly readyAfter: number;
  /** Returns the peak resident memory in bytes. Null if the system does not report it. */
  peakMemory(): number | null;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Returns the arguments that `npm start` passes to Node. */
export function startArguments(root: string): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  return scripts.start.split(' ').slice(1);
}

/**
 * The maximum time to wait for the server, in milliseconds. The server might first have to build a list of ten thousand
 * games.
 */
const PATIENCE = 600_000;

/**
 * Starts the built server with a data folder. The server uses the loopback interface. Resolves when the server reports
 * that it is healthy.
 */
export async function startServer(
  root: string,
  data: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const from = performance.now();
  const child = spawn(process.execPath, startArguments(root), {
    cwd: root,
    env: {
      ...process.env,
      RETRACE_DATA: data,
      PORT: `${port}`,
      HOST: '127.0.0.1',
      EVENT_STORE: 'sqlite',
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await healthy(child, url);
  } catch (error) {
    await stop(child);
    throw new Error(`The server did not start:\n${output}`, { cause: error });
  }
  return {
    url,
    readyAfter: performance.now() - from,
    peakMemory: () => peakMemory(child.pid),
    stop: () => stop(child),
  };
}

function peakMemory(pid: number | undefined): number | null {
  try {
    const kilobytes = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}

async function healthy(child: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + PATIENCE;
  while (child.exitCode === null && performance.now() < deadline) {
    const answer = await fetch(`${url}/health`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(child.exitCode === null ? 'It took too long.' : `It ended with code ${child.exitCode}.`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(late);
}
