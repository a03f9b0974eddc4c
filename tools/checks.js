import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { inRoot, programs, root } from './workspace.js';

const { tsc, oxlint, prettier, depcruise, cspell } = programs;

const spelling = ['lint', '--no-progress', '--no-summary', '--cache', '--cache-strategy', 'content'];

/**
 * Writes a list of untracked files, so that some programs can skip these files. The list is empty outside a git
 * repository.
 */
function writeUntracked() {
  const list = inRoot('.cache/untracked');
  let untracked = '';
  try {
    const args = ['-c', 'core.quotePath=off', 'ls-files', '--others', '--exclude-standard'];
    untracked = execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    // The command fails outside a git repository, so the list remains empty.
  }
  mkdirSync(inRoot('.cache'), { recursive: true });
  writeFileSync(list, untracked.replace(/^/gm, '/'));
  return list;
}

/** The checks that are not tests. Each is a list of scripts for Node with their arguments. */
export const checks = {
  types: () => [
    [tsc, '-p', 'tsconfig.json'],
    [tsc, '-p', 'apps/viewer/tsconfig.json'],
  ],
  lint: () => [
    [oxlint, '--type-aware'],
    [cspell, ...spelling, '--cache-location', '.cache/spelling'],
  ],
  rooms: () => [
    [
      depcruise,
      'libs',
      'apps',
      'bench',
      'tools',
      '--config',
      '.dependency-cruiser.cjs',
      '--cache',
      '.cache/rooms',
    ],
  ],
  format: () => {
    const ignoring = ['.gitignore', '.prettierignore', writeUntracked()].flatMap((file) => [
      '--ignore-path',
      file,
    ]);
    return [[prettier, '--check', '--log-level', 'warn', '--cache', ...ignoring, '.']];
  },
  generated: () => [
    ['dist/apps/api/src/print-schema.js', '--check'],
    ['apps/viewer/codegen.mjs', '--check'],
  ],
};
