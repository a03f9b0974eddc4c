import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';

/** The time without work after which a thread ends, in milliseconds. */
const IDLE = 30_000;

export interface ThreadProgram {
  /** The built file next to the module that starts the thread, as in `new URL('./worker.js', import.meta.url)`. */
  readonly program: URL;
  /** The maximum size of long-lived objects, in megabytes. */
  readonly memory: number;
}

/** Returns the built file of a program. Uses `dist` if the module that starts it runs from source. */
function builtProgram(program: URL): URL {
  if (existsSync(program)) return program;
  const at = program.href.lastIndexOf('/libs/');
  return new URL(`${program.href.slice(0, at)}/dist${program.href.slice(at)}`);
}

/**
 * Returns the settings of a pool, whose threads start with the first task. Threads inherit nothing from the process.
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
