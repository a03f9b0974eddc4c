import { same, type Condition, type Players, type Quantity, type Selector } from '#altered/abilities';
import { $, fieldsOf, form, phrase, type AnyParts, type Parts, type Template } from '../../syntax/phrases.js';
import { iso, means, oneOf, only, synonym, type Syntax, wordsFor } from '../../syntax/syntax.js';
import type { Grammar } from '../words/grammar.js';
import { inPerson, they, you, type Person, type Tense } from '../words/verbs.js';
import { comparing, counting, existing, inWordsLimit } from '../nouns/limits.js';
import { articled, plain } from '../nouns/articles.js';

/** Descriptions after the verb "control". They name neither a controller nor a zone. */
const controlled = (syntax: Syntax<Selector>): Syntax<Selector> =>
  only(syntax, ({ controller, zone }) => controller === undefined && zone === undefined);

/** The subjects of the verbs "control" and "have". */
interface Holder {
  readonly person: Person;
  readonly controls: Syntax<Players>;
  /** The subject of "have". Absent if the phrase only allows "control". */
  readonly has?: Syntax<Players>;
}

const opponent = (usual: string, other: string): Syntax<Players> =>
  oneOf<Players>(means(usual, 'opponent'), synonym(means<Players>(other, 'opponent')));
const anOpponent = opponent('an opponent', 'your opponent');
const yourOpponent = opponent('your opponent', 'an opponent');
const yourself = means<Players>('you', 'you');

export const holders: readonly Holder[] = [
  { person: you, controls: yourself, has: yourself },
  { person: they, controls: anOpponent, has: yourOpponent },
];

/**
 * Phrases such as "you control two or more Plants", "an opponent controls a Character" and "your opponent has no cards
 * in their hand".
 */
export function holding(g: Grammar, holder: Holder, tense: Tense): readonly Syntax<Condition>[] {
  const { person, controls, has } = holder;
  const say = (text: string): string => tense(inPerson(person, text));
  const like = articled(controlled(g.single));
  const controller = { ...fieldsOf('like'), controller: $('who') };
  const control = (limit: Syntax<unknown>): Syntax<Condition> =>
    comparing(
      say('<who> [control] <limit> <like>'),
      { who: controls, limit, like: controlled(g.many) },
      { count: controller },
    );
  return [
    counting(control(inWordsLimit)),
    existing(say('<who> [control] <like>'), { who: controls, like }, controller),
    ...(has === undefined ? [] : having(g, person.your, has, say, control)),
  ];
}

/** The words "more" and "less", before "than" and another player. */
const open = wordsFor<object>({ more: { is: 'more-than' }, less: { is: 'less-than' } });

/** Phrases such as "you have six or more Mana Orbs" and "your opponent has more cards in their hand than you". */
function having(
  g: Grammar,
  your: Person['your'],
  has: Syntax<Players>,
  say: (text: string) => string,
  control: (limit: Syntax<unknown>) => Syntax<Condition>,
): readonly Syntax<Condition>[] {
  type Zone = 'hand' | 'reserve';
  const hand = means<Zone>(`${your} hand`, 'hand');
  const reserve = means<Zone>(`${your} Reserve`, 'reserve');
  const some = (limit: Syntax<unknown>, zone: Syntax<Zone>): readonly Syntax<Condition>[] => {
    const parts: AnyParts = { who: has, zone, limit };
    return [
      comparing(say('<who> [have] <limit> Mana Orbs'), parts, { cardsIn: 'mana', of: $('who') }),
      comparing(say('<who> [have] <limit> cards in <zone>'), parts, { cardsIn: $('zone'), of: $('who') }),
    ];
  };
  return [
    ...some(inWordsLimit, oneOf(hand, reserve)),
    than(
      oneOf(
        ...some(
          open,
          oneOf(
            hand,
            ...(your === 'your' ? [means<Zone>('Reserve', 'reserve'), synonym(reserve)] : [reserve]),
          ),
        ),
        control(open),
      ),
      oneOf<Players>(yourself, yourOpponent, g.players),
    ),
  ];
}

/** Returns the player whose cards or objects a number counts. */
const playerOf = (left: Quantity): Players | undefined => {
  if (typeof left !== 'object') return undefined;
  if ('cardsIn' in left) return left.of;
  return 'count' in left ? left.count.controller : undefined;
};

/** Returns the same kind of number for another player, such as the number of cards in that player's hand. */
const ofPlayer = (left: Quantity, player: Players): Quantity =>
  typeof left === 'object' && 'count' in left
    ? { count: { ...left.count, controller: player } }
    : { ...(left as Extract<Quantity, { cardsIn: unknown }>), of: player };

type Compare = Extract<Condition, { kind: 'compare' }>;

/** Phrases such as "… than target opponent", which compare the same number for two players. */
const than = (more: Syntax<Condition>, players: Syntax<Players>): Syntax<Condition> =>
  iso(
    phrase<{ more: Condition; than: Players } & Parts>('<more> than <than>', { more, than: players }),
    ({ more: compare, than: other }): Condition | undefined => {
      if (compare.kind !== 'compare' || same(playerOf(compare.left), other)) return undefined;
      return asFewer({ ...compare, right: ofPlayer(compare.left, other) });
    },
    (condition) => {
      const compare = asCompared(condition);
      if (compare === null) return undefined;
      const { right, ...more } = compare;
      const other = playerOf(right);
      return other !== undefined && same(ofPlayer(more.left, other), right)
        ? { more: more as Condition, than: other }
        : undefined;
    },
  );

/**
 * Converts a comparison to a `fewer-cards` condition if it means that you have fewer cards in hand or Reserve. Returns
 * other comparisons unchanged.
 */
const asFewer = (compare: Compare): Condition => {
  const { left, is, right } = compare;
  if (is !== 'less-than' || typeof left !== 'object' || !('cardsIn' in left)) return compare;
  const { cardsIn: zone, of } = left;
  const isOwn = of === 'you' && (zone === 'hand' || zone === 'reserve');
  return isOwn ? { kind: 'fewer-cards', zone, than: (right as typeof left).of } : compare;
};
const asCompared = (condition: Condition): Compare | null => {
  if (condition.kind !== 'fewer-cards') return condition.kind === 'compare' ? condition : null;
  const { zone: cardsIn, than: of } = condition;
  return { kind: 'compare', left: { cardsIn, of: 'you' }, is: 'less-than', right: { cardsIn, of } };
};

/**
 * Phrases such as "a Fleeting Character, another Anchored Character and yet another Asleep Character". Each description
 * must match a different object.
 */
export function distinct(noun: Syntax<Selector>): Syntax<Condition> {
  const like = only(plain(noun), ({ zone, controller }) => zone === undefined && controller === undefined);
  const yours = (name: string) => ({ ...fieldsOf(name), controller: 'you' });
  return form<Condition>(
    'you control a <first>, another <second> and yet another <third>',
    { first: like, second: like, third: like },
    { kind: 'distinct', like: [yours('first'), yours('second'), yours('third')] } as Template<Condition>,
  );
}
