import type { Affected, Condition, Effect, Passive, Quantity, Selector } from '#altered/abilities';
import { $, form, list, type Template, fieldsOf } from '../../syntax/phrases.js';
import { here, iso, means, oneOf, only, rule, type Syntax } from '../../syntax/syntax.js';
import { marked, worded } from '../../syntax/worded.js';
import { allPlayed, nthPlayed } from './costs-and-changes.js';
import { articled, understood } from '../nouns/articles.js';
import { price } from '../sentences/clause.js';
import { generalStatements } from './general-statements.js';
import type { Grammar } from '../words/grammar.js';
import { considering } from './considering.js';
import { inDigits, inWords, less, letterX, mana } from '../words/numbers.js';
import { castInstead, replacements } from './would.js';
import { statisticsStatements } from './numbers-and-regions.js';
import { describedX } from '../sentences/where-x.js';
import { keyword, terrain, triggerSymbol } from '../words/rule-words.js';

/** Statements with the verb "be" about objects. */
function being(many: Syntax<Selector>, single: Syntax<Selector>): readonly Syntax<Passive>[] {
  const parts = { of: many, one: single, keyword, amount: oneOf<Quantity>(inDigits, letterX) };
  const subjects: readonly (readonly [string, string, Template<Affected>])[] = [
    ["I'm ", 'I have ', 'me'],
    ['<of> are ', '<of> have ', $('of')],
  ];
  const all = form<Passive>('all <of> are Tough <amount>', parts, { kind: 'tough' });
  return [
    marked('all', all),
    ...subjects.flatMap(([are, , of]) => [
      form<Passive>(`${are}<keyword>`, parts, { kind: 'keyword', of, gain: $('keyword') }),
      form<Passive>(`${are}Tough <amount>`, parts, { kind: 'tough', of }),
    ]),
  ];
}

/** Statements, without the conditions under which they hold. */
function statements(g: Grammar): Syntax<Passive> {
  const leastCost = (whose: string, who: 'you' | 'opponent'): Syntax<Passive> =>
    form<Passive>(
      `<of> ${whose} play can't cost less than <mana>`,
      { of: g.many, mana },
      { kind: 'cost', who, atLeast: $('mana') },
    );
  return oneOf<Passive>(
    here(["it's"], ({ counted }) =>
      counted === null
        ? null
        : form<Passive>("it's <keyword>", { keyword }, { kind: 'keyword', of: counted, gain: $('keyword') }),
    ),
    ...being(g.many, g.single),
    form<Passive>(
      'all regions are <terrain> and lose their other terrains',
      { terrain },
      { kind: 'terrains', of: 'all-regions', gain: [$('terrain')], lose: 'all-others' },
    ),
    form<Passive>(
      "the <triggers> abilities of <of> can't activate",
      { triggers: list(triggerSymbol, ',', 'and'), of: g.many },
      { kind: 'cannot-activate' },
    ),
    leastCost('your opponents', 'opponent'),
    nthPlayed(g, g.single),
    allPlayed(g, g.many),
    means<Passive>('ignore my abilities during the first Day', {
      kind: 'abilities',
      of: 'me',
      lose: true,
      if: { kind: 'first-day' },
    }),
    form<Passive>(
      'during Morning, draw only <draw> card. Then, put the top card of your deck in your Mana zone instead of a card from your hand',
      { draw: inWords },
      { kind: 'morning', who: 'you', expandFrom: 'deck' },
    ),
    form<Passive>(
      'you may <pay> to reduce my cost by <mana>',
      { pay: oneOf(g.cost, price(g)), mana: less },
      { kind: 'optional-cost', of: 'me', add: $('mana') },
    ),
    form<Passive>(
      'you may play me for <mana> less. If you do, I can only target <targets>',
      { mana: less, targets: articled(g.single) },
      { kind: 'optional-cost', of: 'me', pay: {}, add: $('mana') },
    ),
    form<Passive>(
      'your <of> have: "<ability>"',
      { of: understood(g.many, { controller: 'you' }), ability: g.ability },
      { kind: 'abilities', gain: [$('ability')] },
    ),
    ...statisticsStatements(g),
    ...generalStatements(g),
    ...replacements(g),
    ...considering(g),
  );
}

/** Statements that end with whole sentences. */
export const closedPassives = (g: Grammar): readonly Syntax<Passive>[] => [
  wholeInstead(g),
  castInstead(g),
  form<Passive>(
    'if my Expedition would move forward, you may discard me instead to <effect>',
    { effect: severalSentences(g.effect) },
    { kind: 'instead', would: { kind: 'forward', which: 'my-expedition' }, optional: true },
  ),
];

/** "If you would Resupply, instead …": of whole steps (6.2.e.1). */
const wholeInstead = (g: Grammar): Syntax<Passive> =>
  form<Passive>(
    'if you would Resupply, instead <effect>',
    // Declining the choice would leave the replaced event unchanged.
    { effect: only(g.effect, ({ kind }) => kind !== 'optional' && kind !== 'pay-to') },
    { kind: 'does-instead', who: 'you', would: 'resupply' },
  );

/** An effect of several sentences. A single one is read as a part of the statement. */
const severalSentences = (effect: Syntax<Effect>): Syntax<Effect> =>
  only(effect, (part) => part.kind === 'sequence' && part.said === undefined);

/** Statements with a condition. */
function under(g: Grammar, statement: Syntax<Passive>): Syntax<Passive> {
  // With a condition, a statement does not name its wording.
  const stated = iso(
    only(statement, (passive) => !isLetting(passive) && passive.if === undefined),
    ({ said: _said, ...passive }): Passive => passive as Passive,
    (passive) => passive,
  );
  const parts = {
    condition: g.condition,
    stated,
    // A condition after a replacement belongs to the replacing effect.
    first: only(stated, ({ kind }) => kind !== 'instead'),
  };
  const say = (text: string, name: string, condition: Template<Condition>): Syntax<Passive> =>
    form<Passive>(text, parts, { ...fieldsOf(name), if: condition });
  const not: Template<Condition> = { kind: 'not', condition: $('condition') };
  // "If it's the Afternoon, if …, you may exhaust me to have it gain Anchored instead": only this wording is read.
  return worded<Passive>({
    unless: say('<first> unless <condition>', 'first', not),
    if: say('if <condition>, <stated>', 'stated', $('condition')),
    'if last': say('<first> if <condition>', 'first', $('condition')),
    'unless first': say('unless <condition>, <stated>', 'stated', not),
  });
}

/** Whether a statement has the wording "you may … to have it …". */
const isLetting = (passive: Passive): boolean => passive.kind === 'instead' && passive.said === 'have';

/** Parses statements with their conditions (2.2.10.j). */
export function passives(g: Grammar): Syntax<Passive> {
  const statement = rule('a statement', statements(g));
  const tough = form<Passive>('Tough <amount>', { amount: letterX }, { kind: 'tough', of: 'me' });
  return describedX(g, oneOf<Passive>(tough, statement, under(g, statement)));
}
