import { MessageChannel } from 'node:worker_threads';
import { whileWaiting } from '../waiting/waiting.js';
import type { ThreadTask } from './thread-answers.js';
import { threadSettings } from './thread-settings.js';
import { Threads } from './threads.js';

export interface ThreadLimits {
  /** The maximum duration of a task, in milliseconds. */
  readonly time: number;
  /** The maximum memory of the thread, in megabytes. */
  readonly memory: number;
}

/**
 * The way in which a task ended. It completed (`done`), exceeded its limits or failed because of a bug (`ended`), or
 * was aborted by its signal (`left`).
 */
export type ThreadEnd = 'done' | 'ended' | 'left';

/**
 * A thread that runs tasks one after the other. Tasks reuse the thread, because loading the rules of all games takes
 * longer than most tasks. If a task exceeds its time or memory limit, the thread is replaced.
 */
export class BoundedThread<Task, Message> {
  readonly #threads: Threads<ThreadTask<Task>, void>;

  /** `program` is the built file of a module that handles its tasks with `answering`. */
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
   * Runs a task until it is done or `signal` aborts. Calls `take` with each message. Sends the result of `take` back to
   * the thread in the next turn of the event loop, so that a busy thread does not block other work.
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

  /** Ends the thread and its task. */
  close(): Promise<void> {
    return this.#threads.close();
  }
}
