import { escaped } from '#record';
import type { MomentThreads } from '#reviews';
import type { CliProblem as Problem } from './error-codes.js';
import { calledAs, withCalls } from './called.js';
import { shown } from './terminal/shown.js';
import { themeFor, type Theme } from './terminal/theme.js';

/** Ctrl-C. A command that finishes cleanly says that it waits for the signal; others are ended at once. */
export interface Interruption {
  readonly signal: AbortSignal;
  awaited: boolean;
}

/** Where a command reads its surroundings and writes to; the process, or a test. */
export interface Surroundings {
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly environment: NodeJS.ProcessEnv;
  readonly folder: string;
  readonly interruption: Interruption;
  /** Asks whoever sits there; null: nobody does. */
  readonly ask: ((question: string) => Promise<string>) | null;
  /** Threads that stay between commands, for reviews in one thread; without them, each review starts its own. */
  readonly reviewThreads?: () => Pick<MomentThreads, 'review'>;
}

/** What a command tells: lines for people, or one JSON document for machines. Never both. */
export class Output {
  readonly theme: Theme;
  readonly #errors: Theme;
  readonly #called: string;

  constructor(
    readonly around: Surroundings,
    readonly json: boolean,
  ) {
    this.theme = themeFor(around.stdout, around.environment);
    this.#errors = themeFor(around.stderr, around.environment);
    this.#called = calledAs(around.environment);
  }

  /** Lines on standard output; nothing when a machine reads. */
  lines(...lines: readonly string[]): void {
    if (!this.json)
      this.around.stdout.write(lines.map((line) => `${shown(withCalls(line, this.#called))}\n`).join(''));
  }

  /** The one document a machine reads; nothing for people. */
  document(value: unknown): void {
    if (this.json) this.around.stdout.write(`${escaped(JSON.stringify(value, null, 2))}\n`);
  }

  /** A remark on standard error. */
  remark(text: string): void {
    this.around.stderr.write(`${shown(this.#errors.paint.dim(withCalls(text, this.#called)))}\n`);
  }

  /** What went wrong: a line each with its advice, or the error document. */
  problems([first, ...rest]: readonly [Problem, ...Problem[]]): void {
    if (this.json) {
      this.document({
        error: { ...documentOf(first), ...(rest.length > 0 && { more: rest.map(documentOf) }) },
      });
      return;
    }
    const { paint } = this.#errors;
    for (const { code, message, where, advice } of [first, ...rest]) {
      const place = where === undefined || message.includes(where) ? '' : `${where}: `;
      this.around.stderr.write(
        `${paint.red('error:')} ${escaped(`${place}${message}`)} ${paint.dim(`[${code}]`)}\n`,
      );
      if (advice !== undefined) this.around.stderr.write(`  ${escaped(withCalls(advice, this.#called))}\n`);
    }
  }
}

/** A problem as `--json` shows it. */
export const documentOf = ({ code, message, advice, where }: Problem) => ({
  code,
  message,
  ...(advice !== undefined && { advice }),
  ...(where !== undefined && { where }),
});
