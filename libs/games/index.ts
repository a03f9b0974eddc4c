export * from './games.js';
export * from './playable-game.js';
