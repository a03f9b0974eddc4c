import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';

/** Milliseconds without work after which a thread ends. */
const IDLE = 30_000;

/** The program of a thread and its limit. */
export interface ThreadProgram {
  /** The built file beside the module that starts the thread: `new URL('./worker.js', import.meta.url)`. */
  readonly program: URL;
  /** Megabytes of objects that stay. */
  readonly memory: number;
}

/** The built file of a program, in `dist` if the module that starts it runs from its source. */
function builtProgram(program: URL): URL {
  if (existsSync(program)) return program;
  const at = program.href.lastIndexOf('/libs/');
  return new URL(`${program.href.slice(0, at)}/dist${program.href.slice(at)}`);
}

/**
 * Settings of a pool of threads, which starts with its first task. Threads inherit nothing of the process.
 */
export const threadSettings = (
  thread: ThreadProgram,
): NonNullable<ConstructorParameters<typeof Piscina>[0]> => ({
  filename: fileURLToPath(builtProgram(thread.program)),
  execArgv: [],
  env: {},
  minThreads: 0,
  idleTimeout: IDLE,
  resourceLimits: { maxOldGenerationSizeMb: thread.memory, stackSizeMb: 4 },
});
