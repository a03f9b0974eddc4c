import { threadSettings } from '#verification';

/** Megabytes that one thread may take. */
const MEMORY = 512;

/** How threads that judge are started. */
export const judging = (program: string): ReturnType<typeof threadSettings> =>
  threadSettings({ from: import.meta.url, room: 'reviews', program, memory: MEMORY });
