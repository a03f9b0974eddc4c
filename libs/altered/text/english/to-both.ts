import { same, type Effect, type StatusName, type Step, type What } from '#altered/abilities';
import { phrase } from '../syntax/phrases.js';
import { iso, type Syntax } from '../syntax/syntax.js';
import { counters, type Counters } from './counters.js';
import type { Grammar } from './grammar.js';
import { inPerson, type Person } from './person.js';
import { status } from './words-for.js';

/** "exhaust me and target Permanent": the same is done to both at once. */
export const toBoth = (g: Grammar, person: Person): readonly Syntax<Effect>[] => {
  const what = g.object({ from: true, your: person.your });
  const verbs: readonly (readonly [string, (what: What) => Step])[] = [
    ['[discard] <one> and <other>', (of) => ({ kind: 'discard', what: of })],
    [
      '[exhaust] <one> and <other>',
      (of) => ({ kind: 'status', change: 'gain', status: 'exhausted', what: of }),
    ],
    [
      "[return] <one> and <other> to their owners' hands",
      (of) => ({ kind: 'move', what: of, to: { zone: 'hand' } }),
    ],
    ['[send] <one> and <other> to Reserve', (of) => ({ kind: 'move', what: of, to: { zone: 'reserve' } })],
  ];
  return verbs.map(([text, step]) =>
    iso(
      phrase<{ one: What; other: What }>(inPerson(person, text), { one: what, other: what }),
      ({ one, other }): Effect | undefined =>
        // "All Plants and Animals" are all of one description.
        isAll(one) && isAll(other) && other.said === undefined
          ? undefined
          : { kind: 'simultaneously', steps: [step(one), step(other)], said: 'to both' },
      (effect) => {
        if (effect.kind !== 'simultaneously' || effect.said !== 'to both') return undefined;
        const [first, second, ...more] = effect.steps;
        if (first === undefined || second === undefined || more.length > 0) return undefined;
        if (!('what' in first) || !('what' in second)) return undefined;
        const [one, other] = [first.what as What, second.what as What];
        return same(step(one), first) && same(step(other), second) ? { one, other } : undefined;
      },
    ),
  );
};

const isAll = (what: What): what is Extract<What, { all: unknown }> =>
  typeof what === 'object' && 'all' in what;

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
