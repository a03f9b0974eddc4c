import { contractProblems } from '../abilities/check.js';
import type { Contract } from '../definition.js';
import { textOf } from '../text/index.js';
import type { GameModule } from '#record';
import { explain } from '../explaining/explain.js';
import { summaryOf } from '../rulebook/index.js';
import { tell } from '../telling/tell.js';
import type { Action } from './actions.js';
import { canonical } from './canonical.js';
import { decide } from './engine.js';
import { evolve, evolvePartly } from './evolve.js';
import { facts } from './facts.js';
import { illDefined } from './ill-defined.js';
import { imagine } from './imagine.js';
import { malformed } from './malformed.js';
import { mask } from './mask.js';
import { measures, ownMeasures, worth } from './measures.js';
import { start } from './start.js';
import { cloneState, initialState, type State } from './state.js';
import { clockOf, view } from './view.js';
import { actionInSchema } from './whole.js';

/** Contracts as the platform knows it. */
export const contracts: GameModule<State, Action> = {
  id: 'contracts',
  name: 'Contracts',
  seats: 2,
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
  textOf: (definition, locale) =>
    locale !== 'en' && contractProblems(definition).length === 0
      ? textOf((definition as unknown as Contract).abilities, locale)
      : null,
  malformed,
  illDefined,
  actionInSchema,
  summaryOf,
};
