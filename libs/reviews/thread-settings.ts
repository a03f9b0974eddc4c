import { threadSettings } from '#runtime';

/** The maximum memory of a thread, in megabytes. */
const MEMORY = 512;

/** Returns the settings of threads that evaluate decisions. */
export const judging = (program: URL): ReturnType<typeof threadSettings> =>
  threadSettings({ program, memory: MEMORY });
