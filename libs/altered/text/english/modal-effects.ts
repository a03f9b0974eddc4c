import type { Effect, Quantity } from '#altered/abilities';
import { saying, type Scope } from '../syntax/scope.js';
import { around, form, list, phrase } from '../syntax/phrases.js';
import { iso, means, oneOf, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { worded } from '../syntax/worded.js';
import type { Grammar } from './grammar.js';
import { inDigits, inWords } from './numbers.js';
import { eachInTurn } from './players.js';
import { pointing } from './pointing.js';
import { pointedAt, price } from './clause.js';
import { howMany } from './quantities.js';
import { rows } from './ranges.js';
import { stopped } from './stopped.js';

type Modes = Extract<Effect, { kind: 'choose-modes' }>;

/** "You may target another Character. It gains 1 boost." */
function mayTarget(g: Grammar): Syntax<Effect> {
  const of = (text: string): Syntax<Effect> =>
    iso(
      phrase<{ target: null; effect: Effect }>(text, { target: pointing(g, 'may'), effect: g.clause }),
      ({ effect }): Effect => ({ kind: 'optional', effect }),
      (effect) =>
        effect.kind === 'optional' && effect.who === undefined && effect.said === undefined
          ? { target: null, effect: effect.effect }
          : undefined,
    );
  return worded<Effect>({
    'in two sentences': of('you may <target>. <effect>.'),
    'in one sentence': of('you may <target>, <effect>.'),
  });
}

/** Sentences that point at a target or depend on a number. */
export function modalSentences(g: Grammar): readonly Syntax<Effect>[] {
  const thresholds = (text: string, of: Syntax<Quantity>): Syntax<Effect> =>
    form<Effect>(
      text,
      { of, rows: rows('• <range>: <effect>.', g.clause) },
      { kind: 'thresholds', of: $('of'), rows: $('rows') },
    );
  return [
    mayTarget(g),
    pointedAt('<target>. <then>', pointing(g, 'sentence'), stopped(g.clause)),
    thresholds('depending on <of>: <rows>', g.quantity),
  ];
}

/** Whole effects that choose modes or are done several times. */
export function modalEffects(g: Grammar): readonly Syntax<Effect>[] {
  const modes = list(around('• <it>', g.effect), '');
  const choose = (text: string, count: Syntax<Quantity>, tree: Partial<Modes>): Syntax<Effect> =>
    form<Effect>(`${text} <modes>`, { count, modes }, {
      kind: 'choose-modes',
      modes: $('modes'),
      count: $('count'),
      ...tree,
    } as never);
  const upTo = { upTo: true } as const;
  const again = { repeatable: true } as const;
  const number = inWords as Syntax<Quantity>;
  const once = form<Effect>(
    'do the following X+<more> times, where X is <x>: • <effect>',
    { more: inDigits, x: g.quantity, effect: g.effect },
    { kind: 'repeat', times: { sum: [$('x'), $('more')] }, effect: $('effect') },
  );
  const both = (text: string, parts: object, tree: Partial<Modes>): Syntax<Effect> =>
    form<Effect>(text, { modes, ...parts }, {
      kind: 'choose-modes',
      modes: $('modes'),
      count: 1,
      ...tree,
    } as never);
  const more = iso(
    phrase<{ x: Quantity; more: number; again?: true; modes: readonly Effect[] }>(
      'choose X+<more>, where X is <x> <again> <modes>',
      {
        x: g.quantity,
        more: inDigits,
        modes,
        again: {
          ...oneOf<true | undefined>(
            means<true>('. You may pick the same option multiple times:', true),
            means(':', undefined),
          ),
          optional: true as const,
        },
      },
    ),
    ({ x, more: plus, again: repeatable, modes: all }): Effect => ({
      kind: 'choose-modes',
      modes: all,
      count: { sum: [x, plus] },
      ...(repeatable && { repeatable }),
    }),
    (effect) => {
      if (effect.kind !== 'choose-modes' || effect.upTo !== undefined || effect.both !== undefined)
        return undefined;
      const { count, repeatable, modes: all } = effect;
      if (typeof count !== 'object' || !('sum' in count)) return undefined;
      const [x, plus, ...others] = count.sum;
      return x === undefined || typeof plus !== 'number' || others.length > 0
        ? undefined
        : { x, more: plus, ...(repeatable && { again: repeatable }), modes: all };
    },
  );
  return [
    both('choose one. If <both>, you may choose both: <modes>', { both: g.condition }, {
      both: $('both'),
    } as never),
    both('choose one, or <bothFor> to choose both: <modes>', { bothFor: price(g) }, {
      bothFor: $('bothFor'),
    } as never),
    more,
    choose('choose up to <count>:', oneOf<Quantity>(number, g.quantity), upTo),
    choose('choose <count>. You may pick the same option multiple times:', number, again),
    choose('choose up to <count>, you may choose the same option multiple times:', number, {
      ...upTo,
      ...again,
    }),
    once,
    form<Effect>(
      'do this once for each <each>: • <effect>',
      { each: howMany(g.noun({ many: false, from: false, your: 'your' })), effect: g.effect },
      { kind: 'repeat', times: $('each'), effect: $('effect') },
    ),
    form<Effect>(
      'do this for each player, starting with you: • <effect>',
      { effect: ofThem(g.effect) },
      { kind: 'each-player', effect: $('effect') },
    ),
  ];
}
/** "That player" is the one whose turn it is to do it. */
const ofThem = (effect: Syntax<Effect>): Syntax<Effect> => ({
  parse: (source, at, scope) => effect.parse(source, at, inTurn(scope)),
  print: (value, scope) => effect.print(value, inTurn(scope)),
});

const inTurn = (scope: Scope): Scope =>
  saying(scope, { they: 'each-player', noted: [...scope.noted, eachInTurn] });
