export { pause, type PauseOptions } from './pause.js';
export { waiting, whileWaiting, type Signals, type Waiting } from './waiting.js';
