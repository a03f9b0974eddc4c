import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './workspace.js';

const server = path.join(root, 'dist/apps/api/src/main.js');

/**
 * Becomes the server, which prints its address when it is ready. On Linux the process re-executes itself, so that the
 * preparations no longer occupy memory, and with `MALLOC_ARENA_MAX`, so that all threads of V8 share one heap of the C
 * library. Otherwise each thread gets a separate heap, which rarely returns memory.
 */
export async function serve() {
  if (process.platform === 'linux' && process.execve !== undefined)
    process.execve(process.execPath, [process.execPath, ...process.execArgv, server], {
      MALLOC_ARENA_MAX: '1',
      ...process.env,
    });
  await import(pathToFileURL(server).href);
}
