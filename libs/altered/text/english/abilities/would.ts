import { type Effect, type Expeditions, type Passive, type Selector, type Would } from '#altered/abilities';
import { $, fieldsOf, form, forms, type AnyParts } from '../../syntax/phrases.js';
import { means, oneOf, only, within, type Syntax } from '../../syntax/syntax.js';
import { articled } from '../nouns/articles.js';
import { saying } from '../../syntax/scope.js';
import { marked, worded } from '../../syntax/worded.js';
import { anyOne, expeditionWord } from '../nouns/expeditions.js';
import type { Grammar } from '../words/grammar.js';
import { haveDo } from '../sentences/objects-doing.js';
import { someNode } from '../../syntax/trees.js';
import { rows } from '../nouns/limits.js';
import { status } from '../words/rule-words.js';

/** Phrases such as "A card would join the discard pile" (from an expedition) and "I would go to Reserve". */
const moveEvents = (noun: Syntax<Selector>): readonly Syntax<Would>[] => [
  form<Would>(
    '<what> would join the discard pile',
    { what: only(articled(noun), ({ zone, expedition }) => zone === undefined && expedition !== undefined) },
    { kind: 'go', what: $('what'), from: 'expedition', to: 'discard' },
  ),
  means<Would>('I would go to Reserve from the Expedition zone', {
    kind: 'go',
    what: 'me',
    from: 'expedition',
    to: 'reserve',
  }),
];

/** The effect of "it doesn't move": nothing happens. */
export const nothing: Effect = { kind: 'sequence', effects: [] };

/**
 * Whether an effect exhausts or discards the object with the ability. Such an effect is a cost. If it is impossible,
 * the event is not replaced.
 */
export const isOwnPrice = (effect: Effect): boolean =>
  effect.kind === 'step' &&
  'what' in effect.step &&
  effect.step.what === 'me' &&
  (effect.step.kind === 'discard' || (effect.step.kind === 'status' && effect.step.status === 'exhausted'));

/** A phrase for one expedition, or "one of your Expeditions". */
const anyOf: Syntax<Expeditions> = oneOf<Expeditions>(
  only(expeditionWord, (word) => !word.startsWith('each')),
  anyOne,
);

/** The expeditions that an object can leave. "Your Expeditions" means either of them. */
const leftBehind: Syntax<Expeditions> = oneOf<Expeditions>(
  only(expeditionWord, (word) => !word.startsWith('each-of')),
  means('your Expeditions', 'each-of-yours'),
);

/** Phrases for events that an ability can replace, such as "you would roll one or more dice". */
export function replaceableEvent(g: Grammar): Syntax<Would> {
  const parts = { status, what: articled(g.single), expedition: leftBehind, which: anyOf };
  return oneOf<Would>(
    ...moveEvents(g.single),
    ...forms<Would>(parts, {
      'I would gain <status>': { kind: 'gain', what: 'me' },
      '<what> would leave <expedition> during the Afternoon': { kind: 'leave', during: 'afternoon' },
      '<which> would move forward due to Ascension': { kind: 'forward', due: 'ascension' },
      '<which> would move forward during Dusk': { kind: 'forward', during: 'dusk' },
      '<which> would move forward': { kind: 'forward' },
      'you would roll one or more dice': { kind: 'roll', several: true },
      'one of your Ascended Expeditions would attempt to Ascend again': {
        kind: 'ascend-again',
        which: 'each-of-yours',
      },
    }),
  );
}

/**
 * Whether a replacement for "one of your Expeditions" mentions the other expedition of the object with the ability.
 * Such a tree is rejected, because "your other Expedition" in its text would mean the expedition that is not in the
 * replaced event.
 */
const mentionsOtherExpedition = (passive: Passive): boolean =>
  passive.kind === 'instead' &&
  'which' in passive.would &&
  passive.would.which === 'each-of-yours' &&
  someNode(passive.effect, (node) => Object.values(node).includes('my-other-expedition'));

const oneMoreRegion: Effect = {
  kind: 'step',
  step: { kind: 'move-expedition', which: 'its-expedition', direction: 'forward' },
  said: 'one more',
};

const onward = means<Effect>('it moves forward one more region', oneMoreRegion);

/** Phrases such as "If …, it … instead": the event that would happen, and the event that replaces it. */
export function insteadPhrases(g: Grammar): readonly Syntax<Passive>[] {
  const itDoes = withIt(g.clause);
  const parts: AnyParts = {
    would: replaceableEvent(g),
    also: itDoes,
    // The effects cannot be optional, because if the player declined them, nothing would replace the event.
    doing: only(itDoes, (effect) => !isOffered(effect)),
    offered: only(itDoes, (effect) => !isOffered(effect) && !isOwnPrice(effect)),
    letting: withIt(haveDo(g)),
    onward,
    discarded: g.clause,
    pay: g.cost,
  };
  const instead = { kind: 'instead', would: $('would') } as const;
  const optional = { ...instead, optional: true } as const;
  const dice = { kind: 'dice', who: 'you', mayAdd: 1 } as const;
  return [
    ...forms<Passive>(parts, {
      'if <would>, <doing> instead': { ...instead, effect: $('doing') },
      'if <would>, you may <offered> instead': { ...optional, pay: { mana: 0 }, effect: $('offered') },
      'if <would>, <onward> instead': { ...instead, effect: $('onward') },
      'if <would>, you may discard me instead to <discarded>': { ...optional, effect: $('discarded') },
      'if <would>, <also>': { ...instead, effect: $('also'), also: true },
      'if <would>, you may <pay> to make it move forward one more region instead': {
        ...optional,
        effect: oneMoreRegion,
      },
      'if you would roll a die, you may <pay> to add 1 to its result': dice,
      'if you would roll a die, you may add 1 to its result': dice,
    }),
    marked(
      'have',
      form<Passive>('if <would>, you may <pay> to <letting> instead', parts, {
        ...optional,
        effect: $('letting'),
      }),
    ),
  ].map((statement) => only(statement, (passive) => !mentionsOtherExpedition(passive)));
}

/** Phrases such as "If …, roll a die. On a 4+: … instead.". Only the die's result determines the replacement. */
export function castInstead(g: Grammar): Syntax<Passive> {
  const would = replaceableEvent(g);
  const outcome = oneOf<Effect>(onward, means<Effect>("it doesn't move", nothing));
  const of = (text: string, row: string): Syntax<Passive> =>
    form<Passive>(
      text,
      { would, rows: rows(row, outcome) },
      {
        kind: 'instead',
        would: $('would'),
        effect: {
          kind: 'sequence',
          effects: [
            { kind: 'step', step: { kind: 'roll', note: 'die' } },
            { kind: 'table', of: { noted: 'die' }, rows: $('rows') },
          ],
        },
      },
    );
  return worded<Passive>({
    bullets: of('if <would>, roll a die. On a: <rows>', '• <range>, <effect> instead.'),
    colons: of('if <would>, roll a die. <rows>', 'On a <range>: <effect> instead.'),
    'bullets and colons': of('if <would>, roll a die. On a: <rows>', '• <range>: <effect> instead.'),
  });
}

/** Whether a player can decline an effect. */
const isOffered = (effect: Effect): boolean =>
  effect.kind === 'optional' ||
  effect.kind === 'pay-to' ||
  (effect.kind === 'if-you-do' && isOffered(effect.first));

/** Makes "it" refer to the object of the replaced event. */
const withIt = (clause: Syntax<Effect>): Syntax<Effect> =>
  within(clause, (scope) => saying(scope, { it: 'it', several: false }));

type GoesInstead = Extract<Passive, { kind: 'goes-instead' }>;

/** Phrases such as "If I would leave the Expedition zone, put me in … instead". */
function goesInstead(g: Grammar): readonly Syntax<Passive>[] {
  const where = oneOf<Pick<GoesInstead, 'instead' | 'optional'>>(
    means("put me in my owner's Mana zone instead", { instead: 'mana' }),
    means("you may put me in my owner's Mana zone instead", { instead: 'mana', optional: true }),
  );
  const leaves = 'if I would leave the Expedition zone';
  const tree = {
    kind: 'goes-instead',
    of: 'me',
    from: 'expedition',
    ...fieldsOf('where', 'instead', 'optional'),
  } as const;
  return forms<Passive>(
    { where, condition: g.condition, otherwise: g.clause },
    {
      [`${leaves}, <where>`]: tree,
      [`${leaves} while <condition>, <where>`]: { ...tree, if: $('condition') },
      [`${leaves}, <where>. If you don't, <otherwise>`]: tree,
    },
  );
}

/** Phrases with "instead", which replace an event (6.2). */
export const replacements = (g: Grammar): readonly Syntax<Passive>[] => [
  ...goesInstead(g),
  means<Passive>(
    'if you would roll one or more dice, instead roll that many dice plus one and ignore the roll of your choice',
    { kind: 'dice', who: 'you', extra: 1 },
  ),
];
