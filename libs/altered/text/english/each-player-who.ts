import {
  same,
  type Condition,
  type Effect,
  type Instructions,
  type Players,
  type Selector,
} from '#altered/abilities';
import { firstOf } from '../syntax/beginning.js';
import { around, form, phrase, type AnyParts } from '../syntax/phrases.js';
import { saying, type Scope } from '../syntax/scope.js';
import { iso, means, oneOf, only, synonym, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import type { Grammar } from './grammar.js';
import { holding } from './holding.js';
import { instructions } from './instructions.js';
import { followedVerbs, joinedVerbs } from './joined-verbs.js';
import { comparing, inWordsLimit } from './limits.js';
import { once } from './once.js';
import { they, theyMay } from './person.js';
import { imperative } from './steps.js';
import { present } from './tense.js';

/** What is asked of each player in turn, who is "you" then: "who controls a Landmark", "with no cards in Reserve". */
export const asked = once((g: Grammar): Syntax<Condition> =>
  oneOf<Condition>(
    ...holding(g, { who: 'you', controls: 'who controls', has: 'who has', their: 'their' }, present, 'alone'),
    means<Condition>('who has passed', { kind: 'passed', who: 'you' }),
    means<Condition>("who hasn't passed", { kind: 'not', condition: { kind: 'passed', who: 'you' } }),
    ...(['hand', 'reserve'] as const).flatMap((zone) => {
      const text = zone === 'hand' ? 'hand' : 'Reserve';
      const cards = { cardsIn: zone, of: 'you' } as const;
      return [
        means<Condition>(`whose ${text} is empty`, { kind: 'empty', zone, of: 'you' }),
        ...(zone === 'reserve'
          ? [means<Condition>('whose Reserve is full', { kind: 'full', zone, of: 'you' })]
          : []),
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
const theOne = (g: Grammar): Syntax<Condition> => {
  const many = g.noun({ many: true, from: false, your: 'your' });
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
        return [
          means(`the player with the ${word} cards in ${text}`, condition),
          synonym(means(`the player with the ${word} cards in their ${text}`, condition)),
        ];
      }),
      means<Condition>(`the player with the ${word} Mana Orbs`, {
        kind: 'compare',
        left: { cardsIn: 'mana', of: 'you' },
        is,
        right: { cardsIn: 'mana', of: 'opponent' },
      }),
      iso(
        phrase<{ like: Selector }>(`the player who controls the ${word} <like>`, { like: many }),
        ({ like }): Condition | undefined =>
          like.controller !== undefined || like.zone !== undefined
            ? undefined
            : {
                kind: 'compare',
                left: { count: { ...like, controller: 'you' } },
                is,
                right: { count: { ...like, controller: 'opponent' } },
              },
        (value) => {
          if (value.kind !== 'compare' || value.is !== is || typeof value.left !== 'object') return undefined;
          if (!('count' in value.left)) return undefined;
          const { controller, ...like } = value.left.count;
          const rival = { count: { ...like, controller: 'opponent' } };
          return controller === 'you' && same(value.right, rival) ? { like } : undefined;
        },
      ),
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
  one: theOne(g),
  does: followedVerbs(imperative(g, they)),
  mayDo: followedVerbs(imperative(g, theyMay)),
  then: followedVerbs(imperative(g, theyMay)),
});

/** "Each player who controls a Landmark draws a card": one after the other, those of whom it is true. */
export function eachPlayerWho(g: Grammar): Syntax<Effect> {
  const parts = verbsOf(g);
  const verbs = joinedVerbs(imperative(g, theyMay));
  type Parts = { condition?: Condition; one?: Condition; pay: Effect; does: Instructions };
  const paying = ([head, said, more]: Head): Syntax<Effect> =>
    unspoken(
      iso(
        phrase<Parts>(`${head} may <pay> to <does>`, {
          condition: parts['condition'] as Syntax<Condition>,
          one: parts['one'] as Syntax<Condition>,
          pay: verbs,
          does: instructions(verbs, true),
        }),
        ({ condition, one = condition, pay, does }): Effect | undefined =>
          one === undefined
            ? undefined
            : {
                kind: 'each-player',
                ...more,
                effect: {
                  kind: 'if',
                  condition: one,
                  then: { kind: 'pay-to', cost: { does: pay }, ...does },
                },
                said,
              },
        (effect) => {
          const then = thenOf(effect, said, more);
          if (then?.then.kind !== 'pay-to' || then.then.who !== undefined) return undefined;
          const { kind: _kind, cost, said: _said, who: _who, ...does } = then.then;
          return cost.does === undefined || Object.keys(cost).length > 1
            ? undefined
            : { [head === '<one>' ? 'one' : 'condition']: then.condition, pay: cost.does, does };
        },
      ),
    );
  return oneOf<Effect>(
    each(g),
    ...heads.flatMap((head) => [
      paying(head),
      done(head, 'may <mayDo>', parts, { kind: 'optional', effect: $('mayDo') }),
      done(head, '<does>', parts, $('does')),
    ]),
  );
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

/** The condition under which each player does something, and what. */
function thenOf(
  effect: Effect,
  said: string,
  { of }: { readonly of?: Players },
): { readonly condition: Condition; readonly then: Effect } | undefined {
  if (effect.kind !== 'each-player' || effect.said !== said || effect.effect.kind !== 'if') return undefined;
  if (effect.of !== of) return undefined;
  const { condition, then, otherwise } = effect.effect;
  return otherwise === undefined ? { condition, then } : undefined;
}

/** What happens to this object, whoever is "you": so many counters, or a status. */
const isOfMine = (effect: Effect): boolean =>
  effect.kind === 'step' &&
  ((effect.step.kind === 'counters' && typeof effect.step.count === 'number') ||
    effect.step.kind === 'status') &&
  effect.step.what === 'me';

/** "Each player who controls a Landmark may sacrifice it. If they do, they draw a card." */
export const eachPlayerWhoMay = (g: Grammar): Syntax<Effect> =>
  oneOf(
    // "Each player may discard a card from their hand. Each player who does draws a card."
    ...(
      [
        ['each player', 'each player', {}],
        ['your opponent', 'each opponent', { of: 'opponent' }],
      ] as const
    ).map(([who, one, more]) =>
      unspoken(
        form<Effect>(`${who} may <mayDo>. ${one} who does <does>.`, verbsOf(g), {
          kind: 'each-player',
          ...more,
          effect: {
            kind: 'if-you-do',
            first: { kind: 'optional', effect: $('mayDo') },
            then: $('does'),
          },
          said: 'who does',
        } as never),
      ),
    ),
    // "Each player may ready a card in their Reserve. For each player who does, I gain 1 boost."
    ...(
      [
        ['each player', 'player', {}],
        ['your opponent', 'opponent', { of: 'opponent' }],
      ] as const
    ).flatMap(([who, one, more]) =>
      (
        [
          ['does', false],
          ["doesn't", true],
        ] as const
      ).map(([does, isNot]) =>
        unspoken(
          form<Effect>(
            `${who} may <mayDo>. For each ${one} who ${does}, <mine>.`,
            { ...verbsOf(g), mine: only(g.clause, isOfMine) },
            {
              kind: 'each-player',
              ...more,
              effect: {
                kind: 'if-you-do',
                first: { kind: 'optional', effect: $('mayDo') },
                then: isNot ? { kind: 'sequence', effects: [] } : $('mine'),
                ...(isNot && { otherwise: $('mine') }),
              },
              said: 'for each who does',
            } as never,
          ),
        ),
      ),
    ),
    ...heads.map((head) =>
      done(head, 'may <mayDo>. If they do, they <then>.', verbsOf(g), {
        kind: 'if-you-do',
        first: { kind: 'optional', effect: $('mayDo') },
        then: $('then'),
      } as never),
    ),
  );
