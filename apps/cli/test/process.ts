import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

const command = path.resolve('apps/cli/bin/retrace.js');

/** Starts the command as a process that uses the given data folder, after building what has changed. */
export function startRetrace(data: string, argv: readonly string[]): ChildProcess {
  return spawn(process.execPath, [command, ...argv], {
    env: { ...process.env, RETRACE_DATA: data, EVENT_STORE: 'sqlite', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export interface Finished {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Resolves to the output and exit code of a process. At each new output, calls `onOutput` with the whole standard
 * output so far.
 */
export function finished(
  child: ChildProcess,
  onOutput: (stdout: string) => void = () => undefined,
): Promise<Finished> {
  let [stdout, stderr] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    onOutput(stdout);
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      resolve({ code, signal, stdout, stderr });
    });
  });
}
