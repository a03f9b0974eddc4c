import type { Trigger } from '#altered/abilities';
import { form, type AnyParts } from '../syntax/phrases.js';
import { means, oneOf, type Syntax } from '../syntax/syntax.js';
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

/** What players do that few cards listen to. */
export function rarerDoings(
  g: Grammar,
  { who, one: isOne }: (typeof listenedTo)[number],
): readonly Syntax<Trigger>[] {
  const like = articled(g.noun({ many: false, from: false, your: 'your' }));
  const zones = oneOf<readonly ('hand' | 'reserve')[]>(
    means('your hand or your Reserve', ['hand', 'reserve']),
    means('your hand', ['hand']),
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
    when('[spend] 1 or more boosts', {}, { kind: 'spends', who, name: 'boost' }),
    when('[pass] first', {}, { kind: 'passes-first', who }),
    when(
      '[roll] a <from> on a die',
      { from: inDigits },
      { kind: 'rolls-number', who, from: $('from'), to: $('from') },
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
  return [
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
    say('<which> Ascends', { which: oneExpedition() }, { kind: 'ascend', which: $('which') }),
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
