import { contractProblems } from '../abilities/check.js';
import type { Contract } from '../abilities/definition.js';
import { modesOf, textOf } from '../text/index.js';
import { clockOf } from '#kernel';
import type { GameModule, Json, Locale } from '#record';
import { canDeal, deal } from './seen/deal.js';
import { explain } from './seen/explaining/explain.js';
import { summaryOf } from './rulebook/index.js';
import { tell } from './seen/telling/tell.js';
import type { Action } from './state/actions.js';
import { canonical } from './state/canonical.js';
import { play } from './engine.js';
import { evolve, evolvePartly } from './state/evolve.js';
import { facts } from './seen/facts.js';
import { illDefined } from './seen/ill-defined.js';
import { glossary } from './seen/glossary.js';
import { imagine } from './seen/imagine.js';
import { malformed } from './state/malformed.js';
import { mask } from './seen/mask.js';
import { missed } from './seen/missed.js';
import { measureDefinitions } from './seen/measure-definitions.js';
import { measures, ownMeasures, seatMeasures, worth } from './seen/measures.js';
import { cloneState, initialState, type State } from './state/state.js';
import { promise } from './seen/promise.js';
import { statisticParts } from './seen/statistic-parts.js';
import { model } from './seen/value-model.js';
import { view } from './seen/view.js';
import { words } from './state/words.js';
import { actionInSchema } from './state/whole.js';

/** Contracts as the platform knows it. */
export const contracts: GameModule<State, Action> = {
  id: 'contracts',
  name: 'Contracts',
  seats: 2,
  play,
  fold: { initial: initialState, evolve, evolvePartly, clone: cloneState, canonical, words },
  see: {
    mask,
    view,
    statisticParts,
    clock: clockOf,
    measures,
    seatMeasures,
    ownMeasures,
    measureDefinitions,
    missed,
    glossary,
    spending: { all: 'extractors', unspent: 'mana' },
    chanceKinds: ['shuffle'],
  },
  tell: {
    event: tell,
    explain,
    facts,
    rule: summaryOf,
    card: wordsOf,
    modes: wordsOfModes,
    dayName: 'Round',
  },
  records: { malformed, illDefined, actionInSchema },
  bots: { imagine, deal, canDeal, worth, promise, model },
};

/** The effects of a contract in another language; null where the definition is none. */
function wordsOf(definition: Json, locale: Locale): readonly string[] | null {
  if (locale === 'en' || contractProblems(definition).length > 0) return null;
  return textOf((definition as unknown as Contract).abilities, locale);
}

/** What the effects say that a contract lets a player choose from. */
function wordsOfModes(definition: Json, locale: Locale): readonly string[] | null {
  if (contractProblems(definition).length > 0) return null;
  return modesOf((definition as unknown as Contract).abilities, locale);
}
