export * from './games.js';
export * from './playable-game.js';
export type { GamesErrorCode } from './error-codes.js';
