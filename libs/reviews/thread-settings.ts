import { threadSettings } from '#runtime';

/** The maximum memory per thread, in megabytes. */
const MEMORY = 512;

export const evaluationSettings = (program: URL): ReturnType<typeof threadSettings> =>
  threadSettings({ program, memory: MEMORY });
