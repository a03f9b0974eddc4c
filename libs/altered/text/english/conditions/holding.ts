import { type Condition, type Players, type Selector } from '#altered/abilities';
import { $, fieldsOf, form, type AnyParts, type Template } from '../../syntax/phrases.js';
import { means, only, type Syntax, wordsFor } from '../../syntax/syntax.js';
import type { Grammar } from '../words/grammar.js';
import type { Tense } from '../words/verb-forms.js';
import { comparing, counted, existing, inWordsLimit } from '../nouns/limits.js';
import { articled, plain, understood } from '../nouns/articles.js';

/** A description of objects that a player controls, after "you control". */
const controlled = (syntax: Syntax<Selector>, who: Players = 'you'): Syntax<Selector> =>
  understood(syntax, { controller: who }, ({ zone }) => zone === undefined);

/** Who controls something, or has cards somewhere. */
interface Holder {
  readonly who: Players;
  readonly controls: string;
  /** Absent if the condition is only about objects that they control. */
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
  const like = articled(controlled(g.single, who));
  const many = controlled(g.many, who);
  return [
    counted('<controls> <limit> <like>', many, parts),
    existing('<controls> <like>', { ...parts, like }),
    ...(holder.has === undefined ? [] : having(who, their, worded(holder.has))),
  ];
}

/** "you have six or more Mana Orbs", "your opponent has more cards in their hand than you" */
const having = (who: Players, their: string, has: Syntax<undefined>): readonly Syntax<Condition>[] => {
  const zone = wordsFor<'hand' | 'reserve'>({ [`${their} hand`]: 'hand', [`${their} Reserve`]: 'reserve' });
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

/** "a Fleeting Character, another Anchored Character and yet another Asleep Character": one for each. */
export function distinct(noun: Syntax<Selector>): Syntax<Condition> {
  const like = only(plain(noun), ({ zone, controller }) => zone === undefined && controller === undefined);
  const yours = (name: string) => ({ ...fieldsOf(name), controller: 'you' });
  return form<Condition>(
    'you control a <first>, another <second> and yet another <third>',
    { first: like, second: like, third: like },
    { kind: 'distinct', like: [yours('first'), yours('second'), yours('third')] } as Template<Condition>,
  );
}
