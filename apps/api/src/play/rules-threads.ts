import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { fail } from '#record';
import type { Problem } from '../errors/problem.js';
import { ProblemError } from '../problem-error.js';
import { rulesFailed, type RulesRequest, type RulesAnswer } from './rules-task.js';

/**
 * The maximum duration of a task, in milliseconds. Usually the rules' own work limit ends a task much earlier, but the
 * rules do not count all work.
 */
const LONGEST = 10_000;
/** The maximum number of waiting tasks. */
const MOST_WAITING = 100;
/** The memory available to one game's rules, in megabytes. */
const MEMORY = 256;

const tooSlow: Problem = {
  code: 'RULES_TOO_SLOW',
  message: `Applying the rules took more than ${LONGEST / 1000} seconds.`,
  advice: 'Branch from an earlier position, or play another game.',
};
const busy: Problem = {
  code: 'RULES_BUSY',
  message: 'The server is already running the rules for the maximum number of imported games.',
  advice: 'Try again in a moment.',
};
const stopping: Problem = {
  code: 'STORE_CLOSED',
  message: 'The server is stopping.',
  advice: 'Try again in a moment.',
};

/**
 * Returns the URL of the thread's built file. The file is next to this module. If this module runs from source, the
 * file is in the build folder.
 */
function threadProgram(): URL {
  const beside = new URL('./rules-thread.js', import.meta.url);
  return existsSync(beside)
    ? beside
    : new URL('../../../../dist/apps/api/src/play/rules-thread.js', import.meta.url);
}

/**
 * Applies rules in a thread, so that the server remains responsive. Performs one task at a time. If a task takes too
 * much time or memory, ends the thread and starts a new one for the next task.
 */
@Injectable()
export class RulesThreads implements BeforeApplicationShutdown {
  readonly #leaving = new AbortController();
  #thread: Thread | null = null;
  #turn: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /**
   * Returns the rules' answer. Fails with `RULES_FAILED`, `RULES_TOO_SLOW` or `RULES_BUSY`. Throws `STORE_CLOSED`
   * during shutdown.
   */
  async answer(request: RulesRequest): Promise<RulesAnswer> {
    if (this.#waiting >= MOST_WAITING) return fail(busy);
    this.#waiting++;
    const turn = this.#turn.then(() => this.#run(request));
    this.#turn = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.#waiting--;
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#leaving.abort();
    await this.#thread?.end();
    await this.#turn;
  }

  #requireStaying(): void {
    if (this.#leaving.signal.aborted) throw new ProblemError(stopping);
  }

  async #run(request: RulesRequest): Promise<RulesAnswer> {
    this.#requireStaying();
    const thread = (this.#thread ??= new Thread());
    const answer = await thread.answer(request);
    this.#requireStaying();
    if (thread.hasEnded) this.#thread = null;
    return answer;
  }
}

class Thread {
  readonly #worker = new Worker(threadProgram(), {
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY, stackSizeMb: 4 },
  });
  #tell: (answer: RulesAnswer) => void = () => undefined;
  hasEnded = false;

  constructor() {
    this.#worker.on('message', (answer: RulesAnswer) => this.#tell(answer));
    // Either event means that the thread ran out of memory or stack, or that this class terminated it.
    this.#worker.on('error', () => this.#lost(rulesFailed));
    this.#worker.on('exit', () => this.#lost(rulesFailed));
    // Allows the process to exit while the thread is running.
    this.#worker.unref();
  }

  async answer(request: RulesRequest): Promise<RulesAnswer> {
    let late: NodeJS.Timeout | undefined;
    const answer = await new Promise<RulesAnswer>((resolve) => {
      this.#tell = resolve;
      late = setTimeout(() => {
        this.#lost(tooSlow);
        void this.end();
      }, LONGEST);
      this.#worker.postMessage(request);
    });
    clearTimeout(late);
    return answer;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #lost(problem: Problem): void {
    this.hasEnded = true;
    this.#tell(fail(problem));
  }
}
