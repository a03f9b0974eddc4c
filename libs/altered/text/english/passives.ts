import type { Affected, Condition, Effect, Passive, PhaseName, Quantity, Selector } from '#altered/abilities';
import { firstOf } from '../syntax/beginning.js';
import { form, list, phrase } from '../syntax/phrases.js';
import { saying, type Scope } from '../syntax/scope.js';
import { here, iso, means, only, oneOf, rule, synonym, type Syntax } from '../syntax/syntax.js';
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
import { phaseNames } from './phase-names.js';
import { replacements } from './replacing.js';
import { statisticsStatements } from './statistics-statements.js';
import { castInstead } from './would.js';
import { describedX } from './where-x.js';
import { being as beingSo, keyword, terrain, triggerSymbol } from './words-for.js';

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
  const each: readonly Syntax<Passive>[] = [
    form<Passive>('each <one> is <keyword>', parts, { kind: 'keyword', of: $('one'), gain: $('keyword') }),
    form<Passive>('each <one> is Tough <amount>', parts, {
      kind: 'tough',
      of: $('one'),
      amount: $('amount'),
    }),
  ];
  const eachHas: readonly Syntax<Passive>[] = [
    form<Passive>('each <one> has <keyword>', parts, { kind: 'keyword', of: $('one'), gain: $('keyword') }),
    form<Passive>('each <one> has Tough <amount>', parts, {
      kind: 'tough',
      of: $('one'),
      amount: $('amount'),
    }),
  ];
  return [
    marked('all', all),
    marked('each', oneOf(...each)),
    ...eachHas.map((has) => synonym(marked('each', has))),
    ...subjects.flatMap(([are, have, of]) => [
      form<Passive>(`${are}<keyword>`, parts, { kind: 'keyword', of, gain: $('keyword') }),
      form<Passive>(`${are}Tough <amount>`, parts, { kind: 'tough', of, amount: $('amount') }),
      synonym(form<Passive>(`${have}<keyword>`, parts, { kind: 'keyword', of, gain: $('keyword') })),
      synonym(form<Passive>(`${have}Tough <amount>`, parts, { kind: 'tough', of, amount: $('amount') })),
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
    leastCost('you', 'you'),
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
      'you may <pay> to play me for free',
      { pay: oneOf(g.cost, price(g)) },
      { kind: 'optional-cost', of: 'me', pay: $('pay'), instead: 0 },
    ),
    form<Passive>(
      'you may <pay> to play me for <mana>',
      { pay: oneOf(g.cost, price(g)), mana: only(mana, (value) => value > 0) },
      { kind: 'optional-cost', of: 'me', pay: $('pay'), instead: $('mana') },
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
  return [
    ...closed(g),
    instead,
    // "If you control a Robot, if you would draw a card, instead …"
    iso(
      phrase<{ condition: Condition; instead: Passive }>('if <condition>, <instead>', {
        condition: g.condition,
        instead,
      }),
      ({ condition, instead: one }): Passive => ({ ...one, if: condition }),
      ({ if: condition, ...one }) =>
        condition === undefined ? undefined : { condition, instead: one as Passive },
    ),
  ];
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
  const ofEach = (
    [
      ['unless', 'without'],
      ['if', 'status'],
    ] as const
  ).map(([text, field]) =>
    iso(
      phrase<{ statement: Passive; status: NonNullable<Selector['without']> }>(
        `<statement> ${text} they're <status>`,
        { statement, status: only(beingSo, (one) => one !== 'ready') as never },
      ),
      ({ statement: one, status: is }): Passive | undefined => {
        const of = 'of' in one && typeof one.of === 'object' ? (one.of as Selector) : undefined;
        const isDescribed = of !== undefined && !('target' in of) && !('noted' in of);
        return !isDescribed || one.if !== undefined || of.status !== undefined || of.without !== undefined
          ? undefined
          : ({ ...one, of: { ...of, [field]: is } } as Passive);
      },
      () => undefined,
    ),
  );
  const stated = oneOf<Passive>(statement, ...ofEach.map(synonym));
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
  const letting = iso(
    phrase<{ condition: Condition; statement: Passive }>('if <condition>, <statement>', {
      condition: g.condition,
      statement: only(statement, isLetting),
    }),
    ({ condition, statement: one }): Passive | undefined =>
      one.if === undefined ? { ...one, if: condition, said: 'have, first' } : undefined,
    (value) => {
      const { if: condition, said, ...one } = value;
      return condition !== undefined && said === 'have, first'
        ? { condition, statement: { ...one, said: 'have' } as Passive }
        : undefined;
    },
  );
  const onlyIf = iso(
    phrase<{ condition: Condition }>('play me only if <condition>', { condition: g.condition }),
    ({ condition }): Passive => ({
      kind: 'cannot-play',
      who: 'each-player',
      cards: 'me',
      if: { kind: 'not', condition },
    }),
    () => undefined,
  );
  const conditional = worded<Passive>({
    unless: when('<statement> unless <condition>', true),
    if: when('if <condition>, <statement>', false),
    'if last': when('<statement> if <condition>', false),
    'unless first': when('unless <condition>, <statement>', true),
  });
  /** Two conditions, both of which have to be true; a time is one. */
  const both = (text: string): Syntax<Passive> =>
    iso(
      phrase<{ first: Condition; second: Condition; statement: Passive }>(text, {
        first: g.condition,
        second: g.condition,
        statement,
      }),
      ({ first, second, statement: { said: _said, ...one } }): Passive | undefined =>
        one.if === undefined && one.kind !== 'instead'
          ? { ...one, if: { kind: 'all', conditions: [first, second] } }
          : undefined,
      () => undefined,
    );
  const during = iso(
    phrase<{ statement: Passive; phase: PhaseName }>('<statement> during <phase>', {
      statement,
      phase: oneOf<PhaseName>(...phaseNames.map(([text, phase]) => means(text, phase))),
    }),
    ({ statement: { said: _said, ...one }, phase }): Passive | undefined =>
      one.if === undefined && one.kind !== 'instead' && one.kind !== 'cannot-move-forward'
        ? { ...one, if: { kind: 'phase', phase } }
        : undefined,
    () => undefined,
  );
  return oneOf<Passive>(
    conditional,
    letting,
    // "During Dusk, I have +3 {V} if I'm Boosted", "During Dusk, if I'm Boosted, I have +3 {V}"
    synonym(both('if <first>, <statement> if <second>')),
    synonym(both('if <first>, if <second>, <statement>')),
    synonym(during),
    synonym(onlyIf),
    ...ofEach.map(synonym),
  );
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
