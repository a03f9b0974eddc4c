import { type Condition, type Players, same, type Selector } from '#altered/abilities';
import { $, type AnyParts, form, phrase } from '../../syntax/phrases.js';
import { saying } from '../../syntax/scope.js';
import { iso, means, oneOf, type Syntax, then } from '../../syntax/syntax.js';
import type { Grammar } from '../words/grammar.js';
import type { Tense } from '../words/verb-forms.js';
import { comparing, counted, inWordsLimit } from '../nouns/limits.js';
import { articled, plain } from '../nouns/articles.js';

/** A description of objects you control, after "you control". */
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
  /** Absent where only what they control is asked. */
  readonly has?: string;
  readonly their: string;
}

export const holders: readonly Holder[] = [
  { who: 'you', controls: 'you control', has: 'you have', their: 'your' },
  { who: 'opponent', controls: 'an opponent controls', has: 'your opponent has', their: 'their' },
];

/** "you control two or more Plants", "an opponent controls a Character", "your opponent has no cards in their hand" */
export function holding(g: Grammar, holder: Holder, tense: Tense): readonly Syntax<Condition>[] {
  const { who, their } = holder;
  const worded = (text: string) => ({ ...means(tense(text), undefined), optional: true as const });
  const parts: AnyParts = { controls: worded(holder.controls), limit: inWordsLimit };
  const style = { from: false, your: 'your' } as const;
  const like = articled(controlled(g.noun({ ...style, many: false }), who));
  const many = controlled(g.noun({ ...style, many: true }), who);
  return [
    counted('<controls> <limit> <like>', many, parts),
    then(form<Condition>('<controls> <like>', { ...parts, like }, { kind: 'exists' }), (scope, value) =>
      value.kind === 'exists' ? saying(scope, { counted: value.like }) : scope,
    ),
    ...(holder.has === undefined ? [] : having(who, their, worded(holder.has))),
  ];
}

/** "you have six or more Mana Orbs", "your opponent has more cards in their hand than you" */
const having = (who: Players, their: string, has: Syntax<undefined>): readonly Syntax<Condition>[] => {
  const zone = oneOf<'hand' | 'reserve'>(
    means(`${their} hand`, 'hand'),
    means(`${their} Reserve`, 'reserve'),
  );
  const parts: AnyParts = { has, zone, limit: inWordsLimit };
  return [
    comparing('<has> <limit> Mana Orbs', parts, { cardsIn: 'mana', of: who }),
    comparing('<has> <limit> cards in <zone>', parts, { cardsIn: $('zone'), of: who }),
    ...(who === 'opponent'
      ? [
          form<Condition>('<has> more cards in <zone> than you', parts, {
            kind: 'compare',
            left: { cardsIn: $('zone'), of: who },
            is: 'more-than',
            right: { cardsIn: $('zone'), of: 'you' },
          }),
        ]
      : []),
  ];
};

type Parts = Readonly<Partial<Record<'first' | 'second' | 'third', Selector>>>;

const yours = (like: Selector | undefined): readonly Selector[] =>
  like === undefined ? [] : [{ ...like, controller: 'you' }];

const theirs = ({ controller, ...like }: Selector): Selector | undefined =>
  controller === 'you' ? like : undefined;

/** "a Fleeting Character and another Anchored Character", "… and yet another Asleep Character": one for each. */
export function distinct(noun: Syntax<Selector>): readonly Syntax<Condition>[] {
  const single = plain(noun);
  const of = (text: string, number: number): Syntax<Condition> =>
    iso(
      phrase<Parts>(text, { first: single, second: single, third: single }),
      ({ first, second, third }): Condition | undefined => {
        const like = [first, second, third].flatMap(yours);
        return like.length === number && like.every(({ zone }) => zone === undefined)
          ? { kind: 'distinct', like }
          : undefined;
      },
      (value): Parts | undefined => {
        if (value.kind !== 'distinct' || value.like.length !== number) return undefined;
        const [first, second, third] = value.like.map(theirs);
        if (first === undefined || second === undefined) return undefined;
        return number === 2 ? { first, second } : third && { first, second, third };
      },
    );
  return [of('you control a <first>, another <second> and yet another <third>', 3)];
}
