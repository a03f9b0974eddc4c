import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Amount } from './recording.js';

/** The work to do in a turn. */
export type Workload = 'decided' | 'mixed' | 'plain' | 'contracts' | 'battles';

export interface TurnRequest {
  readonly workload: Workload;
  readonly count: number;
}

/** Plays turns in a thread. Each thread has its own heap, so that the compared programs do not slow each other down. */
export interface Player {
  /** Plays `count` games or battles in one turn. Returns the amounts per second. */
  turn(count: number): Promise<Amount>;
  stop(): Promise<void>;
}

/** Starts a player that uses the build in `root`. */
export function startPlayer(root: string, workload: Workload): Player {
  const worker = new Worker(path.join(root, 'dist/bench/src/turn-worker.js'), {
    workerData: { peers: path.join(root, 'bench/peers') },
    execArgv: [],
  });
  return {
    turn: async (count) => {
      worker.postMessage({ workload, count } satisfies TurnRequest);
      const [amount] = (await once(worker, 'message')) as [Amount];
      return amount;
    },
    stop: async () => {
      await worker.terminate();
    },
  };
}
