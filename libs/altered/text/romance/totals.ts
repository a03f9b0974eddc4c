import type { Selector, Total } from '#altered/abilities';
import type { NounPhrase } from './grammar.js';
import { described } from './selectors.js';
import type { Speech } from './speech.js';
import { terrainSymbols } from './words.js';

/** "il Costo di Mano totale dei Personaggi che controlli". */
export function totalNumber(of: Total['of'], among: Selector, speech: Speech): NounPhrase {
  const { grammar, situations: phrases, words } = speech.language;
  const all = grammar.after('of', described(among, { article: 'the', plural: true }, speech));
  const named = isCost(of)
    ? phrases.totalOf[of]
    : typeof of === 'string'
      ? phrases.totalOf.statistic(terrainSymbols[of])
      : 'base' in of
        ? phrases.totalOf.statistic(of.base === 'any' ? '' : terrainSymbols[of.base])
        : phrases.totalOf.counters(words.counter(of.counters).many);
  return phrases.total(named, all);
}

export const isCost = (of: Total['of']): of is 'hand-cost' | 'reserve-cost' | 'base-cost' =>
  typeof of === 'string' && of.endsWith('-cost');
