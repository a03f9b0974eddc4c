import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Likeliest } from './likeliest.js';
import type { Answer, Order } from './orders.js';

/**
 * The result of a mutation.
 *
 * - `detected`: a test failed.
 * - `endless`: the tests did not end.
 * - `unreached`: no test reaches the mutation.
 * - `undetected`: no test failed.
 * - `postponed`: the mutation was not tried, because it only has an effect while sources load.
 */
export type Fate = 'detected' | 'endless' | 'unreached' | 'undetected' | 'postponed';

/**
 * The maximum durations in milliseconds. `once` is for the tests of a mutation in a running process, and `fresh` for
 * all tests in a fresh process.
 */
const PATIENCE = { once: 20_000, fresh: 600_000 };

/** Tries mutations one after another in a process that loads the specs once. */
export class Mutants {
  #child: ChildProcess | null = null;
  #atLoad = new Set<number>();
  /** The tests that reach each mutation. */
  #reaching = new Map<number, number[]>();
  #broken: readonly string[] = [];
  #likeliest = new Likeliest([]);

  constructor(
    private readonly root: string,
    private readonly firsts: readonly (readonly [string, number])[],
    private readonly specs: readonly string[],
    /** Whether to try mutations that each need a fresh process. */
    private readonly tryAll: boolean,
  ) {}

  /**
   * Runs the tests without a mutation. Returns the names of the tests that fail. These tests are skipped from then on.
   */
  async broken(): Promise<readonly string[]> {
    const answer = await this.#began(-1);
    if (answer.kind !== 'looked')
      throw new Error(answer.kind === 'unloadable' ? answer.problem : `Unexpected message: ${answer.kind}`);
    this.#atLoad = new Set(answer.atLoad);
    for (const [test, reached] of answer.reached.entries())
      for (const mutation of reached)
        this.#reaching.set(mutation, [...(this.#reaching.get(mutation) ?? []), test]);
    this.#likeliest = new Likeliest(answer.reached.map(({ length }) => length));
    this.#broken = answer.broken;
    return answer.broken;
  }

  /**
   * Returns the result of a mutation. If earlier mutations could have affected the process, tries again in a fresh
   * process.
   */
  async fateOf(mutation: number): Promise<Fate> {
    const file = this.#fileOf(mutation);
    const among = this.#likeliest.inOrder(file, this.#reaching.get(mutation) ?? []);
    if (among.length === 0) return this.#atLoad.has(mutation) ? this.#unseen(mutation) : 'unreached';
    if (this.#child === null) await this.#began(-1);
    const answer = await this.#request({ kind: 'try', mutation, among }, PATIENCE.once);
    if (answer === 'late') return 'endless';
    if (answer.kind !== 'tried') throw new Error(`Unexpected message: ${answer.kind}`);
    if (!answer.spoilt && answer.by !== null) {
      this.#likeliest.notices(file, answer.by);
      return 'detected';
    }
    // The tests might have missed the mutation because they use values that were computed while the sources loaded.
    if (!answer.spoilt) return this.#atLoad.has(mutation) ? this.#unseen(mutation) : 'undetected';
    this.close();
    return this.#fresh(mutation);
  }

  close(): void {
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }

  #fileOf(mutation: number): string {
    return this.firsts.findLast(([, first]) => first <= mutation)?.[0] ?? '';
  }

  /** Returns the result of a mutation that has an effect while sources load, and so needs a fresh process. */
  async #unseen(mutation: number): Promise<Fate> {
    return this.tryAll ? this.#fresh(mutation) : 'postponed';
  }

  async #fresh(mutation: number): Promise<Fate> {
    this.close();
    const answer = await this.#began(mutation).catch(() => 'late' as const);
    this.close();
    if (answer === 'late') return 'endless';
    if (answer.kind === 'unloadable') return 'detected';
    return answer.kind === 'tried' && answer.by === null ? 'undetected' : 'detected';
  }

  async #began(on: number): Promise<Answer> {
    const program = fileURLToPath(new URL(`./trial${path.extname(import.meta.url)}`, import.meta.url));
    this.#child = fork(program, {
      cwd: this.root,
      execArgv: [...process.execArgv, '--max-old-space-size=2000'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const { root, firsts, specs } = this;
    const answer = await this.#request(
      { kind: 'load', root, firsts, specs, on, without: this.#broken },
      PATIENCE.fresh,
    );
    if (answer === 'late') throw new Error('The specs did not end, or they ended their process.');
    return answer;
  }

  /**
   * Sends an order and returns the response. If the process ends or does not respond in time, kills the process and
   * returns `late`.
   */
  #request(order: Order, patience: number): Promise<Answer | 'late'> {
    const child = this.#child;
    if (child === null) throw new Error('There is no process.');
    return new Promise((resolve) => {
      const end = (answer: Answer | 'late'): void => {
        clearTimeout(timer);
        child.removeAllListeners();
        if (answer === 'late') this.close();
        resolve(answer);
      };
      const timer = setTimeout(() => {
        end('late');
      }, patience);
      child.once('message', (answer) => {
        end(answer as Answer);
      });
      child.once('exit', () => {
        end('late');
      });
      child.send(order);
    });
  }
}
