export type { Bot } from './bot.js';
export { botNamed } from './bot-named.js';
export { choicesOf, leastChoice } from './choices.js';
export * from './greedy-bot.js';
export { alikeIn } from './evaluation/alike.js';
export { likelyChoices } from './likely-choices.js';
export { openingHand, type OpeningHand, type OpeningModule } from './opening/opening-hand.js';
export {
  openingTable,
  sampleOpening,
  type OpeningCard,
  type OpeningSample,
  type OpeningTable,
} from './opening/opening-table.js';
export { openingChoices, valueOpening } from './opening/value-opening.js';
export { missedIn, type Missed, type MissedQuery } from './missed/missed.js';
export { isOnOffer, playOut } from './playouts/playout.js';
export { isForced, winnersIn, type PlayedModule } from './playouts/quick-play.js';
export { featureOf, lateness, weighed } from './playouts/value-model.js';
export * from './random-bot.js';
export type { Candidate, Feature } from './range/features.js';
export { sampledHand } from './range/hand-sampler.js';
export {
  answerChance,
  bestChoice,
  expectedHand,
  facedHand,
  heldCardValue,
  isAnswer,
  type ExpectedHand,
  type FacedChoice,
  type FacedHand,
  type HeldCardValue,
} from './range/held-card-value.js';
export {
  chancesAt,
  heldIn,
  rangeAt,
  type HandChance,
  type HandRange,
  type HeldCard,
  type HiddenZone,
} from './range/range.js';
export {
  candidatesOf,
  RangeFilter,
  scorerOf,
  stepsOf,
  type CopiesByCard,
  type Scorer,
  type Step,
} from './range/range-filter.js';
export { possibleDeck, type DeckSource, type PossibleDeck, type UsualDeck } from './range/possible-deck.js';
export { rangeQuestion, type RangeRequest } from './range/range-question.js';
export { SignReader, signsOf, type RangeModule, type Sign } from './range/signs.js';
export { searchBot } from './search-bot.js';
export type { SeatMeasures } from './seat-measures.js';
export { standing, type Finding, type ReviewRequest, type Standing } from './review/evaluate-position.js';
export { playedToTheEnd, valueChoices, type ValuedChoice } from './evaluation/options.js';
export { estimateOf, type Estimate } from './evaluation/samples.js';
export { WON, type Reason } from './evaluation/reasons.js';
export { accuracyOf, certainPart, gradeOf, type Grade } from './evaluation/grades.js';
export type { ReviewPosition } from './review/positions.js';
export {
  endOf,
  findingAt,
  countEvaluable,
  nextDecision,
  planOf,
  review,
  standingAt,
  type EvaluableCount,
} from './review/plan.js';
export {
  reviewOf,
  type Review,
  type ReviewedDecision,
  type ReviewPoint,
  type SeatReview,
  type TurningPoint,
} from './review/review.js';
export * from './self-play.js';
export { modelEstimates, reviewSoFar, type ModelEstimates } from './review/so-far.js';
