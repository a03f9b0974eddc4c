import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';

/** The number of milliseconds after which a thread without work ends. */
const IDLE = 30_000;

export interface ThreadProgram {
  /** The built file next to the module that starts the thread, as in `new URL('./worker.js', import.meta.url)`. */
  readonly program: URL;
  /** The maximum size of long-lived objects, in megabytes. */
  readonly memory: number;
}

/**
 * Returns the built file of a thread's program. If the module that starts the thread runs from source, this file is in
 * `dist`.
 */
function builtProgram(program: URL): URL {
  if (existsSync(program)) return program;
  const at = program.href.lastIndexOf('/libs/');
  return new URL(`${program.href.slice(0, at)}/dist${program.href.slice(at)}`);
}

/**
 * Returns the settings of a thread pool. The pool starts threads only when it receives tasks. Threads inherit neither
 * options nor environment variables from the process.
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
