import type { Trigger } from '#altered/abilities';
import { form, type AnyParts } from '../../syntax/phrases.js';
import { means, oneOf, synonym, type Syntax } from '../../syntax/syntax.js';
import { $, type Template } from '../../syntax/template.js';
import { oneExpedition } from './expedition-triggers.js';
import { giftTriggers } from './gifts.js';
import type { Grammar } from '../words/grammar.js';
import { abilitySymbol } from '../nouns/base-cost.js';
import { counterName } from '../words/names.js';
import { inDigits, inWords, ordinal } from '../words/numbers.js';
import { inPerson, they, you } from '../words/person.js';
import type { listenedTo } from '../nouns/players.js';
import { articled } from '../nouns/articles.js';

/** Actions of players that few cards react to. */
export function rarerDoings(
  g: Grammar,
  { who, isSingular: isOne }: (typeof listenedTo)[number],
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
  const when = (text: string, parts: AnyParts, tree: Template<Trigger>): Syntax<Trigger> =>
    form<Trigger>(inPerson(isOne ? they : you, text), parts, tree);
  return [
    ...giftTriggers(when, who),
    when('[discard] a card from <from>', { from: isOne ? theirZones : zones }, { kind: 'discards', who }),
    when('[put] a card from [your] hand in Reserve', {}, { kind: 'puts', who, from: 'hand', to: 'reserve' }),
    when(
      '[put] a card from [your] Reserve in [your] Mana zone',
      {},
      { kind: 'puts', who, from: 'reserve', to: 'mana' },
    ),
    when('[reveal] a card this way', {}, { kind: 'reveals', who }),
    when('[exhaust] <like>', { like }, { kind: 'exhausts', who, what: $('like') }),
    when('[pass] first', {}, { kind: 'passes-first', who }),
    when(
      '[roll] a <from> on a die',
      { from: inDigits },
      { kind: 'rolls-number', who, from: $('from'), to: $('from') },
    ),
    when('[roll] a <from>+ on a die', { from: inDigits }, { kind: 'rolls-number', who }),
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
      { kind: 'nth-counter', what: 'me', name: $('name'), number: $('number') },
    );
  return [
    say('you pass after your opponents', {}, { kind: 'passes-last', who: 'you' }),
    say(
      '<like> goes directly from your hand to Reserve',
      { like },
      { kind: 'goes-from', what: $('like'), from: ['hand'], to: 'reserve' },
    ),
    ordinalOf('I gain my <number> <name> counter'),
    say(
      'both of your Expeditions move forward due to Ascension',
      {},
      { kind: 'forward-by-ascension', which: 'each-of-yours', both: true },
    ),
    say(
      '<which> moves forward due to Ascension',
      { which: oneExpedition() },
      { kind: 'forward-by-ascension' },
    ),
    say(
      'one or more of your Ascended Expeditions moves forward',
      {},
      { kind: 'forward', which: { kind: 'standing', of: 'each-of-yours', is: 'ascended' } },
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
      { kind: 'abilities-activated' },
    ),
    ...['deck or hand', 'hand or deck'].map((zones, index) => {
      const worded = say(
        `<like> goes from your ${zones} to Reserve`,
        { like },
        { kind: 'goes-from', what: $('like'), from: ['deck', 'hand'], to: 'reserve' },
      );
      return index === 0 ? worded : synonym(worded);
    }),
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
