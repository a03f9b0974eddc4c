#!/usr/bin/env node
/**
 * `npm run dev`: server and viewer, built again and reloaded when a source changes. The page is at PORT (4747), the API at the
 * port after it, a gallery of boards at `/gallery.html` of the page.
 */
import './node/right-node.js';
import { spawn } from 'node:child_process';
import { build } from './builds.js';
import { install } from './packages.js';
import { giveUp, Trouble } from './trouble.js';
import { inRoot, programs, root } from './workspace.js';

const page = Number(process.env.PORT || 4747);
const api = page + 1;

/** What runs side by side, and with what besides the environment. */
const parts = [
  {
    name: 'types',
    args: [
      programs.tsc,
      '-p',
      'tsconfig.build.json',
      '--watch',
      '--preserveWatchOutput',
      '--pretty',
      'false',
    ],
  },
  {
    name: 'server',
    args: ['--enable-source-maps', '--watch', '--watch-preserve-output', 'dist/apps/api/src/main.js'],
    env: {
      PORT: String(api),
      RETRACE_DATA: process.env.RETRACE_DATA || inRoot('data'),
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    },
  },
  {
    name: 'viewer',
    args: [programs.vite, 'apps/viewer', '--port', String(page), '--strictPort', '--clearScreen', 'false'],
    env: { VIEWER_API: `http://127.0.0.1:${api}` },
  },
];

/** Each line with the name of the part that says it. */
function prefixed(name, stream) {
  let rest = '';
  stream.setEncoding('utf8').on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop();
    for (const line of lines) if (line.trim() !== '') console.log(`${name.padEnd(7)}│ ${line}`);
  });
}

function runAll() {
  const children = parts.map(({ name, args, env = {} }) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    prefixed(name, child.stdout);
    prefixed(name, child.stderr);
    return { name, child };
  });
  const endAll = () => {
    for (const { child } of children) child.kill();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, endAll);
  for (const { name, child } of children)
    child.once('close', (code) => {
      if (code !== null && code !== 0) {
        console.error(`✗ ${name} ended with exit code ${code}; its last lines are above.`);
        process.exitCode = 1;
      }
      endAll();
    });
}

try {
  if (!Number.isInteger(page) || page < 1 || page > 65_534)
    throw new Trouble(`PORT is "${process.env.PORT}".`, 'Choose a port up to 65534: PORT=4748 npm run dev');
  await install();
  await build('server');
  runAll();
} catch (error) {
  giveUp(error);
}
