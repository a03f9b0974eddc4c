export * from './ability.js';
export { aspectsOf, isQuantity } from './passive-aspects.js';
export { noAspects, only, overlap, together, type Aspect, type Aspects } from './aspect.js';
export * from './card.js';
export { chosenPrice, type PayingStep } from './chosen-price.js';
export {
  abilityProblems,
  abilityShapeProblems,
  cardAbilityProblems,
  oversized,
  tokenProblems,
  type AbilityProblem,
} from './check.js';
export * from './condition.js';
export { cardNow, nodeNow, spelledLike, writtenNow } from './earlier-spelling.js';
export * from './effect.js';
export {
  castFirst,
  isPrinted,
  isRemembered,
  movesOneMore,
  paysX,
  pricedModes,
  type Cast,
  type PricedModes,
} from './exceptional-shapes.js';
export {
  capabilities,
  editions,
  whyNot,
  type Capabilities,
  type Capability,
  type CapabilityFamily,
  type EditionId,
} from './capabilities.js';
export { executedKinds, kindsOf, unsupported, type Unsupported } from './executable.js';
export * from './expedition.js';
export * from './passive.js';
export { printedCapabilities } from './printed-capabilities.js';
export * from './quantity.js';
export { READINGS, reads, type Reading } from './readings.js';
export { ofCondition, ofDescription, ofQuantity, ofSelector } from './reads.js';
export { same } from './same.js';
export * from './selector.js';
export * from './step.js';
export { aspectsOfStep } from './step-aspects.js';
export { tokenNamed } from './tokens-by-name.js';
export * from './trigger.js';
export { unknowable } from './unknowable.js';
export * from './words.js';
export { abilityKinds, abilityShapes } from './vocabulary.js';
export type { Family, Part, Scope, Visit } from './part.js';
export { walkAbilities } from './walk.js';
