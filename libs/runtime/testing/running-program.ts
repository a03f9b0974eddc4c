import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** How long it may take to start, in milliseconds. */
const PATIENCE = 60_000;

/** A program in a process of its own, and where it answers. */
export class RunningProgram {
  /** Starts a built program. `says` captures its address from its output. Throws its output if it does not start. */
  static async launch(
    program: string,
    environment: Readonly<Record<string, string>>,
    says: RegExp,
  ): Promise<RunningProgram> {
    const child = spawn(process.execPath, [program], {
      env: { ...process.env, PORT: '0', HOST: '', LOG_LEVEL: 'silent', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
    let output = '';
    child.stderr.on('data', (text: Buffer) => (output += text.toString()));
    // It may still write after the test stopped waiting.
    for await (const text of child.stdout.iterator({ destroyOnReturn: false })) {
      output += String(text);
      const url = says.exec(output)?.[1];
      if (url === undefined) continue;
      clearTimeout(late);
      // Whatever it says later has to go somewhere.
      child.stdout.resume();
      return new RunningProgram(child, url, () => output);
    }
    clearTimeout(late);
    throw new Error(`The program did not start:\n${output}`);
  }

  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
    /** All that it wrote to standard error, and to standard output until it started. */
    readonly output: () => string,
  ) {}

  /** Whether it still runs. */
  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Sends a signal that does not end it. */
  send(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.child.kill(signal);
  }

  /** Ends it. Resolves with its exit code, or null if it was killed. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const gone = once(this.child, 'exit') as Promise<[number | null]>;
    this.child.kill(signal);
    return (await gone)[0];
  }
}
