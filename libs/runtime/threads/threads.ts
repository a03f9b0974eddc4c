import type { Transferable } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { waiting } from '../waiting/waiting.js';
import type { threadSettings } from './thread-settings.js';

/** How threads are started, and how many there are at most. */
type Settings = ReturnType<typeof threadSettings> & { readonly maxThreads: number };

/**
 * Threads that do tasks, as Piscina has them. Besides, a task ends where no thread can begin: Piscina would let it wait for ever. And a
 * thread that ends while it has no task ends nothing else.
 */
export class Threads<Task, Answer> {
  readonly #pool: Piscina<Task, Answer>;

  constructor(settings: Settings) {
    this.#pool = new Piscina(settings);
    this.#pool.on('error', () => undefined);
    // Every task under way hears of threads that cannot begin.
    this.#pool.setMaxListeners(0);
  }

  /** Does a task until `signal` aborts. Throws what the task throws, an `AbortError`, and why no thread can begin. */
  async run(task: Task, signal?: AbortSignal, transferList: Transferable[] = []): Promise<Answer> {
    const unable = new AbortController();
    const giveUp = (error: unknown): void => {
      if (this.#pool.threads.length === 0) unable.abort(error);
    };
    this.#pool.on('error', giveUp);
    const over = waiting([signal, unable.signal]);
    try {
      return await this.#pool.run(task, { signal: over.signal, transferList });
    } catch (error) {
      throw unable.signal.aborted ? unable.signal.reason : error;
    } finally {
      over.end();
      this.#pool.off('error', giveUp);
    }
  }

  /** Ends the threads, and what they do. */
  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
