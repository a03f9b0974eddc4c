import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './workspace.js';

const server = path.join(root, 'dist/apps/api/src/main.js');

/**
 * Runs the server in this process. The server prints its address when it is ready. On Linux, the process first replaces
 * itself, which frees the memory that preparation used. It also sets `MALLOC_ARENA_MAX`, so that V8's threads share one
 * heap of the C library. By default, each thread gets a separate heap, which rarely returns memory.
 */
export async function serve() {
  if (process.platform === 'linux' && process.execve !== undefined)
    process.execve(process.execPath, [process.execPath, ...process.execArgv, server], {
      MALLOC_ARENA_MAX: '1',
      ...process.env,
    });
  await import(pathToFileURL(server).href);
}
