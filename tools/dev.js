#!/usr/bin/env node
/**
 * `npm run dev`: runs the server and the viewer, and rebuilds and reloads them when a source file changes. The page is
 * at PORT (4747), the API at the next port, and a gallery of boards at `/gallery.html`.
 */
import './node/right-node.js';
import { build } from './builds.js';
import { install } from './packages.js';
import { giveUp, Trouble } from './trouble.js';
import { inRoot, programs, root } from './workspace.js';

const page = Number(process.env.PORT || 4747);
const api = page + 1;

const quoted = (words) => words.map((word) => `"${word}"`).join(' ');

/** The programs that run side by side, with their environments. */
const commands = [
  {
    name: 'server',
    command: quoted([process.execPath, programs.nest, 'start', 'api', '--watch', '--type-check']),
    env: {
      PORT: String(api),
      RETRACE_DATA: process.env.RETRACE_DATA || inRoot('data'),
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    },
  },
  {
    name: 'viewer',
    command: quoted([
      process.execPath,
      programs.vite,
      'apps/viewer',
      '--port',
      String(page),
      '--strictPort',
      '--clearScreen',
      'false',
    ]),
    env: { VIEWER_API: `http://127.0.0.1:${api}` },
  },
];

try {
  if (!Number.isInteger(page) || page < 1 || page > 65_534)
    throw new Trouble(
      `PORT is "${process.env.PORT}", which is not a port.`,
      'Choose a port up to 65534: PORT=4748 npm run dev',
    );
  await install();
  await build('server');
  const { concurrently } = await import('concurrently');
  const { result } = concurrently(commands, { cwd: root, killOthersOn: ['success', 'failure'] });
  // Each program has already printed the reason why it ended, so the error is not printed again.
  await result.catch(() => (process.exitCode = 1));
} catch (error) {
  giveUp(error);
}
