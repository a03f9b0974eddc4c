import { MessageChannel } from 'node:worker_threads';
import { whileWaiting } from '#waiting';
import type { ThreadTask } from './thread-answers.js';
import { threadSettings } from './thread-settings.js';
import { Threads } from './threads.js';

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
  readonly #threads: Threads<ThreadTask<Task>, void>;

  /** `program`: one of this room, whose tasks are answered by `answering`. */
  constructor(
    program: string,
    private readonly limits: ThreadLimits,
  ) {
    const { memory } = limits;
    this.#threads = new Threads({
      ...threadSettings({ from: import.meta.url, room: 'verification', program, memory }),
      maxThreads: 1,
    });
  }

  /**
   * Does a task, and hands over what the thread tells of it, one message after the other, until `signal` aborts. What `told` returns
   * goes back to the thread.
   */
  async run(task: Task, signal: AbortSignal, told: (message: Message) => unknown): Promise<ThreadEnd> {
    const { port1: here, port2: there } = new MessageChannel();
    here.on('message', (message: Message) => {
      here.postMessage(told(message));
    });
    try {
      await whileWaiting([signal], this.limits.time, (until) =>
        this.#threads.run({ task, port: there }, until, [there]),
      );
      return 'done';
    } catch {
      return signal.aborted ? 'left' : 'ended';
    } finally {
      here.close();
    }
  }

  /** Ends the thread, and what it does. */
  close(): Promise<void> {
    return this.#threads.close();
  }
}
