import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { Trouble } from './trouble.js';

/** The program npm itself, as a script: started with Node, it needs no shell on any system. */
function npmScript() {
  const given = process.env.npm_execpath;
  if (given !== undefined && path.basename(given) === 'npm-cli.js' && existsSync(given)) return given;
  const bundled = path.join('node_modules', 'npm', 'bin', 'npm-cli.js');
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    // On Windows npm.cmd lies beside the package; elsewhere `npm` is a link into it.
    const beside = path.join(folder, bundled);
    if (existsSync(beside)) return beside;
    const link = path.join(folder, 'npm');
    if (!existsSync(link)) continue;
    const real = realpathSync(link);
    if (path.basename(real) === 'npm-cli.js') return real;
    const below = path.join(path.dirname(folder), 'lib', bundled);
    if (existsSync(below)) return below;
  }
  throw new Trouble(
    'npm is not here.',
    'Install Node 24 with its npm (nodejs.org), then run the command again.',
  );
}

/**
 * Runs a program; resolves to its exit code (null where it took longer than `timeout` milliseconds, or was killed) and what it
 * printed, each stream apart.
 */
export function runProgram(program, args, { cwd, env = process.env, timeout } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, timeout, stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr, output: stdout + stderr }));
  });
}

/** Runs a script with this very Node or another, as `runProgram` does. */
export const runNode = (args, { node = process.execPath, ...options } = {}) =>
  runProgram(node, args, options);

/** Runs npm. Throws `Trouble` where there is none. */
export const runNpm = async (args, options) => runNode([npmScript(), ...args], options);

const forwarded = process.platform === 'win32' ? ['SIGINT', 'SIGBREAK'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program in the place of this process: its input, output and signals are this one's. Resolves to its exit code, or
 * to the signal that ended it.
 */
export function runInPlace(program, args, { cwd, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: 'inherit' });
    const forwarding = forwarded.map((signal) => {
      // A terminal sends Ctrl-C to both processes by itself.
      const forward = () => {
        if (signal !== 'SIGINT' || process.stdin.isTTY !== true) child.kill(signal);
      };
      process.on(signal, forward);
      return () => process.off(signal, forward);
    });
    const stop = () => {
      for (const forget of forwarding) forget();
    };
    child.on('error', (error) => {
      stop();
      reject(error);
    });
    child.on('close', (code, signal) => {
      stop();
      resolve(code ?? signal);
    });
  });
}

/** Ends this process as another ended: with its exit code, or by the same signal. */
export function endAs(ended) {
  if (typeof ended === 'string') process.kill(process.pid, ended);
  else process.exit(ended);
}
