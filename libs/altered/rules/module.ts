import { clockOf, resultOf } from '#kernel';
import { cardOf } from '#altered/abilities';
import type { GameModule } from '#record';
import type { Action } from './state/actions.js';
import { canonical } from './state/canonical.js';
import { canDeal, deal, shown } from './seen/deal.js';
import { elsewhere } from './decided-elsewhere.js';
import { play } from './engine.js';
import { explain } from './seen/explaining/explain.js';
import { evolve, evolvePartly } from './state/evolve.js';
import { facts } from './seen/facts.js';
import { illDefined } from './seen/ill-defined.js';
import { glossary } from './seen/glossary.js';
import { habits } from './seen/habits.js';
import { hands } from './seen/hands.js';
import { imagine } from './seen/imagine.js';
import { promise } from './seen/promise.js';
import { malformed } from './state/malformed.js';
import { mask } from './seen/mask.js';
import { missed } from './seen/missed.js';
import { refusedPlays } from './day/refused-plays.js';
import { measureDefinitions } from './seen/measure-definitions.js';
import { measures, ownMeasures, seatMeasures, unitValues } from './seen/measures.js';
import { rolls } from './seen/rolls.js';
import { rulesOfMode, usualRules } from './state/modes.js';
import { teamOf } from './state/seating.js';
import { summaryOf } from './rulebook/index.js';
import { ACTIVATIONS_A_DAY } from './step/activation-limits.js';
import { statisticParts } from './seen/statistic-parts.js';
import { cloneState, initialState, type State } from './state/state.js';
import { tell } from './seen/telling/tell.js';
import { themes } from './seen/themes.js';
import { model } from './seen/value-model.js';
import { unknownCards, unknownInHand } from './seen/unknown-cards.js';
import { view } from './seen/view.js';
import { english } from './seen/words/english-words.js';
import { french } from './seen/words/french-words.js';
import { italian } from './seen/words/italian-words.js';
import { writeCanonical } from './state/write-canonical.js';
import { copyWorld } from './world/world.js';

/** Copies a state together with the cached facts about it. */
function clone(state: State): State {
  const copy = cloneState(state);
  copyWorld(state, copy);
  return copy;
}

export const altered: GameModule<State, Action> = {
  id: 'altered',
  name: 'Altered',
  seats: usualRules.players,
  seatsIn: (options) => rulesOfMode({ options }).players,
  play,
  elsewhere,
  fold: { initial: initialState, evolve, evolvePartly, clone, canonical, words: writeCanonical },
  see: {
    mask,
    view,
    result: resultOf,
    rolls,
    statisticParts,
    clock: clockOf,
    measures,
    seatMeasures,
    ownMeasures,
    measureDefinitions,
    missed,
    refused: refusedPlays,
    unknown: unknownCards,
    unknownInHand,
    activationsADay: ACTIVATIONS_A_DAY,
    printed: cardOf,
    habits,
    glossary,
    spending: { all: 'mana', unspent: 'ready' },
    chanceKinds: ['shuffle', 'turn-up'],
  },
  tell: {
    event: tell,
    explain,
    facts,
    rule: summaryOf,
    words: { en: english, it: italian, fr: french },
    themes,
    inShort: { counted: ['hand', 'deck', 'mana', 'discard'], resources: ['distance', 'mana', 'hand'] },
  },
  records: { malformed, illDefined },
  bots: { imagine, deal, canDeal, shown, unitValues, promise, team: teamOf, model },
  hands,
};
