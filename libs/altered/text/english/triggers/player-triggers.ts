import { same, type Expeditions, type Players, type Selector, type Trigger } from '#altered/abilities';
import { $, around, form, list, type AnyParts, type Template } from '../../syntax/phrases.js';
import { iso, means, oneOf, only, synonym, wordsFor, type Syntax } from '../../syntax/syntax.js';
import { expeditionWord } from '../nouns/expeditions.js';
import { anyTerrain, direction, zonesOf } from '../words/rule-words.js';
import type { Grammar } from '../words/grammar.js';
import { abilitySymbol } from '../nouns/bounds.js';
import { counterName } from '../words/names.js';
import { inDigits, inWords, ordinal } from '../words/numbers.js';
import { inPerson, they, you } from '../words/verb-forms.js';
import { listenedTo } from '../nouns/players.js';
import { articled } from '../nouns/articles.js';

/** One event, or any of several. */
export const anyOf = (events: Syntax<readonly Trigger[]>): Syntax<Trigger> =>
  iso(
    events,
    (of): Trigger | undefined => (of.length < 2 ? of[0] : { kind: 'any', of }),
    (trigger) => (trigger.kind === 'any' ? trigger.of : [trigger]),
  );

/** Several actions of one player: "you sacrifice a Permanent or discard a card from your hand". */
export const anyOfThem = (verb: Syntax<Trigger>): Syntax<Trigger> =>
  oneOf<Trigger>(
    verb,
    anyOf(
      iso(
        list(verb, ',', 'or'),
        (of) => (of.length < 2 ? undefined : of.map(counted(of))),
        (of) => {
          const each = of.map(uncounted);
          return same(each.map(counted(each)), of) ? each : undefined;
        },
      ),
    ),
  );

/** "One or more" stands with drawn cards only, but applies to resupplied cards too. */
const counted =
  (all: readonly Trigger[]) =>
  (trigger: Trigger): Trigger =>
    trigger.kind === 'resupply' && all.some(({ kind, ...more }) => kind === 'draw' && 'oneOrMore' in more)
      ? { ...trigger, oneOrMore: true }
      : trigger;

const uncounted = (trigger: Trigger): Trigger => {
  if (trigger.kind !== 'resupply') return trigger;
  const { oneOrMore: _, ...each } = trigger;
  return each;
};

/** "make a Gift", "make two Gifts on one of your turns" */
export function giftTriggers(when: When, who: Players): readonly Syntax<Trigger>[] {
  return [
    when('[make] a Gift', {}, { kind: 'gift', who, gives: true }),
    when('[receive] a Gift', {}, { kind: 'gift', who, gives: false }),
  ];
}

/** Actions of a single expedition. */
export const ofExpeditions: readonly Syntax<Trigger>[] = (
  [
    ['<which> moves <does>', { kind: 'expedition', which: $('which'), does: $('does') }],
    [
      '<which> moves forward due to <due>',
      { kind: 'expedition', which: $('which'), does: 'forward', due: $('due') },
    ],
    ['<which> fails to move forward during Dusk', { kind: 'expedition', which: $('which'), does: 'fails' }],
  ] as readonly (readonly [string, Template<Trigger>])[]
).map(([text, tree]) =>
  form<Trigger>(text, { which: oneExpedition(), does: direction, due: anyTerrain }, tree),
);

export function oneExpedition(): typeof expeditionWord {
  return oneOf<Expeditions>(means('one of your Expeditions', 'each-of-yours'), expeditionWord);
}

/** Actions of players that few cards react to. */
export function rarerDoings(
  g: Grammar,
  { who, isSingular: isOne }: (typeof listenedTo)[number],
): readonly Syntax<Trigger>[] {
  const like = articled(g.single);
  const unplaced = only(like, ({ zone }) => zone === undefined);
  const theirZones = zonesOf(isOne ? 'their' : 'your');
  const when = (text: string, parts: AnyParts, tree: Template<Trigger>): Syntax<Trigger> =>
    form<Trigger>(inPerson(isOne ? they : you, text), parts, tree);
  return [
    ...giftTriggers(when, who),
    discarding(who, when('[discard] <like> from <from>', { like: unplaced, from: theirZones }, {})),
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

type Discarding = { readonly like: Selector; readonly from: readonly ('hand' | 'reserve')[] };

/** "discard a card from your hand or your Reserve", "discard a Spell from your hand" */
const discarding = (who: Players, parts: Syntax<unknown>): Syntax<Trigger> =>
  iso(
    parts as Syntax<Discarding>,
    ({ like, from }): Trigger | undefined => {
      if (same(like, {})) return { kind: 'discards', who, from };
      const [zone, ...more] = from;
      return zone === undefined || more.length > 0
        ? undefined
        : { kind: 'discarded', what: like, from: zone, by: who };
    },
    (trigger): Discarding | undefined => {
      if (trigger.kind === 'discards')
        return trigger.who === who ? { like: {}, from: trigger.from } : undefined;
      if (trigger.kind !== 'discarded' || trigger.by !== who || trigger.what === 'me') return undefined;
      const { from } = trigger;
      return from === 'hand' || from === 'reserve' ? { like: trigger.what, from: [from] } : undefined;
    },
  );

/** Triggers that few cards have. */
export function rarerTriggers(g: Grammar): readonly Syntax<Trigger>[] {
  const like = articled(g.single);
  const say = (text: string, parts: AnyParts, tree: Template<Trigger>): Syntax<Trigger> =>
    form<Trigger>(text, parts, tree);
  return [
    say('you pass after your opponents', {}, { kind: 'passes-last', who: 'you' }),
    say(
      '<like> goes directly from your hand to Reserve',
      { like },
      { kind: 'goes-from', what: $('like'), from: ['hand'], to: 'reserve' },
    ),
    say(
      'I gain my <number> <name> counter',
      { number: ordinal, name: counterName },
      { kind: 'nth-counter', what: 'me', name: $('name'), number: $('number') },
    ),
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

export type When = (text: string, parts: AnyParts, tree: Template<Trigger>) => Syntax<Trigger>;

/** Triggers on actions of players: "you play a Spell", "an opponent draws one or more cards". */
export function ofPlayers(g: Grammar): readonly Syntax<Trigger>[] {
  const like = only(articled(g.single), ({ zone }) => zone === undefined);
  return listenedTo.map((player) => {
    const { text, who, isSingular: isOne } = player;
    const their = isOne ? 'their' : 'your';
    const playedFrom = oneOf<'hand' | 'reserve'>(
      wordsFor({ Reserve: 'reserve', [`${their} hand`]: 'hand' }),
      synonym(means(`${their} Reserve`, 'reserve')),
    );
    const when = (text: string, parts: AnyParts, tree: Template<Trigger>): Syntax<Trigger> =>
      form<Trigger>(inPerson(isOne ? they : you, text), parts, tree);
    const verbs = [
      when('[play] <like>', { like }, { kind: 'played', what: $('like'), by: who }),
      when(
        '[play] <like> from <from>',
        { like, from: playedFrom },
        { kind: 'played', what: $('like'), from: $('from'), by: who },
      ),
      when('[sacrifice] <like>', { like }, { kind: 'sacrificed', what: $('like'), by: who }),
      when(
        '[create] <atOnce> or more <like>',
        { atOnce: inWords, like: only(g.many, ({ zone }) => zone === undefined) },
        { kind: 'created', what: $('like'), by: who },
      ),
      when('[create] <like>', { like }, { kind: 'created', what: $('like'), by: who }),
      when('[draw] a card', {}, { kind: 'draw', who }),
      when('[draw] one or more cards', {}, { kind: 'draw', who, oneOrMore: true }),
      when('[Resupply]', {}, { kind: 'resupply', who }),
      when('[roll] one or more dice', {}, { kind: 'roll', who }),
      when('[pass]', {}, { kind: 'pass', who }),
      ...rarerDoings(g, player),
    ];
    return around(`${text} <it>`, anyOfThem(oneOf(...verbs)));
  });
}
