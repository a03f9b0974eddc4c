export type * from './ability.js';
export { aspectsOf, isQuantity } from './passive-aspects.js';
export { noAspects, only, overlap, together, type Aspect, type Aspects } from './aspect.js';
export * from './card.js';
export { chosenPrice, type PayingStep } from './chosen-price.js';
export {
  abilityMeaningProblems,
  abilityProblems,
  abilityShapeProblems,
  cardAbilityProblems,
  oversized,
  tokenProblems,
  type AbilityProblem,
} from './check.js';
export type * from './condition.js';
export { cardNow, nodeNow, spelledLike, writtenNow } from './earlier-spelling.js';
export type * from './effect.js';
export { castFirst, isExtraMove, type Cast } from './exceptional-shapes.js';
export {
  abilityKinds,
  editions,
  executedKinds,
  missingCapability,
  type CapabilityFamily,
  type EditionId,
} from './capabilities.js';
export { kindsOf, unsupported, type Unsupported } from './executable.js';
export type * from './expedition.js';
export type * from './passive.js';
export { printedCapabilities } from './printed-capabilities.js';
export type * from './quantity.js';
export { READINGS, reads, type Reading } from './readings.js';
export { ofCondition, ofDescription, ofQuantity, ofSelector } from './reads.js';
export { cardOf, printOf, referenceOf, type Print, type Product, type Version } from './references.js';
export { same } from './same.js';
export type * from './selector.js';
export { eachKnown } from './selector.js';
export type * from './step.js';
export { tokenNamed } from './tokens-by-name.js';
export type * from './trigger.js';
export { unknowable } from './unknowable.js';
export type * from './words.js';
export { eachOf } from './words.js';
export type { Family, Part, Scope, Visit } from './part.js';
export { walkAbilities } from './walk.js';
export {
  aliases,
  families,
  fieldName,
  fieldsIn,
  isAlias,
  isFamily,
  isWordList,
  type Nodes,
} from './families.js';
export type { Named, Spec, Specs } from './shape.js';
export { vocabulary } from './words.js';
