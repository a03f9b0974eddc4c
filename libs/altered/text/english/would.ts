import {
  castFirst,
  same,
  type Effect,
  type Passive,
  type Selector,
  type TableRow,
  type Would,
} from '#altered/abilities';
import { firstOf } from '../syntax/beginning.js';
import { saying } from '../syntax/scope.js';
import { form, phrase } from '../syntax/phrases.js';
import { iso, means, oneOf, only, synonym, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { worded } from '../syntax/worded.js';
import { expeditionWord } from './expeditions.js';
import type { Grammar } from './grammar.js';
import { listenedTo } from './players.js';
import { articled } from './articles.js';
import { origins } from './object-triggers.js';
import { rows } from './ranges.js';
import { status } from './words-for.js';

/** Where what would move would come. */
const goingElsewhere = [
  ['go to Reserve', 'reserve'],
  ["go to its owner's hand", 'hand'],
  ['join the discard pile', 'discard'],
  ["go to its owner's Mana zone", 'mana'],
] as const;

/** What may be about to happen. */
function wouldBe(g: Grammar): Syntax<Would> {
  const one = g.noun({ many: false, from: false, your: 'your' });
  return oneOf<Would>(
    form<Would>('I would gain <status>', { status }, { kind: 'gain', what: 'me', status: $('status') }),
    form<Would>(
      '<what> would gain <status>',
      { what: articled(one), status },
      { kind: 'gain', what: $('what'), status: $('status') },
    ),
    form<Would>(
      '<what> would be exhausted',
      { what: articled(one) },
      { kind: 'gain', what: $('what'), status: 'exhausted' },
    ),
    means<Would>('I would be exhausted', { kind: 'gain', what: 'me', status: 'exhausted' }),
    ...goingElsewhere.flatMap(([text, to]) =>
      origins
        .filter(([from]) => from !== to)
        .flatMap(([from, origin]) => [
          means<Would>(`I would ${text.replace('its', 'my')} from ${origin}`, {
            kind: 'go',
            what: 'me',
            from,
            to,
          }),
          form<Would>(
            `<what> would ${text} from ${origin}`,
            { what: articled(one) },
            { kind: 'go', what: $('what'), from, to },
          ),
        ]),
    ),
    ...(['sacrificed', 'discarded'] as const).flatMap((kind) => [
      means<Would>(`I would be ${kind}`, { kind, what: 'me' }),
      form<Would>(`<what> would be ${kind}`, { what: articled(one) }, { kind, what: $('what') }),
    ]),
    // Only who controls an object can sacrifice it (7.3.30).
    synonym(
      iso(
        phrase<{ what: Selector }>('you would sacrifice <what>', {
          what: only(
            articled(one),
            ({ controller, zone }) => zone === undefined && (controller ?? 'you') === 'you',
          ),
        }),
        ({ what }): Would => ({ kind: 'sacrificed', what: { ...what, controller: 'you' } }),
        () => undefined,
      ),
    ),
    form<Would>(
      '<what> would leave <expedition> during the Afternoon',
      { what: articled(one), expedition: expeditionWord },
      { kind: 'leave', what: $('what'), expedition: $('expedition'), during: 'afternoon' },
    ),
    form<Would>(
      'one of your Expeditions would move forward during Dusk',
      {},
      { kind: 'forward', which: 'each-of-yours', during: 'dusk' },
    ),
    form<Would>(
      '<which> would move forward due to Ascension',
      { which: expeditionWord },
      { kind: 'forward', which: $('which'), due: 'ascension' },
    ),
    form<Would>(
      '<which> would move forward during Dusk',
      { which: expeditionWord },
      {
        kind: 'forward',
        which: $('which'),
        during: 'dusk',
      },
    ),
    form<Would>(
      '<which> would move backwards',
      { which: expeditionWord },
      { kind: 'backward', which: $('which') },
    ),
    synonym(
      form<Would>(
        'one of your Expeditions would move <way>',
        {
          way: oneOf<'forward' | 'backward'>(means('forward', 'forward'), means('backwards', 'backward')),
        },
        { kind: $('way'), which: 'each-of-yours' } as never,
      ),
    ),
    ...listenedTo.flatMap(({ text, who }) => [
      means<Would>(`${text} would draw a card`, { kind: 'draw', who }),
      means<Would>(`${text} would Resupply`, { kind: 'resupply', who }),
      form<Would>(
        `${text} would create <what>`,
        { what: only(articled(one), isPrintedOnToken) },
        { kind: 'create', who, what: $('what') },
      ),
    ]),
    // Only who has a card in a hand or a Reserve discards it from there.
    ...['hand', 'Reserve'].map((zone) =>
      synonym(
        means<Would>(`you would discard a card from your ${zone}`, {
          kind: 'discarded',
          what: { zone: zone === 'hand' ? 'hand' : 'reserve', owner: 'you' },
        }),
      ),
    ),
    form<Would>(
      '<which> would move forward',
      { which: expeditionWord },
      { kind: 'forward', which: $('which') },
    ),
    means<Would>('one of your Ascended Expeditions would attempt to Ascend again', {
      kind: 'ascend-again',
      which: 'each-of-yours',
    }),
    means<Would>('you would roll a die', { kind: 'roll' }),
    means<Would>('you would roll one or more dice', { kind: 'roll', several: true }),
  );
}

/** Whether what would happen, and what happens instead, are said so. */
const isOfItsKind = (passive: Passive): boolean =>
  passive.kind !== 'instead' ||
  (isThere(passive) &&
    !(
      isOfSteps(passive.would) &&
      passive.optional !== true &&
      passive.also !== true &&
      passive.first === undefined
    ));

/** What a token is told apart by before it is there. */
const isPrintedOnToken = (like: Selector): boolean =>
  like.token === true &&
  Object.keys(like).every((field) => ['token', 'type', 'subtype', 'name'].includes(field));

/** What is drawn, Resupplied or created is not there yet: there is no "it". */
const isThere = ({ would, effect }: { readonly would: Would; readonly effect: Effect }): boolean =>
  !['draw', 'resupply', 'create'].includes(would.kind) || !speaksOfIt(effect);

const speaksOfIt = (tree: unknown): boolean =>
  tree === 'it' || (typeof tree === 'object' && tree !== null && Object.values(tree).some(speaksOfIt));

/** What one player does for sure instead of a whole step is another kind of statement. */
const isOfSteps = (would: Would): boolean =>
  (would.kind === 'draw' || would.kind === 'resupply') && would.who !== 'each-player';

const onward: Syntax<Effect> = means<Effect>('it moves forward one more region', {
  kind: 'step',
  step: { kind: 'move-expedition', which: 'its-expedition', direction: 'forward' },
  said: 'one more',
});

/** What happens instead where a die says so, in sentences of its own. */
export const castInstead = (g: Grammar): Syntax<Passive> =>
  only(whatIsCast(g, wouldBe(g)), (passive) => passive.kind !== 'instead' || isThere(passive));

/** "If …, it … instead": what would happen, and what happens. */
export function whatWould(g: Grammar): readonly Syntax<Passive>[] {
  const would = wouldBe(g);
  const itDoes = withIt(g.clause);
  const say = (text: string, more: object): Syntax<Passive> =>
    form<Passive>(text, { would, effect: itDoes }, {
      kind: 'instead',
      would: $('would'),
      effect: $('effect'),
      ...more,
    } as never);
  const all: readonly Syntax<Passive>[] = [
    form<Passive>(
      'if <would>, <effect> instead',
      // Whoever says no leaves what would happen as it is.
      { would, effect: only(itDoes, (effect) => !isOffered(effect)) },
      { kind: 'instead', would: $('would'), effect: $('effect') },
    ),
    form<Passive>('if <would>, you may exhaust me instead', { would }, {
      kind: 'instead',
      would: $('would'),
      optional: true,
      pay: { exhaustMe: true },
      effect: nothing,
    } as never),
    form<Passive>('if <would>, you may discard me instead', { would }, {
      kind: 'instead',
      would: $('would'),
      optional: true,
      effect: nothing,
    } as never),
    form<Passive>(
      'if <would>, you may <effect> instead',
      { would, effect: only(itDoes, (effect) => !isOwnPrice(effect) && !isOffered(effect)) },
      { kind: 'instead', would: $('would'), optional: true, pay: { mana: 0 }, effect: $('effect') },
    ),
    form<Passive>(
      'if <would>, you may <pay> to <effect> instead',
      { would, pay: g.cost, effect: only(itDoes, (effect) => !same(effect, nothing) && !isOffered(effect)) },
      { kind: 'instead', would: $('would'), optional: true, pay: $('pay'), effect: $('effect') },
    ),
    form<Passive>(
      'if <would>, <effect> instead',
      { would, effect: onward },
      { kind: 'instead', would: $('would'), effect: $('effect') },
    ),
    form<Passive>(
      'if <would>, you may discard me instead to <effect>',
      { would, effect: only(g.clause, (effect) => !same(effect, nothing)) },
      { kind: 'instead', would: $('would'), optional: true, effect: $('effect') },
    ),
    ...(
      [
        ['turn', 'turn'],
        ['Day', 'day'],
      ] as const
    ).map(([text, first]) =>
      form<Passive>(
        `the first time <would> each ${text}, <effect> instead`,
        { would, effect: only(itDoes, (effect) => !isOffered(effect)) },
        { kind: 'instead', would: $('would'), effect: $('effect'), first },
      ),
    ),
    say('if <would>, <effect>', { also: true }),
    form<Passive>(
      'if <would>, you may <pay> to make it move forward one more region instead',
      { would, pay: g.cost },
      {
        kind: 'instead',
        would: $('would'),
        optional: true,
        pay: $('pay'),
        effect: {
          kind: 'step',
          step: { kind: 'move-expedition', which: 'its-expedition', direction: 'forward' },
          said: 'one more',
        },
      } as never,
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
  ];
  return all.map((one) => only(one, isOfItsKind));
}

/** "If …, roll a die. On a 4+: … instead.": what happens instead depends on the die alone. */
function whatIsCast(g: Grammar, would: Syntax<Would>): Syntax<Passive> {
  const outcome = oneOf<Effect>(
    onward,
    means<Effect>("it doesn't move", { kind: 'sequence', effects: [] }),
    withIt(g.clause),
  );
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
    sentences: of('if <would>, roll a die. <rows>', 'On a <range>, <effect> instead.'),
  });
}

const cast = (all: readonly TableRow[]): Effect => ({
  kind: 'sequence',
  effects: [
    { kind: 'step', step: { kind: 'roll', note: 'die' } },
    { kind: 'table', of: { noted: 'die' }, rows: all },
  ],
});

/** Nothing happens but what is paid. */
const nothing: Effect = { kind: 'sequence', effects: [] };

/** To exhaust or discard the object itself is the price: where that cannot be, nothing is done instead. */
const isOwnPrice = (effect: Effect): boolean =>
  effect.kind === 'step' &&
  'what' in effect.step &&
  effect.step.what === 'me' &&
  (effect.step.kind === 'discard' || (effect.step.kind === 'status' && effect.step.status === 'exhausted'));

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
