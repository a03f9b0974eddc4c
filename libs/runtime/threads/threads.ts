import type { Transferable } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { waiting } from '../waiting/waiting.js';
import type { threadSettings } from './thread-settings.js';

/** The settings of threads, and their maximum number. */
type Settings = ReturnType<typeof threadSettings> & { readonly maxThreads: number };

/**
 * A Piscina pool that also fails tasks if no thread can start, where Piscina would wait forever, and that
 * survives the end of an idle thread.
 */
export class Threads<Task, Answer> {
  readonly #pool: Piscina<Task, Answer>;

  constructor(settings: Settings) {
    this.#pool = new Piscina(settings);
    this.#pool.on('error', () => undefined);
    // Every task under way hears of threads that cannot begin.
    this.#pool.setMaxListeners(0);
  }

  /**
   * Runs a task until `signal` aborts. Throws the task's error, an `AbortError`, or why no thread can start.
   */
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

  /** Ends the threads and their tasks. */
  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
