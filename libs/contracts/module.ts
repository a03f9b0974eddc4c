import { contractProblems } from './abilities/check.js';
import type { Contract } from './abilities/definition.js';
import { textOf } from './text/index.js';
import type { GameModule, Json, Locale } from '#record';
import { explain } from './explaining/explain.js';
import { summaryOf } from './rulebook/index.js';
import { tell } from './telling/tell.js';
import type { Action } from './rules/actions.js';
import { canonical } from './rules/canonical.js';
import { decide } from './rules/engine.js';
import { evolve, evolvePartly } from './rules/evolve.js';
import { facts } from './rules/facts.js';
import { illDefined } from './rules/ill-defined.js';
import { imagine } from './rules/imagine.js';
import { malformed } from './rules/malformed.js';
import { mask } from './rules/mask.js';
import { measures, ownMeasures, worth } from './rules/measures.js';
import { start } from './rules/start.js';
import { cloneState, initialState, type State } from './rules/state.js';
import { clockOf, view } from './rules/view.js';
import { actionInSchema } from './rules/whole.js';

/** Contracts as the platform knows it. */
export const contracts: GameModule<State, Action> = {
  id: 'contracts',
  name: 'Contracts',
  seats: 2,
  play: { start, decide, legal: (state) => state.pending },
  fold: { initial: initialState, evolve, evolvePartly, clone: cloneState, canonical },
  see: { mask, view, clock: clockOf, measures, ownMeasures },
  tell: { event: tell, explain, facts, rule: summaryOf, card: wordsOf },
  records: { malformed, illDefined, actionInSchema },
  bots: { imagine, worth },
};

/** The effects of a contract in another language; null where the definition is none. */
function wordsOf(definition: Json, locale: Locale): readonly string[] | null {
  if (locale === 'en' || contractProblems(definition).length > 0) return null;
  return textOf((definition as unknown as Contract).abilities, locale);
}
