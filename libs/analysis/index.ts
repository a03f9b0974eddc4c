export * from './random-bot.js';
export * from './self-play.js';
