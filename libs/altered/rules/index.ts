export type { Action, Place } from './actions.js';
export { editionIds } from './edition.js';
export { advance } from './engine.js';
export { apply } from './evolve.js';
export { altered } from './module.js';
export { ruleModifiers } from './modifiers.js';
export { Run } from './run.js';
export { cardOf, cloneState, type State } from './state.js';
export type { AlteredTask } from './tasks.js';
