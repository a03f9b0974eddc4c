import type { Affected, Condition, Effect, Passive, Quantity, Selector } from '#altered/abilities';
import { firstOf } from '../syntax/beginning.js';
import { form, list, phrase } from '../syntax/phrases.js';
import { saying, type Scope } from '../syntax/scope.js';
import { here, iso, means, only, oneOf, rule, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import { marked, worded } from '../syntax/worded.js';
import { allPlayed } from './all-played.js';
import { articled } from './articles.js';
import { price } from './clause.js';
import { generalStatements } from './general-statements.js';
import type { Grammar } from './grammar.js';
import { considering } from './considering.js';
import { inDigits, inWords, less, letterX, mana } from './numbers.js';
import { nthPlayed } from './nth-played.js';
import { replacements } from './replacing.js';
import { statisticsStatements } from './statistics-statements.js';
import { castInstead } from './would.js';
import { describedX } from './where-x.js';
import { keyword, terrain, triggerSymbol } from './words-for.js';

/** What objects are. */
function being(many: Syntax<Selector>, one: Syntax<Selector>): readonly Syntax<Passive>[] {
  const parts = { of: many, one, keyword, amount: oneOf<Quantity>(inDigits, letterX) };
  const subjects: readonly (readonly [string, string, Template<Affected>])[] = [
    ["I'm ", 'I have ', 'me'],
    ['<of> are ', '<of> have ', $('of')],
  ];
  const all = form<Passive>('all <of> are Tough <amount>', parts, {
    kind: 'tough',
    of: $('of'),
    amount: $('amount'),
  });
  return [
    marked('all', all),
    ...subjects.flatMap(([are, , of]) => [
      form<Passive>(`${are}<keyword>`, parts, { kind: 'keyword', of, gain: $('keyword') }),
      form<Passive>(`${are}Tough <amount>`, parts, { kind: 'tough', of, amount: $('amount') }),
    ]),
  ];
}

/** Statements, without the conditions under which they hold. */
function statements(g: Grammar): Syntax<Passive> {
  const style = { from: false, your: 'your' } as const;
  const many = g.noun({ ...style, many: true });
  const one = g.noun({ ...style, many: false });
  const leastCost = (whose: string, who: 'you' | 'opponent'): Syntax<Passive> =>
    form<Passive>(
      `<of> ${whose} play can't cost less than <mana>`,
      { of: many, mana },
      { kind: 'cost', who, of: $('of'), atLeast: $('mana') },
    );
  return oneOf<Passive>(
    here(["it's"], ({ those }) =>
      those === null
        ? null
        : form<Passive>("it's <keyword>", { keyword }, {
            kind: 'keyword',
            of: those,
            gain: $('keyword'),
          } as never),
    ),
    ...being(many, one),
    form<Passive>(
      'all regions are <terrain> and lose their other terrains',
      { terrain },
      { kind: 'terrains', of: 'all-regions', gain: [$('terrain')], lose: 'all-others' },
    ),
    form<Passive>(
      "the <triggers> abilities of <of> can't activate",
      { triggers: list(triggerSymbol, ',', 'and'), of: many },
      { kind: 'cannot-activate', of: $('of'), triggers: $('triggers') },
    ),
    leastCost('your opponents', 'opponent'),
    ...nthPlayed(g, one),
    ...allPlayed(g, many),
    means<Passive>('ignore my abilities during the first Day', {
      kind: 'abilities',
      of: 'me',
      lose: true,
      if: { kind: 'first-day' },
    }),
    form<Passive>(
      'during Morning, draw only <draw> card. Then, put the top card of your deck in your Mana zone instead of a card from your hand',
      { draw: inWords },
      { kind: 'morning', who: 'you', draw: $('draw'), expandFrom: 'deck' },
    ),
    form<Passive>(
      'you may <pay> to reduce my cost by <mana>',
      { pay: oneOf(g.cost, price(g)), mana: less },
      { kind: 'optional-cost', of: 'me', pay: $('pay'), add: $('mana') },
    ),
    form<Passive>(
      'you may play me for <mana> less. If you do, I can only target <targets>',
      { mana: less, targets: articled(one) },
      { kind: 'optional-cost', of: 'me', pay: {}, add: $('mana'), targets: $('targets') },
    ),
    form<Passive>(
      'your <of> have: "<ability>"',
      { of: yours(many), ability: g.ability },
      { kind: 'abilities', of: $('of'), gain: [$('ability')] },
    ),
    ...statisticsStatements(g),
    ...generalStatements(g),
    ...replacements(g),
    ...considering(g),
  );
}

/** "your Characters" */
const yours = (many: Syntax<Selector>): Syntax<Selector> =>
  iso(
    many,
    (like): Selector | undefined =>
      like.controller === undefined ? { ...like, controller: 'you' } : undefined,
    ({ controller, ...like }) => (controller === 'you' ? like : undefined),
  );

/** Statements that end with whole sentences. */
export function closedPassives(g: Grammar): readonly Syntax<Passive>[] {
  const instead = oneOf(...wholeInstead(g));
  return [...closed(g), instead];
}

const closed = (g: Grammar): readonly Syntax<Passive>[] => [
  castInstead(g),
  form<Passive>(
    'if my Expedition would move forward, you may discard me instead to <effect>',
    { effect: severalSentences(g.effect) },
    {
      kind: 'instead',
      would: { kind: 'forward', which: 'my-expedition' },
      optional: true,
      effect: $('effect'),
    },
  ),
];

/** "If you would draw a card, instead …": of whole steps (6.2.e.1). */
const wholeInstead = (g: Grammar): readonly Syntax<Passive>[] =>
  (
    [
      ['Resupply', 'resupply'],
      ['draw a card', 'draw'],
    ] as const
  ).flatMap(([text, would]) =>
    (
      [
        ['you', 'you'],
        ['your opponent', 'opponent'],
      ] as const
    ).map(([said, who]) =>
      form<Passive>(
        `if ${said} would ${text}, instead <effect>`,
        // Whoever says no would leave what would happen as it is.
        {
          effect: only(
            who === 'you' ? g.effect : ofThem(g.effect),
            ({ kind }) => kind !== 'optional' && kind !== 'pay-to',
          ),
        },
        { kind: 'does-instead', who, would, effect: $('effect') },
      ),
    ),
  );

/** "They" are the opponents who would have done something. */
const ofThem = (effect: Syntax<Effect>): Syntax<Effect> => {
  const spoken = (scope: Scope): Scope => saying(scope, { they: 'opponent' });
  return {
    first: () => firstOf(effect),
    parse: (source, at, scope) => effect.parse(source, at, spoken(scope)),
    print: (value, scope) => effect.print(value, spoken(scope)),
  };
};

/** More than one sentence: one is a part of the statement itself. */
const severalSentences = (effect: Syntax<Effect>): Syntax<Effect> =>
  only(effect, (one) => one.kind === 'sequence' && one.said === undefined);

/** A condition stated with a statement. */
function under(g: Grammar, statement: Syntax<Passive>): Syntax<Passive> {
  // Of each of them by itself: it is one of those.
  const stated = oneOf<Passive>(statement);
  const when = (text: string, negated: boolean): Syntax<Passive> => {
    // A condition after what happens instead is a condition of that.
    const isLast = text.startsWith('<statement>');
    return iso(
      phrase<{ condition: Condition; statement: Passive }>(text, {
        condition: g.condition,
        statement: only(isLast ? statement : stated, (one) => !isLetting(one)),
      }),
      // Of a wording of its own a statement under a condition keeps nothing.
      ({ condition, statement: { said: _said, ...one } }): Passive | undefined =>
        one.if === undefined && !(isLast && one.kind === 'instead')
          ? { ...one, if: negated ? { kind: 'not', condition } : condition }
          : undefined,
      (value) => {
        const { if: condition, ...one } = value;
        if (condition === undefined || (isLast && one.kind === 'instead')) return undefined;
        if (!negated) return { condition, statement: one as Passive };
        return condition.kind === 'not'
          ? { condition: condition.condition, statement: one as Passive }
          : undefined;
      },
    );
  };
  // "If it's the Afternoon, if …, you may exhaust me to have it gain Anchored instead": in these words, and no others.
  const conditional = worded<Passive>({
    unless: when('<statement> unless <condition>', true),
    if: when('if <condition>, <statement>', false),
    'if last': when('<statement> if <condition>', false),
    'unless first': when('unless <condition>, <statement>', true),
  });
  return oneOf<Passive>(conditional);
}

/** "You may … to have it …": said of what something is let do. */
const isLetting = (passive: Passive): boolean => passive.kind === 'instead' && passive.said === 'have';

/** Statements, with the conditions under which they hold (2.2.10.j). */
export function passives(g: Grammar): Syntax<Passive> {
  const statement = rule('a statement', statements(g));
  const tough = form<Passive>(
    'Tough <amount>',
    { amount: letterX },
    { kind: 'tough', of: 'me', amount: $('amount') },
  );
  return describedX(g, oneOf<Passive>(tough, statement, under(g, statement)));
}
