export type { Bot } from './bot.js';
export { choicesOf, leastChoice } from './choices.js';
export * from './greedy-bot.js';
export { likelyChoices } from './likely-choices.js';
export { playOut } from './playouts/playout.js';
export { winnersIn, type PlayedModule } from './playouts/quick-play.js';
export { lateness, weighed } from './playouts/value-model.js';
export * from './random-bot.js';
export { standing, type Finding, type ReviewRequest } from './review/judge.js';
export type { Moment } from './review/moments.js';
export { endOf, findingAt, nextAsked, planOf, review } from './review/plan.js';
export {
  reviewOf,
  type Review,
  type ReviewedDecision,
  type ReviewPoint,
  type TurningPoint,
} from './review/review.js';
export * from './self-play.js';
