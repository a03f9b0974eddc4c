import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** What one run of a thread may take. */
export interface ThreadLimits {
  /** Milliseconds. */
  readonly time: number;
  /** Megabytes. */
  readonly memory: number;
}

/** How a run ended: by itself, beyond its limits or by a fault, or because everything ends. */
export type ThreadEnd = 'done' | 'ended' | 'left';

/**
 * The program of a thread as it is built: beside the file that asks, by its `import.meta.url`, or where that runs from its source, in the build
 * of its room.
 */
export function threadProgram(from: string, room: string, name: string): URL {
  const beside = new URL(`./${name}.js`, from);
  return existsSync(beside) ? beside : new URL(`../../dist/libs/${room}/${name}.js`, from);
}

/** Runs a program of this room in a thread of its own, which is ended when it takes too long, too much memory, or `signal` aborts. */
export function runThread(
  name: string,
  workerData: unknown,
  { time, memory }: ThreadLimits,
  signal: AbortSignal,
  told: (message: unknown, worker: Worker) => void,
): Promise<ThreadEnd> {
  if (signal.aborted) return Promise.resolve('left');
  return new Promise((resolve) => {
    const worker = new Worker(threadProgram(import.meta.url, 'verification', name), {
      workerData,
      execArgv: [],
      env: {},
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: memory, stackSizeMb: 4 },
    });
    let outcome: ThreadEnd = 'done';
    const end = (by: ThreadEnd) => (): void => {
      outcome = by;
      void worker.terminate();
    };
    const late = setTimeout(end('ended'), time);
    const leave = end('left');
    signal.addEventListener('abort', leave);
    worker.on('message', (message: unknown) => {
      told(message, worker);
    });
    // Out of memory, or no such program.
    worker.once('error', () => (outcome = 'ended'));
    worker.once('exit', () => {
      clearTimeout(late);
      signal.removeEventListener('abort', leave);
      resolve(outcome);
    });
  });
}
