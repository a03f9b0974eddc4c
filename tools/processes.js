import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { Trouble } from './trouble.js';

/** Returns the path of npm's script, which Node can run directly, without a shell, on every system. */
function npmScript() {
  const given = process.env.npm_execpath;
  if (given !== undefined && path.basename(given) === 'npm-cli.js' && existsSync(given)) return given;
  const bundled = path.join('node_modules', 'npm', 'bin', 'npm-cli.js');
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    // On Windows, npm.cmd is next to the package. On other systems, `npm` is a link into the package.
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
    'npm was not found.',
    'Install Node 24 with npm (nodejs.org), then run the command again.',
  );
}

/**
 * Runs a program. Resolves to the program's exit code and the output of each stream. The exit code is null if the
 * program was killed, for example after `timeout` milliseconds.
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

/** Like `runProgram`, but runs a script with the current Node or a given one. */
export const runNode = (args, { node = process.execPath, ...options } = {}) =>
  runProgram(node, args, options);

/** Runs npm. Throws `Trouble` if npm is missing. */
export const runNpm = async (args, options) => runNode([npmScript(), ...args], options);

const forwarded = process.platform === 'win32' ? ['SIGINT', 'SIGBREAK'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program that shares the input and output of this process and receives its signals. Resolves to the program's
 * exit code, or to the signal that ended the program.
 */
export function runInPlace(program, args, { cwd, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: 'inherit' });
    const forwarding = forwarded.map((signal) => {
      // A terminal already sends Ctrl-C to both processes, so it is not forwarded.
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

/** Ends this process in the same way as another process, with the same exit code or the same signal. */
export function endAs(ended) {
  if (typeof ended === 'string') process.kill(process.pid, ended);
  else process.exit(ended);
}
