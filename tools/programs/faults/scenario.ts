import type { SeededRandom } from '#testing';

/** What a scenario is run with. */
export interface Trial {
  /** How often the fault happens. */
  readonly rounds: number;
  /** Where, when and how it happens follows from it. */
  readonly random: SeededRandom;
  /** An empty folder that is removed afterwards. */
  readonly folder: string;
  /** Is told of every round that is over. */
  readonly told: (round: number) => void;
}

/** What came of it. */
export interface Outcome {
  /** In numbers: events that were acknowledged, how often what happened. */
  readonly counts: Readonly<Record<string, number>>;
  /** What should not be: events that are lost, doubled or out of order, errors without a code. Empty: all is well. */
  readonly broken: readonly string[];
}

/** A fault that happens again and again while games are recorded, and what has to hold after each time. */
export interface Scenario {
  /** As it is named on the command line. */
  readonly name: string;
  /** In a sentence. */
  readonly title: string;
  /** Rounds of the long run. */
  readonly rounds: number;
  /** What it needs and this machine does not have; null: nothing. Left out where it runs everywhere. */
  readonly missing?: () => string | null;
  run(trial: Trial): Promise<Outcome>;
}

/** Collects what came of a scenario. */
export class Findings implements Outcome {
  readonly counts: Record<string, number> = {};
  readonly broken: string[] = [];

  count(what: string, times = 1): void {
    this.counts[what] = (this.counts[what] ?? 0) + times;
  }

  /** Notes what should not be, unless it holds. */
  expect(holds: boolean, otherwise: string): void {
    if (!holds) this.broken.push(otherwise);
  }
}
