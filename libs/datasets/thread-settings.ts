import type { StoreSettings } from '#event-store';
import { threadSettings } from '#runtime';
import { DatasetError } from './dataset-error.js';

/** The maximum memory of each thread, in megabytes: `MEMORY` for old objects, and `YOUNG` for young ones. */
const MEMORY = 1024;
const YOUNG = 64;

export function reading(program: URL, settings: StoreSettings): ReturnType<typeof threadSettings> {
  const own = threadSettings({ program, memory: MEMORY });
  const resourceLimits = { ...own.resourceLimits, maxYoungGenerationSizeMb: YOUNG };
  return { ...own, workerData: settings, resourceLimits };
}

/** Throws a `DatasetError` with code `DATASET_TOO_LARGE` if a thread ran out of memory. Rethrows any other error. */
export function ended(error: unknown): never {
  const { code } = error as { readonly code?: unknown };
  if (code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
  throw new DatasetError({
    code: 'DATASET_TOO_LARGE',
    message: `A game requires more than ${MEMORY} MB of memory to read.`,
    advice: 'Read the games in the main thread with --threads 0.',
  });
}
