import { describe, expect, it } from '@jest/globals';
import type { Scenario } from './scenario.js';
import { runScenario } from './run-scenario.js';
import { scenarios } from './scenarios.js';

// Slow: kills processes at many points and checks what they stored.

/** The number of rounds of each scenario in this short run. `npm run faults` runs more. */
const rounds: Readonly<Record<string, number>> = {
  'rival-writers': 2,
  'killed-server': 3,
  kurrentdb: 1,
  'neighbour-flood': 1,
  'long-stretch': 1,
  'hung-call': 3,
  'lost-quorum': 1,
  'killed-recorder': 1,
  'full-disk': 1,
  'torn-file': 15,
  'clock-backwards': 1,
  'killed-projector': 1,
  'poisoned-event': 1,
  'restarted-databases': 2,
};

const runs = ({ missing }: Scenario): boolean => (missing?.() ?? null) === null;

describe('recording through faults', () => {
  for (const { title, missing } of scenarios.filter((scenario) => !runs(scenario)))
    it.skip(`loses nothing: ${title} (skipped: it needs ${missing?.() ?? ''})`, () => {});

  it.each(scenarios.filter(runs).map((scenario) => [scenario.title, scenario] as const))(
    'loses nothing: %s',
    async (_, scenario) => {
      const outcome = await runScenario(scenario, 'short', rounds[scenario.name] ?? 1);
      expect(outcome.broken).toEqual([]);
      expect(Object.values(outcome.counts).some((count) => count > 0)).toBe(true);
    },
    180_000,
  );
});
