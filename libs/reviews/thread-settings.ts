import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';
import { threadProgram } from '#verification';

/** Megabytes that one thread may take. */
const MEMORY = 512;

/** After so many milliseconds without work a thread ends. */
const IDLE = 30_000;

/** How a pool of threads of this room is started, with the first work: nothing of the process reaches them. */
export const threadSettings = (program: string): ConstructorParameters<typeof Piscina>[0] => ({
  filename: fileURLToPath(threadProgram(import.meta.url, 'reviews', program)),
  execArgv: [],
  env: {},
  minThreads: 0,
  idleTimeout: IDLE,
  resourceLimits: { maxOldGenerationSizeMb: MEMORY, stackSizeMb: 4 },
});
