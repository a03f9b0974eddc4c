import { same, type Effect, type StatusName, type What } from '#altered/abilities';
import { phrase } from '../../syntax/phrases.js';
import { iso, type Syntax } from '../../syntax/syntax.js';
import { counters, type Counters } from '../nouns/counters.js';
import type { Grammar } from '../words/grammar.js';
import { inPerson, type Person } from '../words/person.js';
import { status } from '../words/words-for.js';

/** "give me 1 boost and Fleeting" */
export const giveBoth = (g: Grammar, person: Person): readonly Syntax<Effect>[] => {
  const parts = { what: g.object({ from: false, your: person.your }), amount: counters(g), status };
  type Parts = { what: What; amount: Counters; status: StatusName };
  return [
    iso(
      phrase<Parts>(inPerson(person, '[give] <what> <amount> and <status>'), parts),
      ({ what, amount, status: word }): Effect => ({
        kind: 'simultaneously',
        steps: [
          { kind: 'counters', change: 'gain', ...amount, what },
          { kind: 'status', change: 'gain', status: word, what },
        ],
        said: 'give',
      }),
      (effect) => {
        if (effect.kind !== 'simultaneously' || effect.said !== 'give') return undefined;
        const [first, second, ...more] = effect.steps;
        if (first?.kind !== 'counters' || second?.kind !== 'status' || more.length > 0) return undefined;
        const { what, name, count } = first;
        return same(what, second.what) ? { what, amount: { name, count }, status: second.status } : undefined;
      },
    ),
  ];
};
