import type { Condition, Effect, Passive, Quantity } from '#altered/abilities';
import { $, around, form, forms, list, type Template, fieldsOf } from '../../syntax/phrases.js';
import { here, iso, oneOf, only, rule, synonym, type Syntax } from '../../syntax/syntax.js';
import { marked, worded } from '../../syntax/worded.js';
import { articled, understood } from '../nouns/articles.js';
import { price } from '../sentences/clause.js';
import { statementsOf } from './statements.js';
import type { Grammar } from '../words/grammar.js';
import { inDigits, inWords, less, letterX, mana } from '../words/numbers.js';
import { castInstead } from './would.js';
import { describedX } from '../sentences/where-x.js';
import { keyword, terrain, triggerSymbol } from '../words/rule-words.js';

/** Statements without conditions. */
function statements(g: Grammar): Syntax<Passive> {
  const yours = around('your <it>', understood(g.many, { controller: 'you' }));
  const parts = {
    of: oneOf(g.many, synonym(yours)),
    keyword,
    amount: oneOf<Quantity>(inDigits, letterX),
    terrain,
    mana,
    less,
    triggers: list(triggerSymbol, ',', 'and'),
    draw: inWords,
    pay: oneOf(g.cost, price(g)),
    targets: articled(g.single),
    yours,
    ability: g.ability,
  };
  const gain = $('keyword');
  return oneOf<Passive>(
    here(["it's"], ({ counted }) =>
      counted === null
        ? null
        : form<Passive>("it's <keyword>", parts, { kind: 'keyword', of: counted, gain }),
    ),
    marked('all', form<Passive>('all <of> are Tough <amount>', parts, { kind: 'tough' })),
    ...forms<Passive>(parts, {
      "I'm <keyword>": { kind: 'keyword', of: 'me', gain },
      "I'm Tough <amount>": { kind: 'tough', of: 'me' },
      '<of> are <keyword>': { kind: 'keyword', of: $('of'), gain },
      '<of> are Tough <amount>': { kind: 'tough', of: $('of') },
      'all regions are <terrain> and lose their other terrains': {
        kind: 'terrains',
        of: 'all-regions',
        gain: [$('terrain')],
        lose: 'all-others',
      },
      "the <triggers> abilities of <of> can't activate": { kind: 'cannot-activate' },
      "<of> your opponents play can't cost less than <mana>": {
        kind: 'cost',
        who: 'opponent',
        atLeast: $('mana'),
      },
      'ignore my abilities during the first Day': {
        kind: 'abilities',
        of: 'me',
        lose: true,
        if: { kind: 'first-day' },
      },
      'during Morning, draw only <draw> card. Then, put the top card of your deck in your Mana zone instead of a card from your hand':
        { kind: 'morning', who: 'you', expandFrom: 'deck' },
      'you may <pay> to reduce my cost by <less>': { kind: 'optional-cost', of: 'me', add: $('less') },
      'you may play me for <less> less. If you do, I can only target <targets>': {
        kind: 'optional-cost',
        of: 'me',
        pay: {},
        add: $('less'),
      },
      '<yours> have: "<ability>"': { kind: 'abilities', of: $('yours'), gain: [$('ability')] },
    }),
    ...statementsOf(g),
  );
}

/** Statements that end with one or more complete sentences. */
export const closedPassives = (g: Grammar): readonly Syntax<Passive>[] => [
  wholeInstead(g),
  castInstead(g),
  form<Passive>(
    'if my Expedition would move forward, you may discard me instead to <effect>',
    { effect: severalSentences(g.effect) },
    { kind: 'instead', would: { kind: 'forward', which: 'my-expedition' }, optional: true },
  ),
];

/** Phrases such as "If you would Resupply, instead …", which replace whole steps (6.2.e.1). */
const wholeInstead = (g: Grammar): Syntax<Passive> =>
  form<Passive>(
    'if you would Resupply, instead <effect>',
    // The effect cannot be optional, because if the player declined it, nothing would replace the event.
    { effect: only(g.effect, ({ kind }) => kind !== 'optional' && kind !== 'pay-to') },
    { kind: 'does-instead', who: 'you', would: 'resupply' },
  );

/** An effect of several sentences, because the statement itself parses an effect of one sentence. */
const severalSentences = (effect: Syntax<Effect>): Syntax<Effect> =>
  only(effect, (part) => part.kind === 'sequence' && part.said === undefined);

/** Adds the forms in which a statement has a condition. */
function under(g: Grammar, statement: Syntax<Passive>): Syntax<Passive> {
  // Removes the name of the statement's wording. In a statement with a condition, `said` names the condition's wording
  // instead.
  const stated = iso(
    only(statement, (passive) => !isLetting(passive) && passive.if === undefined),
    ({ said: _said, ...passive }): Passive => passive as Passive,
    (passive) => passive,
  );
  const parts = {
    condition: g.condition,
    stated,
    // A condition after a replacement applies to the replacement's effect, not to the whole statement.
    first: only(stated, ({ kind }) => kind !== 'instead'),
  };
  const say = (text: string, name: string, condition: Template<Condition>): Syntax<Passive> =>
    form<Passive>(text, parts, { ...fieldsOf(name), if: condition });
  const not: Template<Condition> = { kind: 'not', condition: $('condition') };
  return worded<Passive>({
    unless: say('<first> unless <condition>', 'first', not),
    if: say('if <condition>, <stated>', 'stated', $('condition')),
    'if last': say('<first> if <condition>', 'first', $('condition')),
    'unless first': say('unless <condition>, <stated>', 'stated', not),
  });
}

/** Whether a statement has the wording "you may … to have it …". */
const isLetting = (passive: Passive): boolean => passive.kind === 'instead' && passive.said === 'have';

/** Statements with or without conditions (2.2.10.j). */
export function passives(g: Grammar): Syntax<Passive> {
  const statement = rule('a statement', statements(g));
  const tough = form<Passive>('Tough <amount>', { amount: letterX }, { kind: 'tough', of: 'me' });
  return describedX(g, oneOf<Passive>(tough, statement, under(g, statement)));
}
