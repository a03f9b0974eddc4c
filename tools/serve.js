import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './workspace.js';

const server = path.join(root, 'dist/apps/api/src/main.js');

/**
 * Becomes the server, which prints its address when ready. On Linux the process begins again: preparations no
 * longer take memory, and all threads of the engine share one heap of the C library (`MALLOC_ARENA_MAX`), which
 * otherwise gives each its own and seldom takes it back.
 */
export async function serve() {
  if (process.platform === 'linux' && process.execve !== undefined)
    process.execve(process.execPath, [process.execPath, ...process.execArgv, server], {
      MALLOC_ARENA_MAX: '1',
      ...process.env,
    });
  await import(pathToFileURL(server).href);
}
