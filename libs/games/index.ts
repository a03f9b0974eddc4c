import './v8-settings.js';

export { boosterWarSetup, warProblem, type BoosterWar } from './booster-war.js';
export * from './games.js';
export * from './playable-game.js';
export type { GamesErrorCode } from './error-codes.js';
