import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { waiting } from '#waiting';
import type { ThreadTask } from './thread-answers.js';
import { threadSettings } from './thread-settings.js';

/** What one task may take. */
export interface ThreadLimits {
  /** Milliseconds. */
  readonly time: number;
  /** Megabytes. */
  readonly memory: number;
}

/** How a task ended: by itself, beyond its limits or by a fault, or because everything ends. */
export type ThreadEnd = 'done' | 'ended' | 'left';

/**
 * A thread that does one task after the other, because it loads the rules of all games before the first one, which takes longer
 * than most tasks. It is ended, and the next task given another, where one takes too long or too much memory.
 */
export class BoundedThread<Task, Message> {
  readonly #pool: Piscina<ThreadTask<Task>, void>;

  /** `program`: one of this room, whose tasks are answered by `answering`. */
  constructor(
    program: string,
    private readonly limits: ThreadLimits,
  ) {
    const { memory } = limits;
    this.#pool = new Piscina({
      ...threadSettings({ from: import.meta.url, room: 'verification', program, memory }),
      maxThreads: 1,
    });
    // A thread may end while nobody waits for it: the next task is given another.
    this.#pool.on('error', () => undefined);
  }

  /** Does a task, and hands over what the thread tells of it, one message after the other, until `signal` aborts. */
  async run(task: Task, signal: AbortSignal, told: (message: Message) => void): Promise<ThreadEnd> {
    const { port1: here, port2: there } = new MessageChannel();
    here.on('message', (message: Message) => {
      told(message);
      here.postMessage('more');
    });
    // A thread that cannot even begin leaves its task undone.
    const unbegun = new AbortController();
    const giveUp = (): void => {
      unbegun.abort();
    };
    this.#pool.once('error', giveUp);
    const over = waiting([signal, unbegun.signal], this.limits.time);
    try {
      await this.#pool.run({ task, port: there }, { signal: over.signal, transferList: [there] });
      return 'done';
    } catch {
      return signal.aborted ? 'left' : 'ended';
    } finally {
      over.end();
      this.#pool.off('error', giveUp);
      here.close();
    }
  }

  /** Ends the thread, and what it does. */
  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
