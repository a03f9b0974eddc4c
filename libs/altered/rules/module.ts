import type { GameModule } from '#record';
import type { Action } from './actions.js';
import { canonical } from './canonical.js';
import { decide } from './engine.js';
import { explain } from './explaining/explain.js';
import { evolve, evolvePartly } from './evolve.js';
import { facts } from './facts.js';
import { imagine } from './imagine.js';
import { malformed } from './malformed.js';
import { mask } from './mask.js';
import { measures, ownMeasures, worth } from './measures.js';
import { summaryOf } from './rulebook/index.js';
import { start } from './start.js';
import { cloneState, initialState, type State } from './state.js';
import { tell } from './telling/tell.js';
import { clockOf, view } from './view.js';

/** Altered as the platform knows it. */
export const altered: GameModule<State, Action> = {
  id: 'altered',
  name: 'Altered',
  start,
  decide,
  initial: initialState,
  evolve,
  evolvePartly,
  clone: cloneState,
  legal: (state) => state.pending,
  canonical,
  mask,
  view,
  clock: clockOf,
  tell,
  explain,
  facts,
  measures,
  ownMeasures,
  worth,
  imagine,
  malformed,
  summaryOf,
};
