import { setTimeout as delay } from 'node:timers/promises';

/** Repeats a check until it succeeds, for at most 30 seconds. */
export async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
  for (const started = performance.now(); performance.now() - started < 30_000;) {
    if (await holds()) return;
    await delay(10);
  }
  throw new Error(`This did not happen within 30 seconds: ${what}.`);
}
