import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';
import { threadProgram } from '#verification';

/** Megabytes that one thread may take. */
const MEMORY = 512;

/** How a pool of threads of this room is started: nothing of the process reaches them. */
export const threadSettings = (program: string): ConstructorParameters<typeof Piscina>[0] => ({
  filename: fileURLToPath(threadProgram(import.meta.url, 'reviews', program)),
  execArgv: [],
  env: {},
  resourceLimits: { maxOldGenerationSizeMb: MEMORY, stackSizeMb: 4 },
});
