import { readFileSync } from 'node:fs';
import { runNpm } from './processes.js';
import { withProgress } from './progress.js';
import { Trouble } from './trouble.js';
import { inRoot, root } from './workspace.js';

function packagesOf(lock) {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/** Whether every package of the lock file is installed in the locked version. */
export function isInstalled() {
  const wanted = packagesOf(inRoot('package-lock.json'));
  const present = packagesOf(inRoot('node_modules/.package-lock.json'));
  return Object.entries(wanted).every(
    ([where, entry]) =>
      where === '' || entry.optional || entry.link || present[where]?.version === entry.version,
  );
}

/** Installs missing packages, without running their install scripts. */
export async function install() {
  if (isInstalled()) return;
  await withProgress('Installing packages (npm ci, about a minute, only once)', async () => {
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--include=dev'];
    const { code, output } = await runNpm(args, { cwd: root });
    if (code !== 0)
      throw new Trouble(
        `npm ci failed:\n${output.trim().split('\n').slice(-12).join('\n')}`,
        'Check the network and the npm registry, then run the command again.',
      );
  });
}
