import {
  castFirst,
  same,
  type Condition,
  type Effect,
  type Expeditions,
  type Passive,
  type Selector,
  type TableRow,
  type Would,
} from '#altered/abilities';
import { firstOf } from '../syntax/beginning.js';
import { saying } from '../syntax/scope.js';
import { form, phrase, type AnyParts } from '../syntax/phrases.js';
import { iso, means, oneOf, only, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { marked, worded } from '../syntax/worded.js';
import { expeditionWord } from './expeditions.js';
import type { Grammar } from './grammar.js';
import { listenedTo } from './players.js';
import { articled } from './articles.js';
import { haveDo } from './have-do.js';
import { phaseNames } from './phase-names.js';
import { rows } from './ranges.js';
import { anyOne } from './such-expeditions.js';
import { wouldGo } from './would-move.js';
import { isOwnPrice, isPrice, nothing } from './would-be-paid.js';
import { status } from './words-for.js';

type Instead = Extract<Passive, { kind: 'instead' }>;

/** An Expedition, or any one of several. */
const anyOf: Syntax<Expeditions> = oneOf<Expeditions>(
  only(expeditionWord, (word) => !word.startsWith('each')),
  anyOne,
);

/** Expeditions that something leaves: any one of several. */
const leftBehind: Syntax<Expeditions> = oneOf<Expeditions>(
  only(expeditionWord, (word) => !word.startsWith('each-of')),
  means('your Expeditions', 'each-of-yours'),
);

/** What may be about to happen. */
export function wouldBe(g: Grammar): Syntax<Would> {
  const one = g.noun({ many: false, from: false, your: 'your' });
  return oneOf<Would>(
    ...(['gain', 'lose'] as const).flatMap((kind) => [
      form<Would>(`I would ${kind} <status>`, { status }, { kind, what: 'me', status: $('status') }),
    ]),
    ...wouldGo(one),
    form<Would>(
      '<what> would leave <expedition> during the Afternoon',
      { what: articled(one), expedition: leftBehind },
      { kind: 'leave', what: $('what'), expedition: $('expedition'), during: 'afternoon' },
    ),
    form<Would>(
      '<what> would leave <expedition>',
      { what: articled(one), expedition: leftBehind },
      { kind: 'leave', what: $('what'), expedition: $('expedition') },
    ),
    form<Would>(
      '<which> would move forward due to Ascension',
      { which: anyOf },
      { kind: 'forward', which: $('which'), due: 'ascension' },
    ),
    form<Would>(
      '<which> would move forward during Dusk',
      { which: anyOf },
      {
        kind: 'forward',
        which: $('which'),
        during: 'dusk',
      },
    ),
    form<Would>('<which> would move backwards', { which: anyOf }, { kind: 'backward', which: $('which') }),
    ...listenedTo.flatMap(({ text, who }) => [
      means<Would>(`${text} would draw a card`, { kind: 'draw', who }),
      means<Would>(`${text} would Resupply`, { kind: 'resupply', who }),
      form<Would>(
        `${text} would create <what>`,
        { what: only(articled(one), isPrintedOnToken) },
        { kind: 'create', who, what: $('what') },
      ),
    ]),
    form<Would>('<which> would move forward', { which: anyOf }, { kind: 'forward', which: $('which') }),
    means<Would>('one of your Ascended Expeditions would attempt to Ascend again', {
      kind: 'ascend-again',
      which: 'each-of-yours',
    }),
    means<Would>('you would roll a die', { kind: 'roll' }),
    means<Would>('you would roll one or more dice', { kind: 'roll', several: true }),
  );
}

/** A condition is said first, but where the words after it are of their own: those keep their order. */
const inOrder = (timed: Syntax<Passive>): Syntax<Passive> => ({
  first: () => firstOf(timed),
  parse: (source, at, scope) => timed.parse(source, at, scope),
  print: (passive, scope) => (passive.said === undefined ? null : timed.print(passive, scope)),
});

/** When an Expedition would move or something would leave it is said in the tree itself, in some phases. */
const isTimedOtherwise = (passive: Passive): boolean => {
  if (passive.kind !== 'instead' || passive.if?.kind !== 'phase') return true;
  const { kind } = passive.would;
  return passive.if.phase === 'dusk'
    ? kind !== 'forward'
    : passive.if.phase !== 'afternoon' || kind !== 'leave';
};

/** Whether what would happen, and what happens instead, are said so. */
const isOfItsKind = (passive: Passive): boolean =>
  passive.kind !== 'instead' ||
  (isThere(passive) &&
    !isOnlyElsewhere(passive) &&
    !isOtherThanOne(passive) &&
    !(
      isOfSteps(passive.would) &&
      passive.optional !== true &&
      passive.also !== true &&
      passive.first === undefined
    ));

/** What leaves the Expedition zone and merely goes to another zone is another kind of statement. */
const isOnlyElsewhere = ({ would, effect, pay, also, first }: Instead): boolean =>
  would.kind === 'go' &&
  would.to === undefined &&
  would.from === 'expedition' &&
  also !== true &&
  first === undefined &&
  (pay === undefined || same(pay, { mana: 0 })) &&
  effect.kind === 'step' &&
  effect.step.kind === 'move' &&
  ['mana', 'reserve', 'hand'].includes(effect.step.to.zone);

/** What a token is told apart by before it is there. */
const isPrintedOnToken = (like: Selector): boolean =>
  like.token === true &&
  Object.keys(like).every((field) => ['token', 'type', 'subtype', 'name'].includes(field));

/** Beside "one of your Expeditions", "your other Expedition" would be another than that one. */
const isOtherThanOne = ({ would, effect }: { readonly would: Would; readonly effect: Effect }): boolean =>
  'which' in would && would.which === 'each-of-yours' && speaksOf(effect, 'my-other-expedition');

const speaksOf = (tree: unknown, word: string): boolean =>
  tree === word ||
  (typeof tree === 'object' && tree !== null && Object.values(tree).some((part) => speaksOf(part, word)));

/** What is drawn, Resupplied or created is not there yet: there is no "it". */
const isThere = ({ would, effect }: { readonly would: Would; readonly effect: Effect }): boolean =>
  !['draw', 'resupply', 'create'].includes(would.kind) || !speaksOf(effect, 'it');

/** What one player does for sure instead of a whole step is another kind of statement. */
const isOfSteps = (would: Would): boolean =>
  (would.kind === 'draw' || would.kind === 'resupply') && would.who !== 'each-player';

const oneMoreRegion: Effect = {
  kind: 'step',
  step: { kind: 'move-expedition', which: 'its-expedition', direction: 'forward' },
  said: 'one more',
};

const onward = means<Effect>('it moves forward one more region', oneMoreRegion);

const ascended: Effect = { kind: 'step', step: { kind: 'ascend', which: 'that-expedition' } };

/** What happens instead where a die says so, in sentences of its own. */
export const castInstead = (g: Grammar): Syntax<Passive> =>
  only(whatIsCast(wouldBe(g)), (passive) => passive.kind !== 'instead' || isThere(passive));

/** When something would happen, said after it: "while I'm In contact", "during Dusk". */
const times = (g: Grammar): readonly (readonly [string, Syntax<Condition>])[] => [
  [' while <condition>', g.condition],
  [
    ' during <condition>',
    oneOf<Condition>(...phaseNames.map(([text, phase]) => means<Condition>(text, { kind: 'phase', phase }))),
  ],
];

/** "If …, it … instead": what would happen, and what happens. */
export function whatWould(g: Grammar): readonly Syntax<Passive>[] {
  const would = wouldBe(g);
  return [
    ...whenever(g, would, '', null),
    ...times(g).flatMap(([text, condition]) =>
      whenever(g, would, text, condition).map((one) => inOrder(only(one, isTimedOtherwise))),
    ),
    form<Passive>(
      'if you would roll a die, you may <pay> to add 1 to its result',
      { pay: g.cost },
      { kind: 'dice', who: 'you', mayAdd: 1, pay: $('pay') },
    ),
    means<Passive>('if you would roll a die, you may add 1 to its result', {
      kind: 'dice',
      who: 'you',
      mayAdd: 1,
    }),
  ].map((one) => only(one, isOfItsKind));
}

/** What happens instead, or also, at any time, or at the time that is said after what would happen. */
function whenever(
  g: Grammar,
  would: Syntax<Would>,
  time: string,
  condition: Syntax<Condition> | null,
): readonly Syntax<Passive>[] {
  const itDoes = withIt(g.clause);
  const doing = only(itDoes, (effect) => !isOffered(effect));
  const say = (text: string, parts: AnyParts, tree: object): Syntax<Passive> =>
    form<Passive>(
      text.replace('<would>', `<would>${time}`),
      { would, ...parts, ...(condition !== null && { condition }) },
      {
        kind: 'instead',
        would: $('would'),
        ...tree,
        ...(condition !== null && { if: $('condition') }),
      } as never,
    );
  const optional = { optional: true } as const;
  return [
    // Whoever says no leaves what would happen as it is.
    say('if <would>, <effect> instead', { effect: doing }, { effect: $('effect') }),
    say('if <would>, you may discard me instead', {}, { ...optional, effect: nothing }),
    say(
      'if <would>, you may <effect> instead',
      { effect: only(doing, (effect) => !isOwnPrice(effect) && !isPrice(effect)) },
      { ...optional, pay: { mana: 0 }, effect: $('effect') },
    ),
    ...lettingIt(g, say),
    say('if <would>, <effect> instead', { effect: onward }, { effect: $('effect') }),
    say(
      'if <would>, you may discard me instead to <effect>',
      { effect: only(g.clause, (effect) => !same(effect, nothing)) },
      { ...optional, effect: $('effect') },
    ),
    say('if <would>, <effect>', { effect: itDoes }, { effect: $('effect'), also: true }),
    say(
      'if <would>, you may <pay> to make it move forward one more region instead',
      { pay: g.cost },
      {
        ...optional,
        pay: $('pay'),
        effect: oneMoreRegion,
      },
    ),
  ];
}

type Say = (text: string, parts: AnyParts, tree: object) => Syntax<Passive>;

/** "you may sacrifice me to have it gain Anchored instead", "… to have it not move instead" */
const lettingIt = (g: Grammar, say: Say): readonly Syntax<Passive>[] => {
  const optional = { optional: true, effect: $('effect') } as const;
  const tellsOfMoving = (passive: Passive): boolean =>
    passive.kind === 'instead' && ['forward', 'backward'].includes(passive.would.kind);
  return [
    ...[
      say(
        'if <would>, you may <effect> instead',
        { effect: withIt(haveDo(g)) },
        { ...optional, pay: { mana: 0 } },
      ),
      say(
        'if <would>, you may <pay> to <effect> instead',
        { pay: g.cost, effect: withIt(haveDo(g)) },
        { ...optional, pay: $('pay') },
      ),
    ].map((one) => marked('have', one)),
    ...(
      [
        ['it Ascends', {}],
        ['you may have it Ascend', { optional: true, pay: { mana: 0 } }],
        ['you may <pay> to have it Ascend', { optional: true, pay: $('pay') }],
      ] as const
    ).map(([text, how]) =>
      only(say(`if <would>, ${text} instead`, { pay: g.cost }, { ...how, effect: ascended }), tellsOfMoving),
    ),
  ];
};

/** "If …, roll a die. On a 4+: … instead.": what happens instead depends on the die alone. */
function whatIsCast(would: Syntax<Would>): Syntax<Passive> {
  const outcome = oneOf<Effect>(onward, means<Effect>("it doesn't move", { kind: 'sequence', effects: [] }));
  const of = (text: string, row: string): Syntax<Passive> =>
    iso(
      phrase<{ would: Would; rows: readonly TableRow[] }>(text, { would, rows: rows(row, outcome) }),
      ({ would: what, rows: all }): Passive => ({ kind: 'instead', would: what, effect: cast(all) }),
      (value) => {
        if (value.kind !== 'instead' || value.also || value.optional || value.pay || value.if)
          return undefined;
        const found = castFirst(value.effect);
        return found === null || !same(value.effect, cast(found.rows))
          ? undefined
          : { would: value.would, rows: found.rows };
      },
    );
  return worded<Passive>({
    bullets: of('if <would>, roll a die. On a: <rows>', '• <range>, <effect> instead.'),
    colons: of('if <would>, roll a die. <rows>', 'On a <range>: <effect> instead.'),
  });
}

const cast = (all: readonly TableRow[]): Effect => ({
  kind: 'sequence',
  effects: [
    { kind: 'step', step: { kind: 'roll', note: 'die' } },
    { kind: 'table', of: { noted: 'die' }, rows: all },
  ],
});

/** Whether a player can refuse it. */
const isOffered = (effect: Effect): boolean =>
  effect.kind === 'optional' ||
  effect.kind === 'pay-to' ||
  (effect.kind === 'if-you-do' && isOffered(effect.first));

/** What would do something is "it". */
const withIt = (clause: Syntax<Effect>): Syntax<Effect> => ({
  first: () => firstOf(clause),
  parse: (source, at, scope) => clause.parse(source, at, saying(scope, { it: 'it', several: false })),
  print: (value, scope) => clause.print(value, saying(scope, { it: 'it', several: false })),
});
