import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Amount } from './recording.js';

/**
 * What is played in a turn: games with all abilities, only decided and folded; the same recorded; games with the rules
 * alone, recorded; games of Contracts, their events kept until each is over; battles of Showdown.
 */
export type Workload = 'decided' | 'mixed' | 'plain' | 'contracts' | 'battles';

export interface TurnRequest {
  readonly workload: Workload;
  readonly count: number;
}

/** Somebody who plays turns, in a thread with a heap of its own: what one leaves behind slows no other down. */
export interface Player {
  /** Amounts a second of one turn. */
  turn(count: number): Promise<Amount>;
  stop(): Promise<void>;
}

/** Starts a player of the built programs in `root`. */
export function startPlayer(root: string, workload: Workload): Player {
  const worker = new Worker(path.join(root, 'dist/apps/bench/src/turn-worker.js'), {
    workerData: { peers: path.join(root, 'apps/bench/peers') },
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
