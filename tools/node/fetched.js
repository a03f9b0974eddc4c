import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { alone } from '../alone.js';
import { runNpm } from '../processes.js';
import { withProgress } from '../progress.js';
import { Trouble } from '../trouble.js';
import { lines, pins as known } from './lines.js';

const orInstall = 'or install Node 24 yourself (nodejs.org), then run the command again.';

/** Explanations of npm's error codes, for users who only want to start Retrace. */
const reasons = [
  {
    codes: ['E404', 'ETARGET', 'ENOVERSIONS'],
    trouble: ({ name, version }) =>
      new Trouble(
        `The npm registry does not have ${name}@${version}.`,
        `Use another registry (npm config get registry shows yours), ${orInstall}`,
      ),
  },
  {
    codes: ['EINTEGRITY'],
    trouble: ({ name, version }) =>
      new Trouble(
        `The npm registry sent a file other than ${name}@${version}: its checksum is wrong. Nothing was stored.`,
        `Try again with another registry or network, ${orInstall}`,
      ),
  },
  {
    codes: ['ENOSPC', 'EDQUOT'],
    trouble: () =>
      new Trouble('The disk is full.', 'Node needs 200 MB. Free some space, then run the command again.'),
  },
  {
    codes: ['E401', 'E403', 'ENEEDAUTH'],
    trouble: ({ name }, code) =>
      new Trouble(
        `The npm registry does not let you download ${name} (${code}).`,
        `Sign in to the registry (npm login), use another registry, ${orInstall}`,
      ),
  },
];

function troubleOf(pin, { code, stdout, stderr }) {
  let error = {};
  try {
    error = JSON.parse(stdout).error ?? {};
  } catch {
    // npm reported the error as text instead of JSON, so there is no error code.
  }
  const known = reasons.find(({ codes }) => codes.includes(error.code));
  if (known !== undefined) return known.trouble(pin, error.code);
  const why = error.code ?? `exit code ${code}`;
  const words = (error.summary || stderr).trim().split('\n').slice(-3).join('\n  ');
  return new Trouble(
    `Node ${pin.version} could not be downloaded from the npm registry (${why}).${words === '' ? '' : `\n  ${words}`}`,
    `Check the network and the proxy, then run the command again, ${orInstall}`,
  );
}

const noneFor = (system) =>
  new Trouble(
    `There is no Node to download for this system (${system}).`,
    "Install Node 24 with your system's package manager, then run the command again.",
  );

/** Whether the system has glibc, which Linux builds of Node require. Alpine, for example, has another C library. */
const hasGlibc = () => process.report.getReport().header.glibcVersionRuntime !== undefined;

function pinOf(line, platform, pins) {
  if (!Object.hasOwn(pins, line))
    throw new Trouble(
      `Retrace does not run on Node ${line}.`,
      `Name one of ${lines.join(', ')}, for example RETRACE_NODE=24 or npm test -- node-24.`,
    );
  const pin = pins[line][platform];
  if (pin === undefined) throw noneFor(platform);
  return pin;
}

/** Writes a package whose only dependency is the pinned build of Node. npm verifies the build's checksum. */
function writePackage(folder, { name, version, integrity }) {
  const dependencies = { [name]: version };
  const lock = {
    name: 'node-of-retrace',
    lockfileVersion: 3,
    requires: true,
    packages: { '': { dependencies }, [`node_modules/${name}`]: { version, integrity } },
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
}

function checkThatItRuns(program, { version }) {
  const { stdout, stderr, error } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (stdout?.trim() === `v${version}`) return;
  const output = (stderr || error?.message || stdout || '').trim().split('\n')[0];
  throw new Trouble(
    `The downloaded Node ${version} does not run on this system: ${output}`,
    "Install Node 24 with your system's package manager, then run the command again.",
  );
}

/** Downloads into a temporary folder, and renames the folder once the download is complete and the program runs. */
async function fetchInto(home, result, pin, program, env) {
  for (const name of readdirSync(home))
    if (name.startsWith('fetching-')) rmSync(path.join(home, name), { recursive: true, force: true });
  const folder = path.join(home, `fetching-${process.pid}`);
  mkdirSync(folder);
  try {
    writePackage(folder, pin);
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--json', '--loglevel=error'];
    const patience = ['--fetch-retries=2', '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=3000'];
    const ended = await runNpm(['ci', ...quiet, ...patience], { cwd: folder, env });
    if (ended.code !== 0) throw troubleOf(pin, ended);
    const fetched = path.join(folder, 'node_modules', pin.name);
    checkThatItRuns(path.join(fetched, program), pin);
    renameSync(fetched, result);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Returns the path of a pinned build of Node. Downloads the build from the npm registry if `home` lacks it, and never
 * uses an incomplete download. Throws `Trouble` if the download fails.
 */
export async function fetchedNode(
  line,
  { home, platform = `${process.platform}-${process.arch}`, pins = known, env = process.env },
) {
  const pin = pinOf(line, platform, pins);
  const folder = path.join(home, `${pin.name}-${pin.version}`);
  const program = path.join('bin', platform.startsWith('win32-') ? 'node.exe' : 'node');
  const node = path.join(folder, program);
  if (existsSync(node)) return node;
  if (platform.startsWith('linux-') && !hasGlibc()) throw noneFor(`${platform} without glibc`);
  try {
    mkdirSync(home, { recursive: true });
    await alone(path.join(home, 'lock'), async () => {
      if (existsSync(node)) return;
      await withProgress(
        `Downloading Node ${pin.version} (40 MB, only once, into ${path.basename(home)}/)`,
        () => fetchInto(home, folder, pin, program, env),
      );
    });
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR'].includes(error.code)) throw error;
    throw new Trouble(
      `Node ${pin.version} cannot be stored in ${home} (${error.code}).`,
      `Make the folder of the checkout writable, ${orInstall}`,
    );
  }
  return node;
}
