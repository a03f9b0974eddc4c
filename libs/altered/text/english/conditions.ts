import type { Condition, Known, Players, Selector } from '#altered/abilities';
import { form, list, phrase } from '../syntax/phrases.js';
import { here, iso, means, oneOf, rule, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { counterName } from './names.js';
import type { Grammar } from './grammar.js';
import { standingConditions } from './standing-conditions.js';
import { comparing, counted, inDigitsLimit, inWordsLimit } from './limits.js';
import { articled } from './what.js';
import { being, orMore, terrain } from './words-for.js';
import { expeditionWord } from './expeditions.js';
import { inDigits } from './numbers.js';
import { numberOf } from './quantities.js';

/** A description of what you control, said after "you control". */
const controlled = (syntax: Syntax<Selector>): Syntax<Selector> =>
  iso(
    syntax,
    (like): Selector | undefined =>
      like.controller === undefined ? { ...like, controller: 'you' } : undefined,
    ({ controller, ...like }) => (controller === 'you' ? like : undefined),
  );

/** What is known of an object: "I'm Boosted", "it's a Permanent". */
function isLike(g: Grammar, past: boolean): readonly Syntax<Condition>[] {
  const style = { many: false, from: false, your: 'your' } as const;
  const kind = articled(g.noun(style));
  const of = (subject: string, what: Known): readonly Syntax<Condition>[] => [
    form<Condition>(
      `${subject} <status>`,
      { status: being },
      { kind: 'is', what, like: { status: $('status') } },
    ),
    form<Condition>(
      `${subject} not <status>`,
      { status: being },
      {
        kind: 'not',
        condition: { kind: 'is', what, like: { status: $('status') } },
      },
    ),
    form<Condition>(
      `${subject} in your Reserve`,
      {},
      { kind: 'is', what, like: { zone: 'reserve', owner: 'you' } },
    ),
    form<Condition>(`${subject} facing me`, {}, { kind: 'is', what, like: { expedition: 'facing-me' } }),
    form<Condition>(`${subject} <like>`, { like: kind }, { kind: 'is', what, like: $('like') }),
    form<Condition>(
      `${subject} not <like>`,
      { like: kind },
      {
        kind: 'not',
        condition: { kind: 'is', what, like: $('like') },
      },
    ),
  ];
  return [
    ...of(past ? 'I was' : "I'm", 'me'),
    here(({ it }) => (it === null ? null : oneOf(...of(past ? 'it was' : "it's", it)))),
  ];
}

/** What has to be true, after "if" or "unless". */
export function conditions(g: Grammar): Syntax<Condition> {
  const one = rule('a condition', simpleCondition(g));
  const several = (kind: 'all' | 'any', joint: string): Syntax<Condition> =>
    iso(
      list(one, joint),
      (all): Condition | undefined => (all.length < 2 ? undefined : { kind, conditions: all }),
      (value) => (value.kind === kind ? value.conditions : undefined),
    );
  return oneOf<Condition>(one, several('all', 'and'), several('any', 'or if'));
}

/** One thing that has to be true. */
function simpleCondition(g: Grammar): Syntax<Condition> {
  const style = { from: false, your: 'your' } as const;
  const one = g.noun({ ...style, many: false });
  const many = g.noun({ ...style, many: true });
  const parts = { limit: inWordsLimit, number: inDigitsLimit, name: counterName };
  const whoIs = (text: string, who: Players): Syntax<Condition> =>
    means<Condition>(`${text} the first player`, { kind: 'first-player', who });
  return oneOf<Condition>(
    counted('you control <limit> <like>', controlled(many)),
    form<Condition>(
      'you control <like>',
      { like: articled(controlled(one)) },
      { kind: 'exists', like: $('like') },
    ),
    distinct(one),
    comparing('I have <limit> boosts', { limit: inDigitsLimit }, { counters: 'boost', on: 'me' }),
    comparing(
      'I have <limit> <name> counters',
      { limit: inDigitsLimit, name: counterName },
      {
        counters: $('name'),
        on: 'me',
      },
    ),
    comparing('you have <limit> Mana Orbs', parts, { cardsIn: 'mana', of: 'you' }),
    comparing('you have <limit> cards in your hand', parts, { cardsIn: 'hand', of: 'you' }),
    comparing(
      'you have <limit> base statistics of 0 among <among>',
      { limit: inWordsLimit, among: many },
      {
        statistics: 'any',
        is: 'exactly',
        than: 0,
        among: $('among'),
      },
    ),
    whoIs("you're", 'you'),
    form<Condition>("you're not the first player", {}, notFirst),
    ...isLike(g, false),
    form<Condition>(
      "I'm in <terrain>",
      { terrain },
      { kind: 'terrain', expedition: 'my-expedition', terrain: $('terrain') },
    ),
    comparing(
      'there are <limit> base statistics of 0 among <among>',
      { limit: inWordsLimit, among: many },
      { statistics: 'any', is: 'exactly', than: 0, among: $('among') },
    ),
    ...numberConditions(),
    means<Condition>('you have passed', { kind: 'passed', who: 'you' }),
    means<Condition>('your opponent has passed', { kind: 'passed', who: 'opponent' }),
    means<Condition>("it's the first Day", { kind: 'first-day' }),
    form<Condition>(
      '<expedition> is in <terrain>',
      { expedition: expeditionWord, terrain },
      { kind: 'terrain', expedition: $('expedition'), terrain: $('terrain') },
    ),
    ...standingConditions(g),
  );
}

/** Comparisons of numbers that are not counted: "my {V} is 4 or more", "the result is 4 or more". */
const numberConditions = (): readonly Syntax<Condition>[] => [
  form<Condition>(
    '<left> is <right> <is>',
    { left: numberOf(), right: inDigits, is: orMore },
    { kind: 'compare', left: $('left'), is: $('is'), right: $('right') },
  ),
];

/** What had to be true just before, after "if". */
export const pastConditions = (g: Grammar): Syntax<Condition> =>
  rule(
    'a condition in the past tense',
    oneOf<Condition>(
      ...isLike(g, true),
      counted('you controlled <limit> <like>', controlled(g.noun({ many: true, from: false, your: 'your' }))),
      form<Condition>(
        'you controlled <like>',
        { like: articled(controlled(g.noun({ many: false, from: false, your: 'your' }))) },
        { kind: 'exists', like: $('like') },
      ),
      comparing('I had <limit> boosts', { limit: inDigitsLimit }, { counters: 'boost', on: 'me' }),
      comparing(
        'I had <limit> <name> counters',
        { limit: inDigitsLimit, name: counterName },
        { counters: $('name'), on: 'me' },
      ),
    ),
  );

const notFirst = { kind: 'not', condition: { kind: 'first-player', who: 'you' } } as const;

/** "a Fleeting Character, another Anchored Character and yet another Asleep Character": one for each. */
function distinct(one: Syntax<Selector>): Syntax<Condition> {
  const all = phrase<{ first: Selector; second: Selector; third: Selector }>(
    'you control a <first>, another <second> and yet another <third>',
    { first: one, second: one, third: one },
  );
  const yours = (like: Selector): Selector => ({ ...like, controller: 'you' });
  const theirs = ({ controller, ...like }: Selector): Selector | undefined =>
    controller === 'you' ? like : undefined;
  return iso(
    all,
    ({ first, second, third }): Condition => ({ kind: 'distinct', like: [first, second, third].map(yours) }),
    (value) => {
      const [first, second, third] = value.kind === 'distinct' ? value.like.map(theirs) : [];
      return first === undefined || second === undefined || third === undefined
        ? undefined
        : { first, second, third };
    },
  );
}
