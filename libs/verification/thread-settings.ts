import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';

/** After so many milliseconds without work a thread ends. */
const IDLE = 30_000;

/** A thread of a room: the `import.meta.url` of who asks, the room, the file of its program, and what it may take. */
export interface ThreadProgram {
  readonly from: string;
  readonly room: string;
  readonly program: string;
  /** Megabytes of objects that stay. */
  readonly memory: number;
}

/** The program as it is built: beside the file that asks, or where that runs from its source, in the build of its room. */
function builtProgram({ from, room, program }: ThreadProgram): URL {
  const beside = new URL(`./${program}.js`, from);
  return existsSync(beside) ? beside : new URL(`../../dist/libs/${room}/${program}.js`, from);
}

/** How a pool of threads is started, with the first work: nothing of the process reaches them. */
export const threadSettings = (
  thread: ThreadProgram,
): NonNullable<ConstructorParameters<typeof Piscina>[0]> => ({
  filename: fileURLToPath(builtProgram(thread)),
  execArgv: [],
  env: {},
  minThreads: 0,
  idleTimeout: IDLE,
  resourceLimits: { maxOldGenerationSizeMb: thread.memory, stackSizeMb: 4 },
});
