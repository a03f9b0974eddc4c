import type { SeededRandom } from '#record/testing';

/** Options of a scenario's run. */
export interface Trial {
  /** Number of rounds. */
  readonly rounds: number;
  /** The seed that determines the place, time and kind of each fault. */
  readonly random: SeededRandom;
  /** An empty folder that is removed afterwards. */
  readonly folder: string;
  /** Called after every round. */
  readonly onRound: (round: number) => void;
}

/** Result of a run. */
export interface Outcome {
  /** Counts: acknowledged events, and how often each fault occurred. */
  readonly counts: Readonly<Record<string, number>>;
  /** Failures: events that are lost, doubled or out of order, errors without a code. Empty if there are none. */
  readonly broken: readonly string[];
}

/** A fault that occurs repeatedly while games are recorded, and the conditions after each occurrence. */
export interface Scenario {
  /** The name on the command line. */
  readonly name: string;
  /** The title as a sentence. */
  readonly title: string;
  /** Rounds of the long run. */
  readonly rounds: number;
  /** Requirements that this machine lacks. Null if there are none. Absent if it runs everywhere. */
  readonly missing?: () => string | null;
  run(trial: Trial): Promise<Outcome>;
}

/** Collects the results of a scenario. */
export class Findings implements Outcome {
  readonly counts: Record<string, number> = {};
  readonly broken: string[] = [];

  count(what: string, times = 1): void {
    this.counts[what] = (this.counts[what] ?? 0) + times;
  }

  /** Records a failure unless the condition holds. */
  expect(holds: boolean, otherwise: string): void {
    if (!holds) this.broken.push(otherwise);
  }
}
