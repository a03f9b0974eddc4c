import path from 'node:path';
import { RunningProgram } from './running-program.js';

export const analystProgram = path.resolve('dist/apps/analyst/src/main.js');

/** An analyst's response at `/health/ready`. */
export interface AnalystReady {
  readonly status: string;
  readonly problem: string | null;
  /** The id of the review that the analyst is computing. Null if there is none. */
  readonly review: string | null;
}

export const startAnalyst = (environment: Readonly<Record<string, string>>): Promise<RunningProgram> =>
  RunningProgram.launch(analystProgram, environment, /(http:\S+)\/health\/ready/);

export const analystReady = async ({ url }: Pick<RunningProgram, 'url'>): Promise<AnalystReady> =>
  (await (await fetch(`${url}/health/ready`)).json()) as AnalystReady;
