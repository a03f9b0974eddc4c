import type { Cost, Effect } from '#altered/abilities';
import { firstOf } from '../syntax/beginning.js';
import type { Syntax } from '../syntax/syntax.js';
import type { Grammar } from './grammar.js';
import { you } from './person.js';
import { imperative } from './steps.js';
import { joinedVerbs } from './joined-verbs.js';

/** What is done to do something else, where the fields of a cost have no words for it: `known` reads those. */
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
        .map((one) => ({ ...one, value: { does: one.value } }));
    },
    print: (cost, scope) => {
      const { does } = cost;
      return does === undefined || Object.keys(cost).length > 1 ? null : verbs.print(does, scope);
    },
  };
}
