import { contractProblems } from '../abilities/check.js';
import type { Contract } from '../abilities/definition.js';
import { modesOf, textOf } from '../text/index.js';
import { clockOf, resultOf } from '#kernel';
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
import { habits } from './seen/habits.js';
import { hands } from './seen/hands.js';
import { imagine } from './seen/imagine.js';
import { malformed } from './state/malformed.js';
import { mask } from './seen/mask.js';
import { missed } from './seen/missed.js';
import { refusedPlays } from './playing/refused-plays.js';
import { measureDefinitions } from './seen/measure-definitions.js';
import { english } from './seen/words/english-words.js';
import { french } from './seen/words/french-words.js';
import { italian } from './seen/words/italian-words.js';
import { measures, ownMeasures, seatMeasures, unitValues } from './seen/measures.js';
import { cloneState, initialState, type State } from './state/state.js';
import { promise } from './seen/promise.js';
import { statisticParts } from './seen/statistic-parts.js';
import { themes } from './seen/themes.js';
import { model } from './seen/value-model.js';
import { view } from './seen/view.js';
import { writeCanonical } from './state/write-canonical.js';
import { actionInSchema } from './state/complete-action.js';

export const contracts: GameModule<State, Action> = {
  id: 'contracts',
  name: 'Contracts',
  seats: 2,
  play,
  fold: { initial: initialState, evolve, evolvePartly, clone: cloneState, canonical, words: writeCanonical },
  see: {
    mask,
    view,
    result: resultOf,
    statisticParts,
    clock: clockOf,
    measures,
    seatMeasures,
    ownMeasures,
    measureDefinitions,
    missed,
    refused: refusedPlays,
    habits,
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
    words: { en: english, it: italian, fr: french },
    themes,
    inShort: {
      counted: ['hand', 'deck', 'mana', 'discard'],
      resources: ['health', 'mana', 'extractors', 'hand'],
    },
  },
  records: { malformed, illDefined, actionInSchema },
  bots: { imagine, deal, canDeal, unitValues, promise, model },
  hands,
};

/**
 * Returns the text of a contract's effects in a language. Null if the language is English or the definition is not a
 * contract.
 */
function wordsOf(definition: Json, locale: Locale): readonly string[] | null {
  if (locale === 'en' || contractProblems(definition).length > 0) return null;
  return textOf((definition as unknown as Contract).abilities, locale);
}

/**
 * Returns the text of each of a contract's modes. Null if the contract does not have exactly one set of modes, or if
 * the definition is not a contract.
 */
function wordsOfModes(definition: Json, locale: Locale): readonly string[] | null {
  if (contractProblems(definition).length > 0) return null;
  return modesOf((definition as unknown as Contract).abilities, locale);
}
