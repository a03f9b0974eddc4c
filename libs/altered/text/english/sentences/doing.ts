import type { Cost, Effect } from '#altered/abilities';
import { firstOf } from '../../syntax/beginning.js';
import type { Syntax } from '../../syntax/syntax.js';
import type { Grammar } from '../words/grammar.js';
import { you } from '../words/person.js';
import { imperative } from './steps.js';
import { joinedVerbs } from '../words/joined-verbs.js';

/** An action done as a price, where the fields of a cost have no words for it. `known` reads the actions those fields cover. */
export function doing(
  g: Grammar,
  known: Syntax<Cost>,
  verbs: Syntax<Effect> = joinedVerbs(imperative(g, you)),
): Syntax<Cost> {
  return {
    first: () => firstOf(verbs),
    parse: (source, at, scope) => {
      const costs = new Set(known.parse(source, at, scope).map(({ end }) => end));
      return verbs
        .parse(source, at, scope)
        .filter(({ end }) => !costs.has(end))
        .map((reading) => ({ ...reading, value: { does: reading.value } }));
    },
    print: (cost, scope) => {
      const { does } = cost;
      return does === undefined || Object.keys(cost).length > 1 ? null : verbs.print(does, scope);
    },
  };
}
