import { same, type Condition, type Players, type Selector } from '#altered/abilities';
import { around, form, list, phrase } from '../syntax/phrases.js';
import { saying } from '../syntax/scope.js';
import { iso, means, only, synonym, then, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import type { Grammar } from './grammar.js';
import type { Tense } from './tense.js';
import { comparing, counted, inWordsLimit } from './limits.js';
import { articled, plain } from './articles.js';
import { targetPlayer } from './players.js';

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

export const holders: readonly Holder[] = [
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
  if (who === 'each-player') return [];
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
        const both = countsOf(value, is);
        return both !== null && same(both.right, { ...both.left, controller: rival })
          ? { like: both.left }
          : undefined;
      },
    ),
    ...(who === 'you' ? [thanTarget(many, `${controls} ${word}`, is)] : []),
    ...thanInReserve(many, `${has} ${word}`, is, who, rival, other),
    ...(['Mana Orbs'] as const).map((text) =>
      means<Condition>(`${has} ${word} ${text} than ${other}`, {
        kind: 'compare',
        left: { cardsIn: 'mana', of: who },
        is,
        right: { cardsIn: 'mana', of: rival },
      }),
    ),
    ...(who === 'you'
      ? [
          form<Condition>(`${has} ${word} Mana Orbs than <rival>`, { rival: targetPlayer }, {
            kind: 'compare',
            left: { cardsIn: 'mana', of: who },
            is,
            right: { cardsIn: 'mana', of: $('rival') },
          } as never),
        ]
      : []),
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

/** What a condition counts on both sides, and compares so; null: it is another. */
function countsOf(
  value: Condition,
  is: 'more-than' | 'less-than',
): { readonly left: Selector; readonly right: Selector } | null {
  if (value.kind !== 'compare' || value.is !== is) return null;
  const { left, right } = value;
  if (typeof left !== 'object' || typeof right !== 'object') return null;
  return 'count' in left && 'count' in right ? { left: left.count, right: right.count } : null;
}

/** "You control less Characters than target opponent" */
const thanTarget = (many: Syntax<Selector>, more: string, is: 'more-than' | 'less-than'): Syntax<Condition> =>
  iso(
    phrase<{ like: Selector; rival: Players }>(`${more} <like> than <rival>`, {
      like: controlled(many),
      rival: targetPlayer,
    }),
    ({ like, rival }): Condition => ({
      kind: 'compare',
      left: { count: like },
      is,
      right: { count: { ...like, controller: rival } },
    }),
    (value) => {
      const both = countsOf(value, is);
      if (both === null) return undefined;
      const { left: like, right } = both;
      const { controller: rival } = right;
      return typeof rival === 'object' && same(right, { ...like, controller: rival })
        ? { like, rival }
        : undefined;
    },
  );

/** "You have more Robots in Reserve than your opponent", "… than target opponent" */
const thanInReserve = (
  many: Syntax<Selector>,
  more: string,
  is: 'more-than' | 'less-than',
  who: Players,
  rival: Players,
  other: string,
): readonly Syntax<Condition>[] => {
  const of = (text: string, than: Syntax<Players>): Syntax<Condition> =>
    iso(
      phrase<{ like: Selector; rival: Players }>(`${more} <like> in Reserve than ${text}<rival>`, {
        like: only(
          many,
          ({ type, subtype, zone, owner, controller }) =>
            (type !== undefined || subtype !== undefined) &&
            zone === undefined &&
            owner === undefined &&
            controller === undefined,
        ),
        rival: than,
      }),
      ({ like, rival: whose }): Condition => ({
        kind: 'compare',
        left: { count: { ...like, zone: 'reserve', owner: who } },
        is,
        right: { count: { ...like, zone: 'reserve', owner: whose } },
      }),
      (value) => {
        const both = countsOf(value, is);
        if (both === null) return undefined;
        const { zone, owner, ...like } = both.left;
        const { owner: whose } = both.right;
        return zone === 'reserve' &&
          owner === who &&
          whose !== undefined &&
          same(both.right, { ...like, zone, owner: whose })
          ? { like, rival: whose }
          : undefined;
      },
    );
  return [of(other, means<Players>('', rival)), ...(who === 'you' ? [of('', targetPlayer)] : [])];
};

/** "you control two or more Plants", "an opponent controls a Character", "your opponent has no cards in their hand" */
export function holding(
  g: Grammar,
  holder: Holder,
  tense: Tense,
  beside: 'rival' | 'alone' = 'rival',
): readonly Syntax<Condition>[] {
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
    bothControlled(controls, articled(controlled(one, who)), controlled(plain(one), who)),
    ...(beside === 'rival' ? outnumbering(many, { controls, has, their, who }) : []),
    ...(['ready', 'exhausted'] as const).map((status) =>
      comparing(
        `${has} <limit> ${status} Mana Orbs`,
        { limit: inWordsLimit },
        { count: { zone: 'mana', owner: who, status } },
      ),
    ),
    comparing(`${has} <limit> Mana Orbs`, { limit: inWordsLimit }, { cardsIn: 'mana', of: who }),
    ...(beside === 'rival' ? most(many, { who, controls, has, their }) : []),
    ...zones.map(([text, cardsIn]) =>
      comparing(`${has} <limit> cards in ${text}`, { limit: inWordsLimit }, { cardsIn, of: who }),
    ),
    ...lacking(one, who, controls),
    ...having(g, holder, has),
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

/** "you control another Animal and a Plant": one of each, whatever else they are. */
const bothControlled = (
  controls: string,
  first: Syntax<Selector>,
  further: Syntax<Selector>,
): Syntax<Condition> =>
  synonym(
    iso(
      phrase<{ first: Selector; further: readonly Selector[] }>(`${controls} <first> and <further>`, {
        first,
        further: list(around('a <it>', further), 'and'),
      }),
      ({ first: one, further: more }): Condition => ({
        kind: 'all',
        conditions: [one, ...more].map((like) => ({ kind: 'exists', like })),
      }),
      () => undefined,
    ),
  );

/** "you control the most Characters", "you have the fewest cards in hand": more or less of them than the other. */
function most(many: Syntax<Selector>, { who, controls, has, their }: Holder): readonly Syntax<Condition>[] {
  if (who !== 'you' && who !== 'opponent') return [];
  const rival = who === 'you' ? 'opponent' : 'you';
  return (
    [
      ['most', 'more-than'],
      ['fewest', 'less-than'],
      ['least', 'less-than'],
    ] as const
  ).flatMap(([word, is]) => [
    synonym(
      iso(
        phrase<{ like: Selector }>(`${controls} the ${word} <like>`, { like: controlled(many, who) }),
        ({ like }): Condition => ({
          kind: 'compare',
          left: { count: like },
          is,
          right: { count: { ...like, controller: rival } },
        }),
        () => undefined,
      ),
    ),
    ...(['hand', 'reserve'] as const).flatMap((cardsIn) =>
      [
        `in ${their} ${cardsIn === 'hand' ? 'hand' : 'Reserve'}`,
        `in ${cardsIn === 'hand' ? 'hand' : 'Reserve'}`,
      ].map((place) =>
        synonym(
          means<Condition>(`${has} the ${word} cards ${place}`, {
            kind: 'compare',
            left: { cardsIn, of: who },
            is,
            right: { cardsIn, of: rival },
          }),
        ),
      ),
    ),
  ]);
}

/** "you don't control a Landmark", "your opponent doesn't control a token": there is none. */
const lacking = (one: Syntax<Selector>, who: Players, controls: string): readonly Syntax<Condition>[] =>
  (/ controls?$/.test(controls) ? ["n't", ' not'] : []).map((not) => {
    const does = controls.endsWith('s') ? 'does' : 'do';
    return synonym(
      form<Condition>(
        `${controls.replace(/ controls?$/, '')} ${does}${not} control <like>`,
        { like: articled(controlled(one, who)) },
        { kind: 'compare', left: { count: $('like') }, is: 'exactly', right: 0 },
      ),
    );
  });

/** "you have a Spell in your Reserve", "your opponent has no exhausted cards in Reserve", "you have two or more Landmarks". */
function having(g: Grammar, { who, their }: Holder, has: string): readonly Syntax<Condition>[] {
  const your = their === 'their' ? 'their' : 'your';
  const own = (syntax: Syntax<Selector>): Syntax<Selector> =>
    iso(
      syntax,
      (like): Selector | undefined => {
        const { zone, owner, controller, ...more } = like;
        if (controller !== undefined || Object.keys(more).length === 0) return undefined;
        if (zone === undefined) return owner === undefined ? { ...like, controller: who } : undefined;
        const isOwn = zone === 'reserve' || zone === 'hand' || zone === 'discard';
        return isOwn && (owner === undefined || owner === 'you') ? { ...like, owner: who } : undefined;
      },
      () => undefined,
    );
  const [one, many] = [false, true].map((several) => own(g.noun({ many: several, from: false, your })));
  if (one === undefined || many === undefined) return [];
  return [
    synonym(counted(`${has} <limit> <like>`, many)),
    synonym(form<Condition>(`${has} <like>`, { like: articled(one) }, { kind: 'exists', like: $('like') })),
  ];
}

/** "an opponent has", "your opponent controls": other words for the same player. */
export const opponentsToo = (g: Grammar, tense: Tense): readonly Syntax<Condition>[] =>
  (
    [
      ['your opponent controls', 'an opponent has'],
      ['your opponents control', 'your opponents have'],
    ] as const
  ).flatMap(([controls, has]) =>
    holding(g, { who: 'opponent', controls, has, their: 'their' }, tense).map(synonym),
  );
