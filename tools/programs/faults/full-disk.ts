import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { below } from '#record/testing';
import { expectWhole, recordGames, type Recorded } from './retrace-process.js';
import { Findings, type Scenario, type Trial } from './scenario.js';

/**
 * The disk fills up while games are recorded. The recording must end with an explanatory error, keep the acknowledged
 * events, and continue after space is freed. Mounts a small file system if permitted, and otherwise limits the size of
 * files.
 */
export const fullDisk: Scenario = {
  name: 'full-disk',
  title: 'the disk is full while games are recorded',
  rounds: 10,
  async run(trial) {
    const findings = new Findings();
    for (let round = 0; round < trial.rounds; round++) {
      await withFileLimit(join(trial.folder, `limit-${round}`), trial, findings);
      await withSmallDisk(join(trial.folder, `disk-${round}`), trial, findings);
      trial.onRound(round);
    }
    return findings;
  },
};

async function withFileLimit(folder: string, { random }: Trial, findings: Findings): Promise<void> {
  mkdirSync(folder);
  const recording = { folder, seed: `limit-${below(random, 1_000_000)}`, games: 100_000 };
  const recorded = await recordGames({ ...recording, fileLimit: 6000 + below(random, 20_000) });
  await expectStopped(folder, recorded, findings);
  await expectGoesOn(recording, recorded, findings);
  findings.count('files that reached their limit');
}

async function withSmallDisk(folder: string, { random }: Trial, findings: Findings): Promise<void> {
  mkdirSync(folder);
  if (!mount(folder, `size=${4000 + below(random, 12_000)}k`))
    return findings.count('small disks that the system did not permit');
  try {
    const recording = { folder, seed: `disk-${below(random, 1_000_000)}`, games: 100_000 };
    const recorded = await recordGames(recording);
    mount(folder, 'remount,size=64m');
    await expectStopped(folder, recorded, findings);
    await expectGoesOn(recording, recorded, findings);
    findings.count('full disks');
  } finally {
    execFileSync('umount', [folder]);
  }
}

function mount(folder: string, options: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function expectStopped(
  folder: string,
  { code, signal, acknowledged, stderr }: Recorded,
  findings: Findings,
) {
  findings.expect(code !== 0, 'the recording ended without an error');
  findings.expect(signal === null, `the signal ${signal ?? ''} ended the recording`);
  findings.expect(
    stderr.includes('cannot be read or written'),
    `the error gives no advice: ${stderr.slice(-400)}`,
  );
  findings.count('games', acknowledged.length);
  await expectWhole(folder, new Set(acknowledged), new Set(), findings);
}

async function expectGoesOn(
  recording: { readonly folder: string; readonly seed: string },
  { acknowledged }: Recorded,
  findings: Findings,
): Promise<void> {
  const again = await recordGames({ ...recording, games: acknowledged.length + 5 });
  findings.expect(
    again.code === 0,
    `the recording does not continue after space is freed: ${again.stderr.slice(-400)}`,
  );
  await expectWhole(recording.folder, new Set([...acknowledged, ...again.acknowledged]), new Set(), findings);
}
