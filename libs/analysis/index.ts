export type { Bot } from './bot.js';
export { choicesOf, leastChoice } from './choices.js';
export { evaluate, type Budget, type Evaluation } from './evaluation/evaluate.js';
export { valueChoices, type ValuedChoice, type ValuedDecision } from './evaluation/options.js';
export { estimateOf, type Estimate } from './evaluation/samples.js';
export * from './greedy-bot.js';
export { likelyChoices } from './likely-choices.js';
export { playOut, usualHorizon, type Horizon } from './playouts/playout.js';
export { isForced, QuickPlay, winnersIn, type PlayedModule } from './playouts/quick-play.js';
export { chancesOf, lateness, weighed } from './playouts/value-model.js';
export * from './random-bot.js';
export { accuracyOf, gradeOf, grades, type Grade } from './review/grades.js';
export { standing, type Finding, type ReviewRequest } from './review/judge.js';
export { momentsOf, type Moment } from './review/moments.js';
export { endOf, findingAt, planOf, review, type ReviewPlan } from './review/plan.js';
export {
  reviewOf,
  type Review,
  type ReviewedDecision,
  type ReviewPoint,
  type SeatReview,
  type TurningPoint,
} from './review/review.js';
export * from './self-play.js';
