import { same, type Condition, type Players, type Selector } from '#altered/abilities';
import { form } from '../syntax/phrases.js';
import { saying } from '../syntax/scope.js';
import { iso, means, synonym, then, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import type { Grammar } from './grammar.js';
import type { Tense } from './tense.js';
import { comparing, counted, inWordsLimit } from './limits.js';
import { articled } from './articles.js';

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
function outnumbering({ who, has, their }: Holder): readonly Syntax<Condition>[] {
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
    counted(`${controls} <limit> <like>`, controlled(many, who)),
    then(
      form<Condition>(
        `${controls} <like>`,
        { like: articled(controlled(one, who)) },
        { kind: 'exists', like: $('like') },
      ),
      (scope, value) => (value.kind === 'exists' ? saying(scope, { those: value.like }) : scope),
    ),
    ...(beside === 'rival' ? outnumbering({ controls, has, their, who }) : []),
    comparing(`${has} <limit> Mana Orbs`, { limit: inWordsLimit }, { cardsIn: 'mana', of: who }),
    ...zones.map(([text, cardsIn]) =>
      comparing(`${has} <limit> cards in ${text}`, { limit: inWordsLimit }, { cardsIn, of: who }),
    ),
  ];
}
