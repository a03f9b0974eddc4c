import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The maximum start-up time, in milliseconds. */
const PATIENCE = 60_000;

/** A program that runs in a separate process, with the address at which it responds. */
export class RunningProgram {
  /**
   * Starts a built program. `says` is a pattern that captures the program's address from its output. If the program
   * does not start, throws an error with the output.
   */
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
    // Keeps the stream open after this loop ends, because the process could still write to it.
    for await (const text of child.stdout.iterator({ destroyOnReturn: false })) {
      output += String(text);
      const url = says.exec(output)?.[1];
      if (url === undefined) continue;
      clearTimeout(late);
      // Discards later output, so that the pipe never fills.
      child.stdout.resume();
      return new RunningProgram(child, url, () => output);
    }
    clearTimeout(late);
    throw new Error(`The program did not start:\n${output}`);
  }

  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
    /** Returns everything that the program wrote to standard error, and to standard output until it started. */
    readonly output: () => string,
  ) {}

  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Sends a signal that does not end the program. */
  send(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.child.kill(signal);
  }

  /** Ends the program. Resolves with its exit code, or null if it was killed. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const gone = once(this.child, 'exit') as Promise<[number | null]>;
    this.child.kill(signal);
    return (await gone)[0];
  }
}
