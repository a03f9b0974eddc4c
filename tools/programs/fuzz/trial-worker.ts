import { parentPort, workerData } from 'node:worker_threads';
import { doorIn, tryDoor } from '#house';

export interface WorkerTask {
  readonly file: string;
  readonly inputs: number;
  readonly seed: string;
  readonly path?: string;
  /** The number of inputs whose trial has begun. */
  readonly begun: SharedArrayBuffer;
}

const { file, begun, ...options } = workerData as WorkerTask;
const counter = new Int32Array(begun);
const beat = (): void => void Atomics.add(counter, 0, 1);
parentPort?.postMessage(await tryDoor(await doorIn(file), { ...options, beat }));
