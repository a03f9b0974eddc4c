import { threadSettings } from '#runtime';

/** Megabytes that one thread may take. */
const MEMORY = 512;

/** How threads that judge are started. */
export const judging = (program: URL): ReturnType<typeof threadSettings> =>
  threadSettings({ program, memory: MEMORY });
