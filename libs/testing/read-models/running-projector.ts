import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** What a projector says of itself at `/health/ready`. */
export interface Ready {
  readonly status: string;
  readonly partitions: readonly number[];
  readonly problem: string | null;
  readonly setAside: readonly { readonly stream: string; readonly revision: number }[];
}

/** As it is built. */
export const projectorProgram = path.resolve('dist/apps/projector/src/main.js');

/** How long it may take to start, in milliseconds. */
const PATIENCE = 60_000;

/** A projector in a process of its own. */
export class RunningProjector {
  static async start(environment: Readonly<Record<string, string>>): Promise<RunningProjector> {
    const child = spawn(process.execPath, [projectorProgram], {
      env: { ...process.env, PORT: '0', HOST: '', LOG_LEVEL: 'silent', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    for await (const text of child.stdout) {
      said += String(text);
      const url = /(http:\S+)\/health\/ready/.exec(said)?.[1];
      if (url === undefined) continue;
      clearTimeout(late);
      return new RunningProjector(child, url);
    }
    clearTimeout(late);
    throw new Error(`The projector did not start:\n${said}`);
  }

  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  async ready(): Promise<Ready> {
    return (await (await fetch(`${this.url}/health/ready`)).json()) as Ready;
  }

  /** Ends it; resolves with its exit code when it is gone, null when it was killed. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const gone = once(this.child, 'exit') as Promise<[number | null]>;
    this.child.kill(signal);
    return (await gone)[0];
  }
}
