export * from './ability.js';
export * from './card.js';
export {
  abilityProblems,
  cardAbilityProblems,
  deepestAbility,
  largestAbilities,
  type AbilityProblem,
} from './check.js';
export * from './condition.js';
export * from './effect.js';
export { resolvedKinds, unsupported, type Unsupported } from './executable.js';
export type * from './later/index.js';
export * from './passive.js';
export * from './quantity.js';
export * from './selector.js';
export * from './trigger.js';
export * from './words.js';
export { abilityKinds } from './vocabulary.js';
export { walkAbilities, type Family, type Part, type Scope, type Visit } from './walk.js';
