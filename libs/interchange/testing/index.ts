export { type LogTrial, tryBeginning, tryDamagedLog } from './log-trials.js';
export { TableLog, testerCards } from './table-log.js';
