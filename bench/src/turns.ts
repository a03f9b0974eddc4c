import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Amount } from './recording.js';

/**
 * Games of a benchmark turn: games with all abilities, only decided and folded; the same recorded; games with the
 * rules alone, recorded; games of Contracts, their events held in memory until each is over; battles of Showdown.
 */
export type Workload = 'decided' | 'mixed' | 'plain' | 'contracts' | 'battles';

export interface TurnRequest {
  readonly workload: Workload;
  readonly count: number;
}

/** Plays turns in a thread with its own heap, so that leftovers of one player slow no other. */
export interface Player {
  /** Amounts a second of one turn. */
  turn(count: number): Promise<Amount>;
  stop(): Promise<void>;
}

/** Starts a player of the built programs in `root`. */
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
