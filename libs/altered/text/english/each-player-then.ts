import type { Condition, Effect } from '#altered/abilities';
import { form, phrase, type AnyParts } from '../syntax/phrases.js';
import { iso, oneOf, synonym, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { unspoken, verbsOf } from './each-player-who.js';
import type { Grammar } from './grammar.js';
import { holding } from './holding.js';
import { asked } from './noting.js';
import { present } from './tense.js';

const nothing: Effect = { kind: 'sequence', effects: [] };

/**
 * "Each player may discard a card from their hand. If they do, they draw a card.": what every player does and what becomes of
 * that, one after the other, for each of whom it is their own.
 */
export const eachPlayerThen = (g: Grammar): Syntax<Effect> => {
  const parts: AnyParts = verbsOf(g);
  const of = (text: string, tree: object): Syntax<Effect> =>
    unspoken(
      form<Effect>(text, parts, {
        kind: 'each-player',
        effect: { kind: 'if-you-do', ...tree },
        said: /\bmay\b|unless/.test(text) ? 'may, and then' : 'and then',
      } as never),
    );
  const first = { kind: 'optional', effect: $('mayDo') } as const;
  const then = { then: $('then') };
  const otherwise = { then: nothing, otherwise: $('then') };
  return oneOf<Effect>(
    of('each player may <mayDo>. If they do, they <then>.', { first, ...then }),
    of("each player may <mayDo>. If they don't, they <then>.", { first, ...otherwise }),
    synonym(of('each player <does> unless they <mayDo>.', { first, then: nothing, otherwise: $('does') })),
    unspoken(whereIts(g, parts)),
    ...whereSo(g, parts),
  );
};

/** "Each player discards a card from their hand unless they control a Plant": each of them is asked. */
const whereSo = (g: Grammar, parts: AnyParts): readonly Syntax<Effect>[] => {
  const condition = oneOf<Condition>(
    ...holding(
      g,
      { who: 'you', controls: 'they control', has: 'they have', their: 'their' },
      present,
      'alone',
    ),
  );
  return (
    [
      ['unless', { kind: 'not', condition: $('condition') }],
      ['if', $('condition')],
    ] as const
  ).map(([word, so]) =>
    unspoken(
      form<Effect>(`each player <does> ${word} <condition>.`, { ...parts, condition }, {
        kind: 'each-player',
        effect: { kind: 'if', condition: so, then: $('does') },
        said: `${word} they`,
      } as never),
    ),
  );
};

/** "Each player reveals the top card of their deck. If it's a Spell, they draw it." */
const whereIts = (g: Grammar, parts: AnyParts): Syntax<Effect> =>
  iso(
    phrase<{ does: Effect; condition: Condition; then: Effect }>(
      'each player <does>. If <condition>, they <then>.',
      { does: parts['does'], condition: g.condition, then: parts['then'] } as never,
    ),
    ({ does, condition, then }): Effect | undefined =>
      asked(condition).length === 0
        ? undefined
        : {
            kind: 'each-player',
            effect: { kind: 'sequence', effects: [does, { kind: 'if', condition, then }] },
            said: 'if theirs',
          },
    (value) => {
      if (value.kind !== 'each-player' || value.said !== 'if theirs' || value.of !== undefined)
        return undefined;
      const [does, where, ...more] = value.effect.kind === 'sequence' ? value.effect.effects : [];
      return does !== undefined && where?.kind === 'if' && where.otherwise === undefined && more.length === 0
        ? { does, condition: where.condition, then: where.then }
        : undefined;
    },
  );
