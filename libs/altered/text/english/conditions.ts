import {
  same,
  type Comparison,
  type Condition,
  type Expeditions,
  type Known,
  type Players,
  type Quantity,
  type Selector,
} from '#altered/abilities';
import { form, list, phrase } from '../syntax/phrases.js';
import { saying } from '../syntax/scope.js';
import { here, iso, means, only, oneOf, rule, synonym, then, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import type { Grammar } from './grammar.js';
import { placeConditions, standingConditions } from './standing-conditions.js';
import { countedTwice, describedConditions, knownConditions, onlyOne } from './described-conditions.js';
import { past, present, type Tense } from './tense.js';
import { comparing, counted, inWordsLimit } from './limits.js';
import { articled } from './articles.js';
import { being, orMore, terrain } from './words-for.js';
import { expeditionWord } from './expeditions.js';
import { inDigits, mana } from './numbers.js';
import { numberOf } from './quantities.js';

/** Of several Expeditions, that one of them is somewhere. */
const anyOfThem = [
  ['at least one of your Expeditions', 'each-of-yours'],
  ["at least one of your opponents' Expeditions", 'each-of-opponents'],
  ['at least one Expedition', 'each'],
] as const;
const isSingle = (which: Expeditions): Expeditions | undefined =>
  anyOfThem.some(([, several]) => several === which) ? undefined : which;
const single = iso(expeditionWord, isSingle, isSingle);

/** A description of what you control, said after "you control". */
const controlled = (syntax: Syntax<Selector>, who: Players = 'you'): Syntax<Selector> =>
  iso(
    syntax,
    (like): Selector | undefined =>
      like.controller === undefined && like.zone === undefined ? { ...like, controller: who } : undefined,
    ({ controller, ...like }) => (same(controller, who) && like.zone === undefined ? like : undefined),
  );

/** Who controls something, or has cards somewhere. */
interface Holder {
  readonly who: Players;
  readonly controls: string;
  readonly has: string;
  readonly their: string;
}
const holders: readonly Holder[] = [
  { who: 'you', controls: 'you control', has: 'you have', their: 'your' },
  {
    who: 'opponent',
    controls: 'an opponent controls',
    has: 'your opponent has',
    their: 'their',
  },
];

/** "You control more Permanents than your opponent", "your opponent has less cards in their hand than you" */
function outnumbering(
  many: Syntax<Selector>,
  { who, controls, has, their }: Holder,
): readonly Syntax<Condition>[] {
  if (who !== 'you' && who !== 'opponent') return [];
  const [rival, other] = who === 'you' ? (['opponent', 'your opponent'] as const) : (['you', 'you'] as const);
  const cards = [
    ['hand', 'hand'],
    ['Reserve', 'reserve'],
    ['discard pile', 'discard'],
    ['Landmarks', 'landmark'],
  ] as const;
  return (
    [
      ['more', 'more-than'],
      ['less', 'less-than'],
    ] as const
  ).flatMap(([word, is]) => [
    iso(
      phrase<{ like: Selector }>(`${controls} ${word} <like> than ${other}`, { like: controlled(many, who) }),
      ({ like }): Condition => ({
        kind: 'compare',
        left: { count: like },
        is,
        right: { count: { ...like, controller: rival } },
      }),
      (value) => {
        if (value.kind !== 'compare' || value.is !== is || typeof value.left !== 'object') return undefined;
        if (!('count' in value.left)) return undefined;
        const like = value.left.count;
        return same(value.right, { count: { ...like, controller: rival } }) ? { like } : undefined;
      },
    ),
    ...cards.flatMap(([text, cardsIn]) =>
      [`${their} ${text}`, text].map((place, index) => {
        const said = means<Condition>(`${has} ${word} cards in ${place} than ${other}`, {
          kind: 'compare',
          left: { cardsIn, of: who },
          is,
          right: { cardsIn, of: rival },
        });
        return index === 0 ? said : synonym(said);
      }),
    ),
  ]);
}

/** "you control two or more Plants", "an opponent controls a Character", "your opponent has no cards in their hand" */
function holding(g: Grammar, holder: Holder, tense: Tense): readonly Syntax<Condition>[] {
  const { who, their } = holder;
  const [controls, has] = [tense(holder.controls), tense(holder.has)];
  const style = { from: false, your: 'your' } as const;
  const one = g.noun({ ...style, many: false });
  const many = g.noun({ ...style, many: true });
  const zones = [
    [`${their} hand`, 'hand'],
    [`${their} Reserve`, 'reserve'],
    [`${their} discard pile`, 'discard'],
    [`${their} deck`, 'deck'],
    [`${their} Landmarks`, 'landmark'],
  ] as const;
  return [
    form<Condition>(`${controls} only one <like>`, { like: controlled(one, who) }, {
      kind: 'compare',
      left: { count: $('like') },
      is: 'exactly',
      right: 1,
      said: 'only one',
    } as never),
    counted(`${controls} <limit> <like>`, controlled(many, who)),
    then(
      form<Condition>(
        `${controls} <like>`,
        { like: articled(controlled(one, who)) },
        { kind: 'exists', like: $('like') },
      ),
      (scope, value) => (value.kind === 'exists' ? saying(scope, { those: value.like }) : scope),
    ),
    ...outnumbering(many, { controls, has, their, who }),
    comparing(
      `${has} <limit> ready Mana Orbs`,
      { limit: inWordsLimit },
      { count: { zone: 'mana', owner: who, status: 'ready' } },
    ),
    comparing(`${has} <limit> Mana Orbs`, { limit: inWordsLimit }, { cardsIn: 'mana', of: who }),
    ...zones.map(([text, cardsIn]) =>
      comparing(`${has} <limit> cards in ${text}`, { limit: inWordsLimit }, { cardsIn, of: who }),
    ),
    ...(['hand', 'Reserve'] as const).map((zone) =>
      synonym(
        comparing(
          `${has} <limit> cards in ${zone}`,
          { limit: inWordsLimit },
          { cardsIn: zone === 'hand' ? 'hand' : 'reserve', of: who },
        ),
      ),
    ),
  ];
}

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
    form<Condition>(`${subject} Completed`, {}, { kind: 'is', what, like: { completed: true } }),
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
    here(['you', 'a'], ({ it }) =>
      it === null || past
        ? null
        : oneOf(
            form<Condition>('you control it', {}, { kind: 'is', what: it, like: { controller: 'you' } }),
            form<Condition>(
              'an opponent controls it',
              {},
              { kind: 'is', what: it, like: { controller: 'opponent' } },
            ),
          ),
    ),
    ...of(past ? 'I was' : "I'm", 'me'),
    here([past ? 'it' : "it's"], ({ it }) =>
      it === null || it === 'me' ? null : oneOf(...of(past ? 'it was' : "it's", it)),
    ),
  ];
}

/** Phases, in sentences. */
export const phaseNames = [
  ['Morning', 'morning'],
  ['Noon', 'noon'],
  ['the Afternoon', 'afternoon'],
  ['Dusk', 'dusk'],
  ['Night', 'night'],
] as const;

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
  const [compared, asNumber] = [numberComparisons(g), numberConditions()];
  const style = { from: false, your: 'your' } as const;
  const one = g.noun({ ...style, many: false });
  const many = g.noun({ ...style, many: true });
  return oneOf<Condition>(
    ...inEitherTense(g, present),
    here(['that'], ({ they }) =>
      they === null
        ? null
        : oneOf(
            ...holding(
              g,
              {
                who: they,
                controls: 'that player controls',
                has: 'that player has',
                their: 'their',
              },
              present,
            ),
          ),
    ),
    distinct(one),
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
    comparing(
      'there are <limit> base statistics of 0 among <among>',
      { limit: inWordsLimit, among: many },
      { statistics: 'any', is: 'exactly', than: 0, among: $('among') },
    ),
    ...asNumber,
    means<Condition>('you have passed', { kind: 'passed', who: 'you' }),
    means<Condition>('your opponent has passed', { kind: 'passed', who: 'opponent' }),
    means<Condition>("it's the first Day", { kind: 'first-day' }),
    synonym(means<Condition>('this is the first Day', { kind: 'first-day' })),
    ...phaseNames.map(([text, phase]) => means<Condition>(`it's ${text}`, { kind: 'phase', phase })),
    form<Condition>(
      'neither of your Expeditions is in <terrain>',
      { terrain },
      {
        kind: 'not',
        condition: { kind: 'terrain', expedition: 'each-of-yours', terrain: $('terrain') },
      },
    ),
    form<Condition>(
      'both of your Expeditions are in <terrain>',
      { terrain },
      {
        kind: 'all',
        conditions: [
          { kind: 'terrain', expedition: 'your-hero', terrain: $('terrain') },
          { kind: 'terrain', expedition: 'your-companion', terrain: $('terrain') },
        ],
      },
    ),
    ...anyOfThem.map(([text, expedition]) =>
      form<Condition>(
        `${text} is in <terrain>`,
        { terrain },
        { kind: 'terrain', expedition, terrain: $('terrain') },
      ),
    ),
    ...standingConditions(g),
    ...compared,
  );
}

/** Comparisons of numbers that are not counted: "my {V} is 4 or more", "its Hand Cost is equal to the result". */
const numberConditions = (): readonly Syntax<Condition>[] => [
  ...costsAre,
  form<Condition>(
    '<left> is <right> <is>',
    { left: numberOf(), right: inDigits, is: orMore },
    { kind: 'compare', left: $('left'), is: $('is'), right: $('right') },
  ),
  form<Condition>('<left> is <right>+', { left: numberOf(), right: inDigits }, {
    kind: 'compare',
    left: $('left'),
    is: 'at-least',
    right: $('right'),
    said: '+',
  } as never),
];

/** "its Hand Cost is {3} or less": costs are counted in mana. */
const costsAre: readonly Syntax<Condition>[] = [
  form<Condition>(
    '<left> is <right> <is>',
    {
      left: only(numberOf(), (left) => typeof left === 'object' && 'cost' in left),
      right: mana,
      is: orMore,
    },
    { kind: 'compare', left: $('left'), is: $('is'), right: $('right') },
  ),
  here(['its'], ({ it }) =>
    it === null || it === 'me'
      ? null
      : synonym(
          form<Condition>('its Base Cost is <right> <is>', { right: mana, is: orMore }, {
            kind: 'is',
            what: it,
            like: { baseCost: { is: $('is'), than: $('right') } },
          } as never),
        ),
  ),
];

/** As comparisons with what is described: "the number of Plants you control is greater than the result". */
const numberComparisons = (g: Grammar): readonly Syntax<Condition>[] => [
  form<Condition>(
    '<left> is <is> <right>',
    { left: g.quantity, right: oneOf<Quantity>(g.quantity, inDigits), is: comparedTo },
    { kind: 'compare', left: $('left'), is: $('is'), right: $('right') },
  ),
];

const comparedTo = oneOf<Comparison>(
  means('equal to', 'exactly'),
  means('greater than or equal to', 'at-least'),
  means('less than or equal to', 'at-most'),
  means('greater than', 'more-than'),
  means('less than', 'less-than'),
);

/** "an opponent has", "your opponent controls": other words for the same player. */
const opponentsToo = (g: Grammar, tense: Tense): readonly Syntax<Condition>[] =>
  (
    [
      ['your opponent controls', 'an opponent has'],
      ['your opponents control', 'your opponents have'],
    ] as const
  ).flatMap(([controls, has]) =>
    holding(g, { who: 'opponent', controls, has, their: 'their' }, tense).map(synonym),
  );

/** What is asked of the present and of the moment before an event. */
function inEitherTense(g: Grammar, tense: Tense): readonly Syntax<Condition>[] {
  const isPast = tense !== present;
  return [
    ...holders.flatMap((holder) => holding(g, holder, tense)),
    ...isLike(g, isPast),
    ...knownConditions(g, tense),
    ...describedConditions(g, tense),
    ...countedTwice(g, tense),
    onlyOne(g, tense),
    ...opponentsToo(g, tense),
    means<Condition>(tense("you're the first player"), { kind: 'first-player', who: 'you' }),
    means<Condition>(tense("you're not the first player"), notFirst),
    form<Condition>(
      tense("I'm in <terrain>"),
      { terrain },
      { kind: 'terrain', expedition: 'my-expedition', terrain: $('terrain') },
    ),
    then(
      form<Condition>(
        tense('<expedition> is in <terrain>'),
        { expedition: single, terrain },
        { kind: 'terrain', expedition: $('expedition'), terrain: $('terrain') },
      ),
      (scope, value) => (value.kind === 'terrain' ? saying(scope, { heldBack: value.expedition }) : scope),
    ),
    ...placeConditions(g, tense),
  ];
}

/** What had to be true just before, after "if". */
export const pastConditions = (g: Grammar): Syntax<Condition> =>
  rule('a condition in the past tense', oneOf<Condition>(...inEitherTense(g, past)));

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
