import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { alone } from './alone.js';
import { runNode } from './processes.js';
import { withProgress } from './progress.js';
import { Trouble } from './trouble.js';
import { inRoot, programs, root } from './workspace.js';

/** Makes imports such as `#record` resolve to the built files, for programs that run from `dist`. */
const builtImports = {
  type: 'module',
  imports: { '#house': './tools/house/index.js', '#*': './libs/*/index.js' },
};

/** Each build, with its sources and the file that it writes last. */
const builds = {
  server: {
    what: 'the server and the command line',
    sources: [
      'libs',
      'apps/analyst',
      'apps/api',
      'bench',
      'apps/cli',
      'apps/projector',
      'tools/programs',
      '.swcrc',
      'nest-cli.json',
    ],
    result: 'dist/package.json',
    command: [programs.nest, 'build', 'api'],
    finish: (result) => writeFileSync(result, JSON.stringify(builtImports)),
  },
  viewer: {
    what: 'the viewer',
    sources: ['apps/viewer', 'docs'],
    result: 'dist/apps/viewer/index.html',
    command: [programs.vite, 'build', 'apps/viewer', '--logLevel', 'warn'],
    finish: () => undefined,
  },
};

/**
 * Whether a source file below a folder was written, added or removed after a given time. Also checks the folders' own
 * times, which change when a file is removed.
 */
function isNewer(place, since) {
  const stat = statSync(place);
  if (stat.mtimeMs > since) return true;
  if (!stat.isDirectory()) return false;
  const built = readdirSync(place).filter((name) => name !== 'node_modules' && !name.endsWith('.spec.ts'));
  return built.some((name) => isNewer(path.join(place, name), since));
}

function isStale({ sources, result }) {
  const built = statSync(inRoot(result), { throwIfNoEntry: false })?.mtimeMs;
  return built === undefined || sources.some((source) => isNewer(inRoot(source), built));
}

/** Returns only the first lines of an error, because they contain the cause. */
function shortened(output, most = 15) {
  const lines = output.trim().split('\n');
  const more = lines.length - most;
  return [...lines.slice(0, most), ...(more > 0 ? [`… and ${more} more lines`] : [])].join('\n');
}

async function make({ what, result, command, finish }) {
  await withProgress(`Building ${what}`, async () => {
    rmSync(inRoot(result), { force: true });
    const { code, output } = await runNode(command, { cwd: root });
    if (code !== 0)
      throw new Trouble(
        `The build failed:\n${shortened(output)}`,
        'Correct the errors above and run the command again.',
      );
    finish(inRoot(result));
  });
}

/**
 * Builds `server` or `viewer` if a source file has changed since the last build. Does not check types, unlike `npm run
 * typecheck`.
 */
export async function build(name) {
  const target = builds[name];
  if (!isStale(target)) return;
  await alone(inRoot('dist', `.${name}.lock`), async () => {
    if (isStale(target)) await make(target);
  });
}

/** Builds everything, even if nothing has changed. */
export async function buildAll() {
  rmSync(inRoot('dist'), { recursive: true, force: true });
  for (const name of Object.keys(builds)) await build(name);
}
