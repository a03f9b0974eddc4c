import { existsSync } from 'node:fs';
import { gameStreamsOf } from '#archive';
import { SqliteEventStore } from '#event-store';
import { gameModules } from '#games';
import { openReadModels, statusOf } from '#read-models';
import { reviewChange } from '#reviews';
import { hasPostgres, testPostgres } from '#read-models/testing';
import { below } from '#record/testing';
import { projectorProgram, RunningProjector } from '#runtime/testing';
import { expectInStep } from './in-step.js';
import { endTerms, killPoints, type Projected } from './kill-moments.js';
import { expectAsRebuilt } from './rebuilt.js';
import { Recorder } from './recorder.js';
import { Findings, type Scenario, type Trial } from './scenario.js';
import { expectSound } from './sound.js';
import { until } from './until.js';

const LAST_APPENDS = 20;

/**
 * Projectors are killed one after another while games are recorded. At the end, the read models must be the same as
 * after a rebuild.
 */
export const killedProjector: Scenario = {
  name: 'killed-projector',
  title: 'the projector is killed between and during its writes, and another takes over',
  rounds: 100,
  missing: () => {
    if (!hasPostgres()) return 'PostgreSQL (POSTGRES_URL, or an installation)';
    return existsSync(projectorProgram) ? null : 'a build (`npm run build`)';
  },
  async run(trial) {
    const findings = new Findings();
    const postgres = await testPostgres();
    try {
      await withDatabase(await postgres.newDatabase(), trial, findings);
    } finally {
      await postgres.stop();
    }
    return findings;
  },
};

async function withDatabase(connection: string, trial: Trial, findings: Findings): Promise<void> {
  const store = await SqliteEventStore.open(trial.folder);
  const models = await openReadModels({ kind: 'postgres', connection });
  const recorder = new Recorder(store, { seed: `${trial.random.seed}/games`, count: 0 });
  const environment = { EVENT_STORE: 'sqlite', RETRACE_DATA: trial.folder, READ_MODELS: connection };
  const projected: Projected = { store, models, recorder, random: trial.random };
  try {
    for (let round = 0; round < trial.rounds; round++) {
      await killOne(environment, projected, round, findings);
      trial.onRound(round);
    }
    await finish(environment, projected, findings);
  } finally {
    await models.close();
    await store.close();
  }
}

async function killOne(
  environment: Readonly<Record<string, string>>,
  projected: Projected,
  round: number,
  findings: Findings,
): Promise<void> {
  // The leases of a killed projector expire after several seconds. To save time, the test ends the leases itself in
  // most rounds.
  if (round % 10 !== 9) await endTerms(projected.models);
  const [point, reach] = killPoints[below(projected.random, killPoints.length)] ?? killPoints[0];
  const projector = await RunningProjector.start(environment);
  const kill = () => projector.end('SIGKILL');
  try {
    await reach(projected, kill);
  } finally {
    await kill();
  }
  const code = await kill();
  findings.expect(
    code === null,
    `round ${round}: the projector ended by itself with exit code ${code ?? ''}`,
  );
  await expectInStep(projected.models, projected.store, findings);
  findings.count(`kills ${point}`);
}

/** Runs one last projector until it has caught up. */
async function finish(
  environment: Readonly<Record<string, string>>,
  { store, models, recorder }: Projected,
  findings: Findings,
): Promise<void> {
  await endTerms(models);
  const last = await RunningProjector.start(environment);
  try {
    await recorder.record(LAST_APPENDS);
    await until(async () => (await statusOf(models, store)).behind === 0, 'the last projector has caught up');
    const { status, problem } = await last.ready();
    findings.expect(status === 'ok', `the last projector reports ${status}: ${problem ?? ''}`);
    findings.expect((await last.end('SIGTERM')) === 0, 'the last projector does not stop at SIGTERM');
  } finally {
    await last.end('SIGKILL');
  }
  findings.count('events', recorder.events);
  await expectSound(store, recorder.acknowledged, findings);
  const streams = gameStreamsOf(store);
  await expectAsRebuilt(models, { store, streams, modules: gameModules, readReview: reviewChange }, findings);
}
