export type { Action, MoveVerb, Place } from './state/actions.js';
export type { Status } from './state/objects.js';
export { editionIds } from './state/edition.js';
export {
  boosterModes,
  optionsOfMode,
  tableModes,
  type BoosterModeId,
  type ModeId,
  type TableModeId,
} from './state/modes.js';
export { afterSetUp, elsewhere, firstNoons } from './decided-elsewhere.js';
export { advance } from './engine.js';
export { companionArms, heroArms } from './day/cross.js';
export { countersAtFirst } from './day/set-up.js';
export { isMarkerCounter } from './world/terrain-markers.js';
export { apply } from './state/evolve.js';
export { altered } from './module.js';
export type { ExpeditionName } from './state/objects.js';
export { ruleModifiers } from './step/modifiers.js';
export { Run } from './step/run.js';
export { shared as sharedRules } from './rulebook/edition-4.0/index.js';
export { allRules, modeRules, rulebooks } from './rulebook/index.js';
export { blankCard, UNKNOWN_CARD } from './seen/unknown-cards.js';
export { cardOf, cloneState, type State } from './state/state.js';
export type { AlteredTask } from './state/tasks.js';
export { alteredVocabulary } from './state/vocabulary.js';
