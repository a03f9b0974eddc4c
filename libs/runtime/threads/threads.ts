import type { Transferable } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import { waiting } from '../waiting/waiting.js';
import type { threadSettings } from './thread-settings.js';

type Settings = ReturnType<typeof threadSettings> & { readonly maxThreads: number };

async function opened<Task, Answer>(settings: Settings): Promise<Piscina<Task, Answer>> {
  const { Piscina } = await import('piscina');
  const pool: Piscina<Task, Answer> = new Piscina(settings);
  pool.on('error', () => undefined);
  // Removes the limit on listeners, because each running task adds a listener that detects threads that cannot start.
  pool.setMaxListeners(0);
  return pool;
}

/**
 * A Piscina pool with two differences. If no thread can start, tasks fail instead of waiting forever. If an idle thread
 * ends, the pool still works.
 */
export class Threads<Task, Answer> {
  readonly #opened: Promise<Piscina<Task, Answer>>;

  constructor(settings: Settings) {
    this.#opened = opened(settings);
  }

  /**
   * Runs a task until it is done or `signal` aborts. Throws the task's error, or an `AbortError` if the signal aborts.
   * If no thread can start, throws the reason.
   */
  async run(task: Task, signal?: AbortSignal, transferList: Transferable[] = []): Promise<Answer> {
    const pool = await this.#opened;
    const unable = new AbortController();
    const giveUp = (error: unknown): void => {
      if (pool.threads.length === 0) unable.abort(error);
    };
    pool.on('error', giveUp);
    const over = waiting([signal, unable.signal]);
    try {
      return await pool.run(task, { signal: over.signal, transferList });
    } catch (error) {
      throw unable.signal.aborted ? unable.signal.reason : error;
    } finally {
      over.end();
      pool.off('error', giveUp);
    }
  }

  /** Ends the threads and their tasks. */
  async close(): Promise<void> {
    await (await this.#opened).destroy();
  }
}
