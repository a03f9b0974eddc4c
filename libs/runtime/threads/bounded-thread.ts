import { MessageChannel } from 'node:worker_threads';
import { whileWaiting } from '../waiting/waiting.js';
import type { ThreadTask } from './thread-answers.js';
import { threadSettings } from './thread-settings.js';
import { Threads } from './threads.js';

/** Limits of one task. */
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

  /** `program`: the built file of a program that answers its tasks with `answering`. */
  constructor(
    program: URL,
    private readonly limits: ThreadLimits,
  ) {
    const { memory } = limits;
    this.#threads = new Threads({
      ...threadSettings({ program, memory }),
      maxThreads: 1,
    });
  }

  /**
   * Does a task until it is done or `signal` aborts. Calls `take` with each message of the thread, and sends its
   * result back in the next turn of the event loop: a thread that asks again at once does not block others.
   */
  async run(task: Task, signal: AbortSignal, take: (message: Message) => unknown): Promise<ThreadEnd> {
    const { port1: here, port2: there } = new MessageChannel();
    here.on('message', (message: Message) => {
      const answer = take(message);
      setImmediate(() => {
        here.postMessage(answer);
      });
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
