import type { Condition, Effect, Instructions } from '#altered/abilities';
import { firstOf } from '../syntax/beginning.js';
import { form, phrase, type AnyParts } from '../syntax/phrases.js';
import { saying, type Scope } from '../syntax/scope.js';
import { iso, means, oneOf, synonym, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import type { Grammar } from './grammar.js';
import { holding } from './holding.js';
import { instructions } from './instructions.js';
import { followedVerbs, joinedVerbs } from './joined-verbs.js';
import { comparing, inWordsLimit } from './limits.js';
import { they, theyMay } from './person.js';
import { imperative } from './steps.js';
import { present } from './tense.js';

/** What is asked of each player in turn, who is "you" then: "who controls a Landmark", "with no cards in Reserve". */
const asked = (g: Grammar): Syntax<Condition> =>
  oneOf<Condition>(
    ...holding(g, { who: 'you', controls: 'who controls', has: 'who has', their: 'their' }, present, 'alone'),
    means<Condition>('who has passed', { kind: 'passed', who: 'you' }),
    means<Condition>("who hasn't passed", { kind: 'not', condition: { kind: 'passed', who: 'you' } }),
    ...(['hand', 'reserve'] as const).flatMap((zone) => {
      const text = zone === 'hand' ? 'hand' : 'Reserve';
      const cards = { cardsIn: zone, of: 'you' } as const;
      return [
        means<Condition>(`whose ${text} is empty`, { kind: 'empty', zone, of: 'you' }),
        ...[`their ${text}`, text].map((place) =>
          synonym(comparing(`with <limit> cards in ${place}`, { limit: inWordsLimit }, cards)),
        ),
      ];
    }),
  );

/** What each of them does is spoken of no more: "it" and "they" would be of one of them. */
const unspoken = (syntax: Syntax<Effect>): Syntax<Effect> => {
  const inside = (scope: Scope): Scope => saying(scope, { they: 'each-player' });
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
      syntax.parse(source, at, inside(scope)).map((one) => ({ ...one, scope: outside(scope, one.scope) })),
    print: (value, scope) => {
      const printed = syntax.print(value, inside(scope));
      return printed === null ? null : { ...printed, scope: outside(scope, printed.scope) };
    },
  };
};

/** What is done where a player fits, as one tree, and that of a tree. */
const done = (text: string, parts: AnyParts, tree: Template<Effect>): Syntax<Effect> =>
  unspoken(
    form<Effect>(text, parts, {
      kind: 'each-player',
      effect: { kind: 'if', condition: $('condition'), then: tree },
      said: 'who',
    } as never),
  );

const verbsOf = (g: Grammar): AnyParts => ({
  condition: asked(g),
  does: followedVerbs(imperative(g, they)),
  mayDo: followedVerbs(imperative(g, theyMay)),
  then: followedVerbs(imperative(g, theyMay)),
});

/** "Each player who controls a Landmark draws a card": one after the other, those of whom it is true. */
export function eachPlayerWho(g: Grammar): Syntax<Effect> {
  const parts = verbsOf(g);
  const verbs = joinedVerbs(imperative(g, theyMay));
  type Parts = { condition: Condition; pay: Effect; does: Instructions };
  const paying = unspoken(
    iso(
      phrase<Parts>('each player <condition> may <pay> to <does>', {
        condition: asked(g),
        pay: verbs,
        does: instructions(verbs, true),
      }),
      ({ condition, pay, does }): Effect => ({
        kind: 'each-player',
        effect: { kind: 'if', condition, then: { kind: 'pay-to', cost: { does: pay }, ...does } },
        said: 'who',
      }),
      (effect) => {
        const then = thenOf(effect);
        if (then?.then.kind !== 'pay-to' || then.then.who !== undefined) return undefined;
        const { kind: _kind, cost, said: _said, who: _who, ...does } = then.then;
        return cost.does === undefined || Object.keys(cost).length > 1
          ? undefined
          : { condition: then.condition, pay: cost.does, does };
      },
    ),
  );
  return oneOf<Effect>(
    paying,
    done('each player <condition> may <mayDo>', parts, { kind: 'optional', effect: $('mayDo') }),
    done('each player <condition> <does>', parts, $('does')),
  );
}

/** The condition under which each player does something, and what. */
function thenOf(effect: Effect): { readonly condition: Condition; readonly then: Effect } | undefined {
  if (effect.kind !== 'each-player' || effect.said !== 'who' || effect.effect.kind !== 'if') return undefined;
  const { condition, then, otherwise } = effect.effect;
  return otherwise === undefined ? { condition, then } : undefined;
}

/** "Each player who controls a Landmark may sacrifice it. If they do, they draw a card." */
export const eachPlayerWhoMay = (g: Grammar): Syntax<Effect> =>
  done('each player <condition> may <mayDo>. If they do, they <then>.', verbsOf(g), {
    kind: 'if-you-do',
    first: { kind: 'optional', effect: $('mayDo') },
    then: $('then'),
  } as never);
