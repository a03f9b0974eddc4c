import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome, Scenario } from './scenario.js';

/** Runs a scenario in a new folder. If it throws, the error counts as a failure. */
export async function runScenario(
  scenario: Scenario,
  seed: string,
  rounds: number,
  onRound: (round: number) => void = () => {},
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'retrace-faults-'));
  try {
    return await scenario.run({
      rounds,
      random: { seed: `${seed}/${scenario.name}`, count: 0 },
      folder,
      onRound,
    });
  } catch (error) {
    return { counts: {}, broken: [error instanceof Error ? (error.stack ?? error.message) : String(error)] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
