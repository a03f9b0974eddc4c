export type { LogLevel } from './log-levels.js';
export { listeningSettings, type Listening } from './listening.js';
export { endOnSignals, giveUp } from './ending.js';
