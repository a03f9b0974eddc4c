import type { Trigger } from '#altered/abilities';
import { form, type AnyParts } from '../syntax/phrases.js';
import { means, oneOf, synonym, type Syntax } from '../syntax/syntax.js';
import { becomingTrue, joiningSuch } from './becoming-triggers.js';
import { $, type Template } from '../syntax/template.js';
import { oneExpedition } from './expedition-triggers.js';
import { giftTriggers } from './gifts.js';
import type { Grammar } from './grammar.js';
import { abilitySymbol } from './base-cost.js';
import { counterName } from './names.js';
import { inDigits, inWords, ordinal } from './numbers.js';
import { inPerson, they, you } from './person.js';
import type { listenedTo } from './players.js';
import { articled } from './articles.js';
import { oneSuch } from './such-expeditions.js';

/** What players do that few cards listen to. */
export function rarerDoings(
  g: Grammar,
  { who, one: isOne }: (typeof listenedTo)[number],
): readonly Syntax<Trigger>[] {
  const like = articled(g.noun({ many: false, from: false, your: 'your' }));
  const zones = oneOf<readonly ('hand' | 'reserve')[]>(
    means('your hand or your Reserve', ['hand', 'reserve']),
    means('your hand', ['hand']),
    means('your Reserve', ['reserve']),
  );
  const theirZones = oneOf<readonly ('hand' | 'reserve')[]>(
    means('their hand or their Reserve', ['hand', 'reserve']),
    means('their hand', ['hand']),
    means('their Reserve', ['reserve']),
  );
  const when = (said: string, parts: AnyParts, tree: Template<Trigger>): Syntax<Trigger> =>
    form<Trigger>(inPerson(isOne ? they : you, said), parts, tree);
  return [
    ...giftTriggers(when, who),
    when(
      '[discard] a card from <from>',
      { from: isOne ? theirZones : zones },
      { kind: 'discards', who, from: $('from') },
    ),
    ...(
      [
        ['a card from [your] hand in Reserve', 'hand', 'reserve'],
        ['a card from [your] Reserve in [your] Mana zone', 'reserve', 'mana'],
        ['a card from [your] hand in [your] Mana zone', 'hand', 'mana'],
        ['the top card of [your] deck in [your] Mana zone', 'deck', 'mana'],
      ] as const
    ).map(([put, from, to]) => when(`[put] ${put}`, {}, { kind: 'puts', who, from, to })),
    when('[reveal] a card this way', {}, { kind: 'reveals', who }),
    when('[exhaust] <like>', { like }, { kind: 'exhausts', who, what: $('like') }),
    when('[exhaust] me', {}, { kind: 'exhausts', who, what: 'me' }),
    when('[ready] <like>', { like }, { kind: 'readies', who, what: $('like') }),
    when('[ready] me', {}, { kind: 'readies', who, what: 'me' }),
    ...(isOne
      ? [
          when(
            '[exhaust] a card in their Reserve',
            {},
            {
              kind: 'exhausts',
              who,
              what: { zone: 'reserve', owner: who },
            },
          ),
        ]
      : []),
    when('[spend] 1 or more counters', {}, { kind: 'spends', who }),
    when('[spend] 1 or more boosts', {}, { kind: 'spends', who, name: 'boost' }),
    when(
      '[spend] 1 or more <name> counters',
      { name: counterName },
      { kind: 'spends', who, name: $('name') },
    ),
    ...[
      ['a counter', {}],
      ['one or more counters', {}],
      ['a boost', { name: 'boost' }],
      ['one or more boosts', { name: 'boost' }],
      ['a <name> counter', { name: $('name') }],
      ['one or more <name> counters', { name: $('name') }],
    ].map(([text, more]) =>
      synonym(
        when(
          `[spend] ${text as string}`,
          { name: counterName },
          { kind: 'spends', who, ...(more as object) },
        ),
      ),
    ),
    ...[
      ['me', 'me'],
      ['<like>', $('like')],
    ].flatMap(([text, what]) => [
      when(`[target] ${text as string}`, { like }, { kind: 'targeted', what, by: who } as never),
      when(
        `[target] ${text as string} with <card>`,
        { like, card: articled(g.noun({ many: false, from: false, your: 'your' })) },
        { kind: 'targeted', what, by: who, with: $('card') } as never,
      ),
    ]),
    when('[pass] first', {}, { kind: 'passes-first', who }),
    ...(who === 'you'
      ? [synonym(when('pass last', {}, { kind: 'passes-last', who }))]
      : [
          when('[pass] last', {}, { kind: 'passes-last', who }),
          ...(who === 'opponent'
            ? [synonym(when('passes after you', {}, { kind: 'passes-last', who }))]
            : []),
        ]),
    when('[activate] a <symbol> ability', { symbol: abilitySymbol }, {
      kind: 'abilities-activated',
      symbol: $('symbol'),
      who,
    } as never),
    when(
      '[roll] a <from> on a die',
      { from: inDigits },
      { kind: 'rolls-number', who, from: $('from'), to: $('from') },
    ),
    when(
      '[roll] a <from>-<to> on a die',
      { from: inDigits, to: inDigits },
      { kind: 'rolls-number', who, from: $('from'), to: $('to') },
    ),
    when('[roll] a <from>+ on a die', { from: inDigits }, { kind: 'rolls-number', who, from: $('from') }),
  ];
}

/** Triggers that few cards have. */
export function rarerTriggers(g: Grammar): readonly Syntax<Trigger>[] {
  const like = articled(g.noun({ many: false, from: false, your: 'your' }));
  const say = (text: string, parts: AnyParts, tree: Template<Trigger>): Syntax<Trigger> =>
    form<Trigger>(text, parts, tree);
  const ordinalOf = (text: string): Syntax<Trigger> =>
    say(
      text,
      { number: ordinal, name: counterName },
      {
        kind: 'nth-counter',
        what: 'me',
        name: $('name'),
        number: $('number'),
      },
    );
  const card = like;
  const targeted = (what: unknown, is: string): readonly Syntax<Trigger>[] =>
    [
      [`${is} targeted`, { by: 'each-player' }],
      [`${is} targeted by an opponent`, { by: 'opponent' }],
      [`${is} targeted by a player`, { by: 'each-player' }],
      [`${is} targeted by you`, { by: 'you' }],
      [`${is} targeted by <card> an opponent plays`, { by: 'opponent', with: $('card') }],
      [`${is} targeted by an opponent with <card>`, { by: 'opponent', with: $('card') }],
      [`${is} targeted by <card>`, { by: 'each-player', with: $('card') }],
    ].map(([text, more]) =>
      synonym(say(text as string, { like, card }, { kind: 'targeted', what, ...(more as object) } as never)),
    );
  return [
    ...targeted('me', "I'm"),
    ...targeted($('like'), '<like> is'),
    say('you pass after your opponents', {}, { kind: 'passes-last', who: 'you' }),
    say(
      '<like> goes directly from your hand to Reserve',
      { like },
      {
        kind: 'goes-from',
        what: $('like'),
        from: ['hand'],
        to: 'reserve',
      },
    ),
    say(
      'I gain my <number> boost',
      { number: ordinal },
      { kind: 'nth-counter', what: 'me', name: 'boost', number: $('number') },
    ),
    ordinalOf('I gain my <number> <name> counter'),
    say(
      'both of your Expeditions move forward due to Ascension',
      {},
      {
        kind: 'forward-by-ascension',
        which: 'each-of-yours',
        both: true,
      },
    ),
    say(
      '<which> moves forward due to Ascension',
      { which: oneExpedition() },
      {
        kind: 'forward-by-ascension',
        which: $('which'),
      },
    ),
    say("an opponent's Expedition Ascends", {}, { kind: 'ascend', which: 'each-of-opponents' }),
    say('<which> Ascends', { which: oneExpedition() }, { kind: 'ascend', which: $('which') }),
    form<Trigger>('<which> moves forward', { which: oneSuch(g) }, { kind: 'forward', which: $('which') }),
    say(
      'one or more of your Ascended Expeditions moves forward',
      {},
      {
        kind: 'forward',
        which: { kind: 'standing', of: 'each-of-yours', is: 'ascended' },
      },
    ),
    say(
      'I leave an Ascended Expedition',
      {},
      {
        kind: 'leaves-expedition',
        what: 'me',
        expedition: { kind: 'standing', of: 'my-expedition', is: 'ascended' },
      },
    ),
    say(
      '<times> <symbol> abilities are activated on one of your turns',
      { symbol: abilitySymbol, times: inWords },
      {
        kind: 'abilities-activated',
        symbol: $('symbol'),
        times: $('times'),
      },
    ),
    say(
      '<like> goes from your deck or hand to Reserve',
      { like },
      {
        kind: 'goes-from',
        what: $('like'),
        from: ['deck', 'hand'],
        to: 'reserve',
      },
    ),
    say(
      '<number> or more cards are in your discard pile',
      { number: inWords },
      {
        kind: 'becomes-true',
        condition: {
          kind: 'compare',
          left: { count: { zone: 'discard', owner: 'you' } },
          is: 'at-least',
          right: $('number'),
        },
      },
    ),
    ...becomingTrue(g),
    ...joiningSuch(like),
    form<Trigger>(
      '<like> joins your Expeditions or Landmarks',
      { like },
      {
        kind: 'any',
        of: [
          { kind: 'join', what: $('like'), expedition: 'each-of-yours' },
          { kind: 'go', what: $('like'), to: 'landmark', whose: 'you' },
        ],
      },
    ),
  ];
}
