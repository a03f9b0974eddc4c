export type { Bot } from './bot.js';
export { choicesOf, leastChoice } from './choices.js';
export * from './greedy-bot.js';
export { likelyChoices } from './likely-choices.js';
export * from './random-bot.js';
export * from './self-play.js';
