import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { environmentOf } from './node/environment.js';
import { runInPlace } from './processes.js';
import { groupedConfig } from './test/groups.js';
import { programs, root, stamps } from './workspace.js';

/** Jest with what modules of ours need. */
export const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', programs.jest];

/** A check that passed or failed, in the counts that tests have. */
export const counted = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

/** What Jest counted; a suite that could not run counts as one failure. */
function countsIn(report, passed) {
  let counts = { passed: 0, failed: 0 };
  try {
    const read = JSON.parse(readFileSync(report, 'utf8'));
    counts = {
      passed: read.numPassedTests,
      failed: read.numFailedTests + read.numRuntimeErrorTestSuites,
    };
  } catch {
    // No report: Jest did not get to the end.
  }
  if (!passed && counts.failed === 0) counts.failed = 1;
  return counts;
}

/**
 * Runs all tests but those of suites of their own, short ones in groups, or those whose path matches, or what a configuration names,
 * with this Node or another; resolves to how many passed and failed.
 */
export async function runJest({
  paths = [],
  config = groupedConfig,
  node = process.execPath,
  env = process.env,
} = {}) {
  const report = path.join(stamps, 'jest.json');
  mkdirSync(stamps, { recursive: true });
  rmSync(report, { force: true });
  const chosen = paths.length > 0 ? paths : ['--config', JSON.stringify(config())];
  const args = [...jest, '--json', `--outputFile=${report}`, ...chosen];
  const ended = await runInPlace(node, args, { cwd: root, env: environmentOf(node, env) });
  return countsIn(report, ended === 0);
}
