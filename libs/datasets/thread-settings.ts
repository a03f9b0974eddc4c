import type { StoreSettings } from '#event-store';
import { threadSettings } from '#verification';
import { DatasetError } from './dataset-error.js';

/** Megabytes that one thread may take: of objects that stay, and of those that do not. */
const MEMORY = 1024;
const YOUNG = 64;

/** How threads are started that open a store. */
export function reading(program: string, settings: StoreSettings): ReturnType<typeof threadSettings> {
  const own = threadSettings({ from: import.meta.url, room: 'datasets', program, memory: MEMORY });
  const resourceLimits = { ...own.resourceLimits, maxYoungGenerationSizeMb: YOUNG };
  return { ...own, workerData: settings, resourceLimits };
}

/** What a thread did not say itself: it ran out of memory, or has a fault. */
export function ended(error: unknown): never {
  const { code } = error as { readonly code?: unknown };
  if (code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
  throw new DatasetError({
    code: 'DATASET_TOO_LARGE',
    message: `A game takes more than ${MEMORY} MB to read.`,
    advice: 'Read the games in one thread: --threads 0.',
  });
}
