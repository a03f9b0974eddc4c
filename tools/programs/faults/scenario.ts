import type { SeededRandom } from '#record/testing';

/** The options for running a scenario. */
export interface Trial {
  readonly rounds: number;
  /** Determines the place, time and kind of each fault. */
  readonly random: SeededRandom;
  /** An empty folder, which is removed after the run. */
  readonly folder: string;
  readonly onRound: (round: number) => void;
}

export interface Outcome {
  /** The number of acknowledged events, and the number of faults of each kind. */
  readonly counts: Readonly<Record<string, number>>;
  /** The failures: lost, duplicated or reordered events, and errors without a code. Empty if there are none. */
  readonly broken: readonly string[];
}

/** A fault that is injected repeatedly while games are recorded, and the conditions that must hold afterwards. */
export interface Scenario {
  /** The scenario's name on the command line. */
  readonly name: string;
  /** A sentence that describes the fault. */
  readonly title: string;
  /** The number of rounds in a long run. */
  readonly rounds: number;
  /**
   * Returns a message about missing requirements. Null if this machine meets all of them. Absent if the scenario has no
   * requirements.
   */
  readonly missing?: () => string | null;
  run(trial: Trial): Promise<Outcome>;
}

export class Findings implements Outcome {
  readonly counts: Record<string, number> = {};
  readonly broken: string[] = [];

  count(what: string, times = 1): void {
    this.counts[what] = (this.counts[what] ?? 0) + times;
  }

  /** Records the failure `otherwise` unless the condition holds. */
  expect(holds: boolean, otherwise: string): void {
    if (!holds) this.broken.push(otherwise);
  }
}
