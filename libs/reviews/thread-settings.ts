import { threadSettings } from '#runtime';

/** Maximum megabytes of a thread. */
const MEMORY = 512;

/** Settings of threads that judge. */
export const judging = (program: URL): ReturnType<typeof threadSettings> =>
  threadSettings({ program, memory: MEMORY });
