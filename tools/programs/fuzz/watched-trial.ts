import { Worker } from 'node:worker_threads';
import type { Door, DoorReport, TrialOptions } from '#house';
import type { WorkerTask } from './trial-worker.js';

/** The memory that the thread needs apart from the fuzz target, in megabytes. */
const OWN_MEGABYTES = 512;
/** The maximum time for an input on a slow machine, in seconds. An input that takes longer is reported as hanging. */
const PATIENCE = 120;

/**
 * Tries a fuzz target in a separate thread, and terminates the thread if it hangs or needs too much memory. Calls
 * `told` every few seconds with the number of inputs whose trial has begun.
 */
export async function watchedTrial(
  file: string,
  door: Door,
  options: Omit<TrialOptions, 'beat'>,
  onBegin: (begun: number) => void,
): Promise<DoorReport> {
  const begun = new SharedArrayBuffer(4);
  const counter = new Int32Array(begun);
  const task: WorkerTask = { file, begun, ...options };
  const worker = new Worker(new URL('./trial-worker.js', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: OWN_MEGABYTES + (door.megabytes ?? 256) },
  });
  const lost = (reason: string): DoorReport => {
    const tried = Atomics.load(counter, 0);
    const path = tried === 0 ? null : (options.path ?? `${tried - 1}`);
    return { door: door.name, tried, outcomes: {}, broken: { reason, input: null, path } };
  };
  let last = { begun: 0, at: performance.now() };
  let watch: NodeJS.Timeout | undefined;
  try {
    return await new Promise<DoorReport>((resolve) => {
      worker.on('message', resolve);
      worker.on('error', (error: Error) => {
        resolve(lost(error.stack ?? error.message));
      });
      worker.on('exit', (code) => {
        resolve(lost(`the thread ended with exit code ${code}`));
      });
      watch = setInterval(() => {
        const now = Atomics.load(counter, 0);
        if (now !== last.begun) last = { begun: now, at: performance.now() };
        if (performance.now() - last.at > PATIENCE * 1000)
          resolve(lost(`no answer within ${PATIENCE} seconds`));
        else onBegin(now);
      }, 5000);
    });
  } finally {
    clearInterval(watch);
    await worker.terminate();
  }
}
