import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const isAlive = (process_) => {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

function holderOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return 0;
  }
}

/**
 * Prevents two commands from doing the same work at the same time. The second command waits until the first has
 * released `lock`, and then finds the work done.
 */
export async function alone(lock, work) {
  mkdirSync(path.dirname(lock), { recursive: true });
  for (let tries = 0; ; tries++) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const holder = holderOf(lock);
      if (holder > 0 && !isAlive(holder)) rmSync(lock, { force: true });
      else await new Promise((resolve) => setTimeout(resolve, 100));
      if (tries === 20)
        console.error(
          `… Waiting for another command. If no other command is running, delete ${path.relative(process.cwd(), lock)}`,
        );
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}
