import { createInterface } from 'node:readline/promises';
import { CommanderError } from 'commander';
import { exitCodes, translated, type ExitCode } from './failure.js';
import { Output, type Surroundings } from './output.js';
import { withSourceLines } from './source-lines.js';
import { shown } from './terminal/shown.js';
import { perform, usageProblem } from './program.js';

/** Runs a command line. Resolves to the exit code and never rejects. */
export async function retrace(argv: readonly string[], around: Surroundings): Promise<ExitCode> {
  const output = new Output(around, argv.includes('--json'));
  try {
    return await perform(argv.length === 0 ? ['--help'] : argv, around);
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return exitCodes.ok;
      output.problems([usageProblem(error, argv)]);
      return exitCodes.usage;
    }
    const failure = translated(error);
    if (failure !== null) {
      output.problems(failure.problems);
      return failure.exit;
    }
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    output.problems([
      { code: 'INTERNAL', message: 'Retrace has a bug.', advice: 'Report the bug with the lines below.' },
    ]);
    around.stderr.write(`${shown(withSourceLines(text))}\n`);
    return exitCodes.bug;
  }
}

async function ask(question: string): Promise<string> {
  const asking = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await asking.question(shown(question));
  } finally {
    asking.close();
  }
}

/** Runs the command with the streams, environment and signals of this process. */
export async function main(argv: readonly string[]): Promise<void> {
  // It is not an error if the program that reads the output exits early (`retrace log … | head`).
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(exitCodes.ok);
      throw error;
    });

  const controller = new AbortController();
  const interruption = { signal: controller.signal, awaited: false };
  const interrupted = () => {
    // At the first signal, a command that can be interrupted finishes its current step. Any other command exits
    // immediately. At the second signal, every command exits immediately.
    if (!interruption.awaited || controller.signal.aborted) process.exit(exitCodes.interrupted);
    controller.abort();
  };
  process.on('SIGINT', interrupted).on('SIGTERM', interrupted);

  process.exitCode = await retrace(argv, {
    stdout: process.stdout,
    stderr: process.stderr,
    environment: process.env,
    folder: process.cwd(),
    interruption,
    ask: process.stdin.isTTY && process.stderr.isTTY ? ask : null,
  });
  process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
}
