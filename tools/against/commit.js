import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from '../processes.js';
import { isInstalled } from '../packages.js';
import { withProgress } from '../progress.js';
import { Trouble } from '../trouble.js';
import { inRoot, root } from '../workspace.js';

const git = async (args, trouble) => {
  const { code, stdout, stderr } = await runProgram('git', args, { cwd: root });
  if (code !== 0)
    throw new Trouble(`${trouble}\n${stderr.trim()}`, 'Name a commit, a tag or a branch of this checkout.');
  return stdout.trim();
};

const isSameFile = (left, right) =>
  existsSync(left) && existsSync(right) && readFileSync(left).equals(readFileSync(right));

/**
 * Links the installed packages into the checkout of another commit if both commits have the same lock file. If the lock
 * files differ, that checkout installs its own packages.
 */
function shareInstalled(folder, place) {
  const [lock, installed] = [path.join(place, 'package-lock.json'), path.join(place, 'node_modules')];
  const there = path.join(folder, installed);
  if (
    existsSync(there) ||
    !existsSync(inRoot(installed)) ||
    !isSameFile(inRoot(lock), path.join(folder, lock))
  )
    return;
  symlinkSync(inRoot(installed), there, 'junction');
}

/** Links the folder `../shared` next to the checkout of the other commit, because some benchmarks read it. */
function shareNeighbours(folder) {
  const [here, there] = [inRoot('../shared'), path.join(folder, '../shared')];
  if (existsSync(here) && !existsSync(there)) symlinkSync(here, there, 'junction');
}

/**
 * Returns a checkout of another commit: { commit, folder }. The folder is in `.cache`, so that later runs can reuse it.
 * Throws `Trouble` if the commit does not exist.
 */
export async function checkoutOf(name) {
  const commit = await git(
    ['rev-parse', '--verify', '--quiet', `${name}^{commit}`],
    `There is no commit "${name}".`,
  );
  const folder = inRoot('.cache/against', commit.slice(0, 12));
  if (!existsSync(path.join(folder, 'package.json')))
    await withProgress(`Checking out ${name} (${commit.slice(0, 12)})`, async () => {
      mkdirSync(path.dirname(folder), { recursive: true });
      // Removes git's entry for a worktree that was deleted manually.
      await git(['worktree', 'prune'], 'git cannot tidy its worktrees.');
      await git(['worktree', 'add', '--detach', '--force', folder, commit], `${name} cannot be checked out.`);
    });
  if (isInstalled()) shareInstalled(folder, '');
  shareInstalled(folder, 'bench/peers');
  shareNeighbours(folder);
  return { commit, folder };
}
