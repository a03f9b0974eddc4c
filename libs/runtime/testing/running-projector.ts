import path from 'node:path';
import { RunningProgram } from './running-program.js';

/** A projector's response at `/health/ready`. */
export interface Ready {
  readonly status: string;
  readonly partitions: readonly number[];
  readonly problem: string | null;
  readonly setAside: readonly { readonly stream: string; readonly revision: number }[];
}

export const projectorProgram = path.resolve('dist/apps/projector/src/main.js');

/** A projector that runs in a separate process. */
export class RunningProjector {
  static async start(environment: Readonly<Record<string, string>>): Promise<RunningProjector> {
    return new RunningProjector(
      await RunningProgram.launch(projectorProgram, environment, /(http:\S+)\/health\/ready/),
    );
  }

  private constructor(private readonly program: RunningProgram) {}

  get url(): string {
    return this.program.url;
  }

  async ready(): Promise<Ready> {
    return (await (await fetch(`${this.url}/health/ready`)).json()) as Ready;
  }

  /** Ends the projector. Resolves with its exit code, or null if it was killed. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    return this.program.end(signal);
  }
}
