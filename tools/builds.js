import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { alone } from './alone.js';
import { runNode } from './processes.js';
import { told } from './told.js';
import { Trouble } from './trouble.js';
import { inRoot, programs, root, stamps } from './workspace.js';

/** What is built from what. */
const builds = {
  server: {
    what: 'the server and the command line',
    sources: [
      'libs',
      'apps/analyst',
      'apps/api',
      'apps/cli',
      'apps/bench',
      'apps/projector',
      'tools/programs',
      'tsconfig.json',
      'tsconfig.build.json',
    ],
    relevant: (file) => /\.(ts|json)$/.test(file) && !/\.spec\.ts$/.test(file),
    result: 'dist/apps/cli/src/main.js',
    command: ({ isChecked }) => [
      ...[programs.tsc, '-p', 'tsconfig.build.json', '--pretty', 'false'],
      ...(isChecked ? ['--noCheck'] : []),
    ],
  },
  viewer: {
    what: 'the viewer',
    sources: ['apps/viewer'],
    relevant: (file) => !/\.spec\.tsx?$/.test(file),
    result: 'dist/apps/viewer/index.html',
    command: () => [programs.vite, 'build', 'apps/viewer', '--logLevel', 'warn'],
  },
};

function* filesUnder(place) {
  const stat = statSync(place, { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (stat.isFile()) return yield { place, stat };
  for (const name of readdirSync(place).sort())
    if (name !== 'node_modules' && name !== 'dist') yield* filesUnder(path.join(place, name));
}

/** Changes when a source file is written, added or removed. */
function sourcesOf({ sources, relevant }) {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const { place, stat } of filesUnder(inRoot(source)))
      if (relevant(place)) hash.update(`${place}\0${stat.mtimeMs}\0${stat.size}\n`);
  return hash.digest('hex');
}

const textOf = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** The first lines say what is wrong; hundreds more would only hide them. */
function shortened(output, most = 15) {
  const lines = output.trim().split('\n');
  const more = lines.length - most;
  return [...lines.slice(0, most), ...(more > 0 ? [`… and ${more} more lines`] : [])].join('\n');
}

const isStale = (name, sources) =>
  statSync(inRoot(builds[name].result), { throwIfNoEntry: false }) === undefined ||
  textOf(path.join(stamps, name)) !== sources;

/**
 * Builds `server` or `viewer` when its sources changed since the last build; true when there was something to do. Types that are
 * checked already are not checked again.
 */
export async function build(name, { force = false, isChecked = false } = {}) {
  const target = builds[name];
  if (!force && !isStale(name, sourcesOf(target))) return false;
  return alone(path.join(stamps, `${name}.lock`), async () => {
    const sources = sourcesOf(target);
    if (!force && !isStale(name, sources)) return false;
    await told(`Building ${target.what}`, async () => {
      // The compiler trusts its notes about what it wrote: without the result they are wrong.
      const isThere = statSync(inRoot(target.result), { throwIfNoEntry: false }) !== undefined;
      if (force || !isThere) rmSync(inRoot('dist/.tsbuildinfo'), { force: true });
      const { code, output } = await runNode(target.command({ isChecked }), { cwd: root });
      if (code !== 0)
        throw new Trouble(
          `The build failed:\n${shortened(output)}`,
          'Correct the errors above and run the command again.',
        );
    });
    mkdirSync(stamps, { recursive: true });
    writeFileSync(path.join(stamps, name), sources);
    return true;
  });
}
