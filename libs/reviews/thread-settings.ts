import { threadSettings } from '#runtime';

/** Maximum memory of a thread, in megabytes. */
const MEMORY = 512;

/** Settings of the threads that judge decisions. */
export const judging = (program: URL): ReturnType<typeof threadSettings> =>
  threadSettings({ program, memory: MEMORY });
