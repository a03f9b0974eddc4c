import type { SeededRandom } from '#record/testing';

/** The options of a scenario's run. */
export interface Trial {
  readonly rounds: number;
  /** The seed that determines the place, time and kind of each fault. */
  readonly random: SeededRandom;
  /** An empty folder that is removed afterwards. */
  readonly folder: string;
  /** Called after every round. */
  readonly onRound: (round: number) => void;
}

export interface Outcome {
  /** The numbers of acknowledged events and of each kind of fault. */
  readonly counts: Readonly<Record<string, number>>;
  /**
   * The failures: events that are lost, duplicated or out of order, and errors without a code. Empty if there are none.
   */
  readonly broken: readonly string[];
}

/** A fault that occurs repeatedly while games are recorded, and the conditions that must hold after each occurrence. */
export interface Scenario {
  /** The name on the command line. */
  readonly name: string;
  /** The title as a sentence. */
  readonly title: string;
  /** The number of rounds in a long run. */
  readonly rounds: number;
  /** Returns requirements that this machine lacks, or null if it meets all. Absent if the scenario runs everywhere. */
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
