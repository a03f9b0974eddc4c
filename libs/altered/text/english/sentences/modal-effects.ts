import { type Effect, type Instructions, type Quantity } from '#altered/abilities';
import { saying } from '../../syntax/scope.js';
import { $, around, choices, form, forms, inTree, type AnyParts, fieldsOf } from '../../syntax/phrases.js';
import { furthest, iso, means, oneOf, only, synonym, within, type Syntax } from '../../syntax/syntax.js';
import { worded } from '../../syntax/worded.js';
import type { Grammar } from '../words/grammar.js';
import { instructions } from './instructions.js';
import { inDigits, inWords, severalInWords } from '../words/numbers.js';
import { pointedAtByOthers, pointing } from './pointing.js';
import { pointedAt, price } from './clause.js';
import { countOf } from '../nouns/quantities.js';
import { range, rangeOfMana, rows, type Range } from '../nouns/limits.js';
import { stopped } from '../words/sentence-forms.js';

type Modes = Extract<Effect, { kind: 'choose-modes' }>;

/** Phrases such as "You may target another Character. It gains 1 boost." */
function mayTarget(g: Grammar, sentence: Syntax<Effect>): Syntax<Effect> {
  const of = (text: string, effect: Syntax<Effect>): Syntax<Effect> =>
    inTree<Effect>(pointedAt(text, pointing(g, 'may'), effect), { kind: 'optional', effect: $('it') });
  return worded<Effect>({
    'in two sentences': of('you may <target>. <then>', sentence),
    'in one sentence': of('you may <target>, <then>.', g.clause),
  });
}

/** Optional effects, with or without a condition: "You may target a Character, it gains Asleep." */
export const offers = (g: Grammar, sentence: Syntax<Effect>): readonly Syntax<Effect>[] => [
  mayTarget(g, sentence),
  // The condition applies to both sentences, because the second refers to the target.
  ...under(g, mayTarget(g, stopped(g.clause))),
];

/** Sentences with a condition that applies to all of them. */
export const under = (g: Grammar, then: Syntax<Effect>, tree: object = {}): readonly Syntax<Effect>[] =>
  forms<Effect>(
    { condition: g.condition, then },
    {
      'if <condition>, <then>': { kind: 'if', ...tree },
      'unless <condition>, <then>': {
        kind: 'if',
        condition: { kind: 'not', condition: $('condition') },
        ...tree,
      },
    },
  );

/** Phrases such as "Target a Character. Send it to Reserve." */
export const pointedSentences = (g: Grammar, sentence: Syntax<Effect>): readonly Syntax<Effect>[] => [
  pointedAt('<target>. <then>', pointing(g, 'sentence'), sentence),
];

/** A target, then whole sentences: "Target a Character. Then, roll a die. …" */
export const pointedThen = (g: Grammar): Syntax<Effect> =>
  pointedAt('<target>. Then, <then>', pointing(g, 'then'), furthest(g.effect));

/** Sentences that name a target or depend on a number. `otherwise` parses two sentences, of which only one happens. */
export function modalSentences(g: Grammar, otherwise: Syntax<Effect>): readonly Syntax<Effect>[] {
  const sentence = oneOf(stopped(g.clause), otherwise);
  const thresholds = (text: string, row: string, limit?: Syntax<Range>): Syntax<Effect> =>
    form<Effect>(
      text,
      { of: g.quantity, rows: rows(row, g.clause, limit) },
      { kind: 'thresholds', of: $('of'), rows: $('rows') },
    );
  const plain = pointedAt('<target>. <then>', pointing(g, 'sentence'), stopped(g.clause));
  return [
    ...offers(g, sentence),
    ...pointedSentences(g, sentence),
    ...under(g, plain, { said: 'before it is pointed at' }),
    pointedAt('<target>. <then>', pointedAtByOthers(g), stopped(g.clause)),
    thresholds('depending on <of>: <rows>', '• <range>: <effect>.'),
    ...[range, rangeOfMana].map((limit) =>
      synonym(thresholds('if <of> is: <rows>', '• <range>, <effect>.', limit)),
    ),
  ];
}

/** Effects for which a player chooses modes, and effects that happen several times. */
export function modalEffects(g: Grammar): readonly Syntax<Effect>[] {
  const modes = choices(around('• <it>', g.effect));
  const choose = (text: string, count: Syntax<Quantity>, tree: Partial<Modes>): Syntax<Effect> =>
    form<Effect>(`${text} <modes>`, { count, modes }, { kind: 'choose-modes', ...tree });
  const upTo = { upTo: true } as const;
  const again = { repeatable: true } as const;
  const number = inWords as Syntax<Quantity>;
  const once = form<Effect>(
    'do the following X+<more> times, where X is <x>: • <effect>',
    { more: inDigits, x: g.quantity, effect: g.effect },
    { kind: 'repeat', times: { sum: [$('x'), $('more')] } },
  );
  const both = (text: string, parts: AnyParts): Syntax<Effect> =>
    form<Effect>(text, { modes, ...parts }, { kind: 'choose-modes', count: 1 });
  const more = form<Effect>(
    'choose X+<more>, where X is <x> <repeatable> <modes>',
    {
      x: g.quantity,
      more: inDigits,
      modes,
      repeatable: {
        ...oneOf<true | undefined>(
          means<true>('. You may pick the same option multiple times:', true),
          means(':', undefined),
        ),
        optional: true as const,
      },
    },
    { kind: 'choose-modes', count: { sum: [$('x'), $('more')] } },
  );
  return [
    modesForPrices(g),
    both('choose one. If <both>, you may choose both: <modes>', { both: g.condition }),
    both('choose one, or <bothFor> to choose both: <modes>', { bothFor: price(g) }),
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
      { each: countOf(g.single), effect: g.effect },
      { kind: 'repeat', times: $('each') },
    ),
    form<Effect>(
      'do this for each player, starting with you: • <effect>',
      { effect: ofThatPlayer(g.effect) },
      { kind: 'each-player', being: 'that-player' },
    ),
  ];
}
/**
 * "Sacrifice a Feat to choose one, or sacrifice two Feats to choose two: …". The cost determines the number of modes.
 */
function modesForPrices(g: Grammar): Syntax<Effect> {
  const modes = only(choices(around('• <it>', g.effect)), ({ length }) => length > 1);
  const does = instructions(inTree<Effect>(modes, { kind: 'modes', modes: $('it') }));
  // The tree repeats the modes for each cost, because each cost allows a different number of modes.
  const chosen = iso(
    does,
    ({ effect, ...more }) => ({ ...more, ...(effect as Extract<Effect, { kind: 'modes' }>) }),
    ({ targets, ...effect }): Instructions => ({ ...(targets && { targets }), effect }),
  );
  const priced = (price: string, tree: object): object => ({
    kind: 'pay-to',
    cost: $(price),
    ...fieldsOf('chosen', 'targets'),
    effect: { ...fieldsOf('chosen', 'kind', 'modes'), ...tree },
  });
  return form<Effect>(
    '<first> to choose one, or <other> to choose <count>: <chosen>',
    { first: price(g), other: price(g), count: severalInWords, chosen },
    {
      kind: 'either',
      effects: [priced('first', {}), priced('other', { count: $('count') })],
    },
  );
}

/**
 * An effect that is repeated for each player. "That player" means the current player, and "you" means the ability's
 * controller.
 */
const ofThatPlayer = (effect: Syntax<Effect>): Syntax<Effect> =>
  within(effect, (scope) => saying(scope, { they: 'that-player' }));
