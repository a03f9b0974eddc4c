export type { Action } from './actions.js';
export { editionIds } from './edition.js';
export { altered } from './module.js';
export { ruleModifiers } from './modifiers.js';
export type { State } from './state.js';
