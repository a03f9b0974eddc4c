import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { ReviewThreads } from '#reviews';
import type { ExitCode } from '../src/failure.js';
import type { Surroundings } from '../src/output.js';
import { retrace } from '../src/main.js';

export interface Ran {
  readonly exit: ExitCode;
  readonly stdout: string;
  readonly stderr: string;
}

class Captured extends Writable {
  text = '';
  override _write(chunk: Buffer | string, _: BufferEncoding, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

/** Runs commands within this process, in a temporary folder. */
export class TestTerminal {
  static async create(environment: Readonly<Record<string, string>> = {}): Promise<TestTerminal> {
    return new TestTerminal(await mkdtemp(path.join(tmpdir(), 'retrace-cli-')), environment);
  }

  private constructor(
    readonly folder: string,
    private readonly environment: Readonly<Record<string, string>>,
    private readonly shared: { reviewThreads?: ReviewThreads } = {},
  ) {}

  get around() {
    return { environment: { NO_COLOR: '1', ...this.environment }, folder: this.folder };
  }

  /** Returns a terminal in the same folder with other environment variables. */
  with(environment: Readonly<Record<string, string>>): TestTerminal {
    return new TestTerminal(this.folder, { ...this.environment, ...environment }, this.shared);
  }

  run(...argv: readonly string[]): Promise<Ran> {
    return this.runAnswering(null, ...argv);
  }

  /** Runs a command. `ask` answers the command's questions. */
  async runAnswering(ask: Surroundings['ask'], ...argv: readonly string[]): Promise<Ran> {
    const [stdout, stderr] = [new Captured(), new Captured()];
    const interruption = { signal: new AbortController().signal, awaited: false };
    const exit = await retrace(argv, {
      ...this.around,
      ...{ stdout, stderr, interruption, ask },
      reviewThreads: () => (this.shared.reviewThreads ??= new ReviewThreads(1)),
    });
    return { exit, stdout: stdout.text, stderr: stderr.text };
  }

  /** Runs a command with `--json`, so that standard output is a single document. */
  async json(...argv: readonly string[]): Promise<{ readonly exit: ExitCode; readonly document: unknown }> {
    const { exit, stdout } = await this.run(...argv, '--json');
    return { exit, document: JSON.parse(stdout) as unknown };
  }

  async file(name: string, content: string): Promise<string> {
    await writeFile(path.join(this.folder, name), content);
    return name;
  }

  async remove(): Promise<void> {
    await this.shared.reviewThreads?.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}
