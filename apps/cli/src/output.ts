import { escaped } from '#record';
import type { ReviewThreads } from '#reviews';
import type { CliProblem as Problem } from './error-codes.js';
import { calledAs, withCalls } from './called.js';
import { shown } from './terminal/shown.js';
import { themeFor, type Theme } from './terminal/theme.js';

/**
 * A possible interruption with Ctrl-C. A command that can finish cleanly sets `awaited`. Any other command ends
 * immediately.
 */
export interface Interruption {
  readonly signal: AbortSignal;
  awaited: boolean;
}

/** The surroundings of a command, which the process or a test provides. */
export interface Surroundings {
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly environment: NodeJS.ProcessEnv;
  readonly folder: string;
  readonly interruption: Interruption;
  /** Asks the user a question. Null if there is no terminal. */
  readonly ask: ((question: string) => Promise<string>) | null;
  /** The threads for reviews, which commands share. If absent, each review starts its own threads. */
  readonly reviewThreads?: () => Pick<ReviewThreads, 'review'>;
}

/** The output of a command: either lines for people, or a single JSON document for programs. */
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

  /** Writes lines to standard output, unless `--json` is set. */
  lines(...lines: readonly string[]): void {
    if (!this.json)
      this.around.stdout.write(lines.map((line) => `${shown(withCalls(line, this.#called))}\n`).join(''));
  }

  /** Writes the JSON document if `--json` is set. */
  document(value: unknown): void {
    if (this.json) this.around.stdout.write(`${escaped(JSON.stringify(value, null, 2))}\n`);
  }

  /** Writes a remark to standard error. */
  remark(text: string): void {
    this.around.stderr.write(`${shown(this.#errors.paint.dim(withCalls(text, this.#called)))}\n`);
  }

  /** Writes problems with their advice, either as lines or as an error document. */
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

/** Converts a problem to its entry in the error document. */
export const documentOf = ({ code, message, advice, where }: Problem) => ({
  code,
  message,
  ...(advice !== undefined && { advice }),
  ...(where !== undefined && { where }),
});
