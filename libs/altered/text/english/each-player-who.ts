import { type Condition, type Effect } from '#altered/abilities';
import { firstOf } from '../syntax/beginning.js';
import { around, form, type AnyParts } from '../syntax/phrases.js';
import { saying, type Scope } from '../syntax/scope.js';
import { iso, means, oneOf, synonym, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import type { Grammar } from './grammar.js';
import { holding } from './holding.js';
import { followedVerbs } from './joined-verbs.js';
import { comparing, inWordsLimit } from './limits.js';
import { once } from './once.js';
import { they, theyMay } from './person.js';
import { imperative } from './steps.js';
import { present } from './tense.js';

/** What is asked of each player in turn, who is "you" then: "who controls a Landmark", "with no cards in Reserve". */
export const asked = once((g: Grammar): Syntax<Condition> =>
  oneOf<Condition>(
    ...holding(g, { who: 'you', controls: 'who controls', has: 'who has', their: 'their' }, present, 'alone'),
    ...(['hand', 'reserve'] as const).flatMap((zone) => {
      const text = zone === 'hand' ? 'hand' : 'Reserve';
      const cards = { cardsIn: zone, of: 'you' } as const;
      return [
        ...[`their ${text}`, text].map((place) =>
          synonym(comparing(`with <limit> cards in ${place}`, { limit: inWordsLimit }, cards)),
        ),
      ];
    }),
  ),
);

const zoneWords = [
  ['hand', 'hand'],
  ['Reserve', 'reserve'],
] as const;

/** The one player of whom something is true: "the first player", "the player with the most cards in Reserve"; nobody of several. */
const theOne = (): Syntax<Condition> => {
  return oneOf<Condition>(
    means<Condition>('the first player', { kind: 'first-player', who: 'you' }),
    ...(
      [
        ['most', 'more-than'],
        ['fewest', 'less-than'],
      ] as const
    ).flatMap(([word, is]) => [
      ...zoneWords.flatMap(([text, cardsIn]) => {
        const condition: Condition = {
          kind: 'compare',
          left: { cardsIn, of: 'you' },
          is,
          right: { cardsIn, of: 'opponent' },
        };
        return [means(`the player with the ${word} cards in ${text}`, condition)];
      }),
    ]),
  );
};

/** Who does it, each in turn, and the name of that wording. */
type Head = readonly [text: string, said: string, more: { readonly of?: 'opponent' }];
const heads: readonly Head[] = [
  ['each player <condition>', 'who', {}],
  ['each opponent <condition>', 'who', { of: 'opponent' }],
  ['<one>', 'the one', {}],
];

/** Words for who has the ability, who is "you" of the tree no more; "your opponent" is one of the others. */
const isMine = (word: string, index: number, all: readonly string[]): boolean =>
  word === 'you' || (word === 'your' && all[index + 1] !== 'opponent');

/**
 * What each of them does is spoken of no more: "it" and "they" would be of one of them. In it, they are "you" of the tree; what the
 * text calls "you" is somebody else.
 */
export const unspoken = (syntax: Syntax<Effect>): Syntax<Effect> => {
  const inside = (scope: Scope): Scope => saying(scope, { they: 'you' });
  const outside = (scope: Scope, { targets }: Scope): Scope =>
    saying(scope, {
      targets,
      they: null,
      it: null,
      several: false,
      those: null,
      thisWay: null,
      thatMany: null,
    });
  return {
    first: () => firstOf(syntax),
    parse: (source, at, scope) =>
      syntax
        .parse(source, at, inside(scope))
        .filter(({ end }) => !source.words.slice(at, end).some(isMine))
        .map((one) => ({ ...one, scope: outside(scope, one.scope) })),
    print: (value, scope) => {
      const printed = syntax.print(value, inside(scope));
      return printed === null ? null : { ...printed, scope: outside(scope, printed.scope) };
    },
  };
};

/** What is done where a player fits, as one tree, and that of a tree. */
const done = (
  [head, said, more]: Head,
  text: string,
  parts: AnyParts,
  tree: Template<Effect>,
): Syntax<Effect> =>
  unspoken(
    form<Effect>(`${head} ${text}`, parts, {
      kind: 'each-player',
      ...more,
      effect: { kind: 'if', condition: $(head === '<one>' ? 'one' : 'condition'), then: tree },
      said,
    } as never),
  );

export const verbsOf = (g: Grammar): AnyParts => ({
  condition: asked(g),
  one: theOne(),
  does: followedVerbs(imperative(g, they)),
  mayDo: followedVerbs(imperative(g, theyMay)),
  then: followedVerbs(imperative(g, theyMay)),
});

/** "Each player who controls a Landmark draws a card": one after the other, those of whom it is true. */
export function eachPlayerWho(g: Grammar): Syntax<Effect> {
  const parts = verbsOf(g);
  return oneOf<Effect>(each(g), ...heads.flatMap((head) => [done(head, '<does>', parts, $('does'))]));
}

/** Whether what is done looks at what each of them has: it is another number for each. */
const isTheirs = (tree: unknown): boolean =>
  typeof tree === 'object' &&
  tree !== null &&
  Object.entries(tree).some(([field, value]) =>
    field === 'count' ? typeof value === 'object' && isYours(value) : isTheirs(value),
  );

const isYours = (tree: unknown): boolean =>
  typeof tree === 'object' &&
  tree !== null &&
  Object.entries(tree).some(
    ([field, value]) =>
      ((field === 'controller' || field === 'owner' || field === 'of') && value === 'you') || isYours(value),
  );

/** "Each player draws a card for each Character they control" */
const each = (g: Grammar): Syntax<Effect> =>
  unspoken(
    iso(
      around('each player <it>', followedVerbs(imperative(g, they))),
      (effect): Effect | undefined =>
        isTheirs(effect) ? { kind: 'each-player', effect, said: 'each' } : undefined,
      (effect) =>
        effect.kind === 'each-player' && effect.said === 'each' && effect.of === undefined
          ? effect.effect
          : undefined,
    ),
  );
