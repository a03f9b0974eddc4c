import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { waiting } from '#waiting';
import type { ThreadTask } from './thread-answers.js';

/** What one task may take. */
export interface ThreadLimits {
  /** Milliseconds. */
  readonly time: number;
  /** Megabytes. */
  readonly memory: number;
}

/** How a task ended: by itself, beyond its limits or by a fault, or because everything ends. */
export type ThreadEnd = 'done' | 'ended' | 'left';

/** After so many milliseconds without a task the thread ends. */
const IDLE = 30_000;

/**
 * The program of a thread as it is built: beside the file that asks, by its `import.meta.url`, or where that runs from its source, in the build
 * of its room.
 */
export function threadProgram(from: string, room: string, name: string): URL {
  const beside = new URL(`./${name}.js`, from);
  return existsSync(beside) ? beside : new URL(`../../dist/libs/${room}/${name}.js`, from);
}

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
    this.#pool = new Piscina({
      filename: fileURLToPath(threadProgram(import.meta.url, 'verification', program)),
      execArgv: [],
      env: {},
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE,
      resourceLimits: { maxOldGenerationSizeMb: limits.memory, stackSizeMb: 4 },
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
