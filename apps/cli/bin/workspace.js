/**
 * What the checkout needs before it runs: packages and builds. Plain Node, no dependencies, because it runs when
 * nothing is installed. Work is done only where something changed, and said in one line each.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const stamps = path.join(root, 'dist/.stamps');
const inRoot = (...parts) => path.join(root, ...parts);

/** The program of an installed package: started with Node itself, without the detour through npx. */
export const programs = {
  tsc: inRoot('node_modules/typescript/bin/tsc'),
  vite: inRoot('node_modules/vite/bin/vite.js'),
  prettier: inRoot('node_modules/prettier/bin/prettier.cjs'),
  eslint: inRoot('node_modules/eslint/bin/eslint.js'),
  depcruise: inRoot('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
  jest: inRoot('node_modules/jest/bin/jest.js'),
};

/** What is built from what. */
const builds = {
  server: {
    what: 'the server and the command line',
    sources: [
      'libs',
      'apps/api',
      'apps/cli',
      'apps/bench',
      'apps/projector',
      'tsconfig.json',
      'tsconfig.build.json',
    ],
    relevant: (file) => /\.(ts|json)$/.test(file) && !/\.spec\.ts$/.test(file),
    result: 'dist/apps/cli/src/main.js',
    command: () => [programs.tsc, '-p', 'tsconfig.build.json', '--pretty', 'false'],
  },
  viewer: {
    what: 'the viewer',
    sources: ['apps/viewer'],
    relevant: (file) => !/\.spec\.tsx?$/.test(file),
    result: 'dist/apps/viewer/index.html',
    command: () => [programs.vite, 'build', 'apps/viewer', '--logLevel', 'warn'],
  },
};

/** A failure with advice, told in two lines instead of a stack. */
export class Trouble extends Error {
  constructor(message, advice) {
    super(message);
    this.advice = advice;
  }
}

/** Prints a failure and ends with exit code 1. */
export function giveUp(error) {
  console.error(`\n✗ ${error.message}`);
  if (error instanceof Trouble) console.error(`  ${error.advice}`);
  else console.error(error.stack);
  process.exit(1);
}

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

function run(command) {
  return new Promise((resolve, reject) => {
    const [program, ...args] = command;
    const isScript = /\.[cm]?js$|bin\/tsc$/.test(program);
    const child = spawn(isScript ? process.execPath : program, isScript ? [program, ...args] : args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: !isScript && process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, output });
    });
  });
}

/** Says what is being done, and how long it took; always on standard error, so that standard output stays clean. */
export async function told(line, work) {
  const isTerminal = process.stderr.isTTY === true;
  const from = performance.now();
  const seconds = () => `${((performance.now() - from) / 1000).toFixed(1)} s`;
  process.stderr.write(isTerminal ? `… ${line}` : `… ${line}\n`);
  const tick = isTerminal
    ? setInterval(() => process.stderr.write(`\r… ${line} (${seconds()})`), 200)
    : undefined;
  try {
    await work();
  } catch (error) {
    process.stderr.write(isTerminal ? `\r\x1b[2K✗ ${line} (${seconds()})\n` : `✗ ${line} (${seconds()})\n`);
    throw error;
  } finally {
    clearInterval(tick);
  }
  process.stderr.write(isTerminal ? `\r\x1b[2K✓ ${line} (${seconds()})\n` : `✓ ${line} (${seconds()})\n`);
}

/** True when every package of the lock file is installed in the version it says. */
export function isInstalled() {
  const wanted = JSON.parse(textOf(inRoot('package-lock.json')) || '{}').packages ?? {};
  const present = JSON.parse(textOf(inRoot('node_modules/.package-lock.json')) || '{}').packages ?? {};
  return Object.entries(wanted).every(
    ([where, entry]) =>
      where === '' || entry.optional || entry.link || present[where]?.version === entry.version,
  );
}

/** Installs what is missing. */
export async function install() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 20) || major === 21)
    throw new Trouble(
      `Node ${process.versions.node} is too old or was never supported.`,
      'Use Node 20.20 or newer (22 and later are fine).',
    );
  if (isInstalled()) return;
  await told('Installing packages (npm ci; a minute or two, once)', async () => {
    const { code, output } = await run(['npm', 'ci', '--no-audit', '--no-fund', '--include=dev']);
    if (code !== 0)
      throw new Trouble(
        `npm ci failed:\n${output.trim().split('\n').slice(-12).join('\n')}`,
        'Check the network and the npm registry, then run the command again.',
      );
  });
}

/** The first lines say what is wrong; hundreds more would only hide them. */
function shortened(output, most = 15) {
  const lines = output.trim().split('\n');
  const more = lines.length - most;
  return [...lines.slice(0, most), ...(more > 0 ? [`… and ${more} more lines`] : [])].join('\n');
}

const isAlive = (process_) => {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Two commands at a time must not write the same files: the second waits, then finds the work done. */
async function alone(name, work) {
  const lock = path.join(stamps, `${name}.lock`);
  mkdirSync(stamps, { recursive: true });
  for (let tries = 0; ; tries++) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const holder = Number(textOf(lock));
      if (holder > 0 && !isAlive(holder)) rmSync(lock, { force: true });
      else await new Promise((resolve) => setTimeout(resolve, 100));
      if (tries === 20)
        console.error(`… Waiting for another build; if there is none, delete ${path.relative(root, lock)}`);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

const isStale = (name, sources) =>
  statSync(inRoot(builds[name].result), { throwIfNoEntry: false }) === undefined ||
  textOf(path.join(stamps, name)) !== sources;

/** Builds `server` or `viewer` when its sources changed since the last build; true when there was something to do. */
export async function build(name, { force = false } = {}) {
  const target = builds[name];
  if (!force && !isStale(name, sourcesOf(target))) return false;
  return alone(name, async () => {
    const sources = sourcesOf(target);
    if (!force && !isStale(name, sources)) return false;
    await told(`Building ${target.what}`, async () => {
      // The compiler trusts its notes about what it wrote: without the result they are wrong.
      const isThere = statSync(inRoot(target.result), { throwIfNoEntry: false }) !== undefined;
      if (force || !isThere) rmSync(inRoot('dist/.tsbuildinfo'), { force: true });
      const { code, output } = await run(target.command());
      if (code !== 0)
        throw new Trouble(
          `The build failed:\n${shortened(output)}`,
          'Correct the errors above and run the command again.',
        );
    });
    writeFileSync(path.join(stamps, name), sources);
    return true;
  });
}
