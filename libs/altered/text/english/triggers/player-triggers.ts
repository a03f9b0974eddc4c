import { same, type Expeditions, type Players, type Selector, type Trigger } from '#altered/abilities';
import { $, around, form, forms, list, phrase } from '../../syntax/phrases.js';
import { iso, means, oneOf, only, synonym, wordsFor, type Syntax } from '../../syntax/syntax.js';
import { expeditionWord } from '../nouns/expeditions.js';
import { anyTerrain, direction, zonesOf } from '../words/rule-words.js';
import type { Grammar } from '../words/grammar.js';
import { abilitySymbol } from '../nouns/bounds.js';
import { counterName } from '../words/names.js';
import { inDigits, inWords, ordinal } from '../words/numbers.js';
import { inPerson, they, you } from '../words/verbs.js';
import { listenedTo } from '../nouns/players.js';
import { articled } from '../nouns/articles.js';

/** One event, or any of several events. */
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

/** "One or more" is written only with drawn cards, but applies to resupplied cards too. */
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

/** One of your expeditions, one of an opponent's expeditions, or an expedition for which there is a fixed phrase. */
const which = oneOf<Expeditions>(
  means('one of your Expeditions', 'each-of-yours'),
  means("an opponent's Expedition", 'each-of-opponents'),
  expeditionWord,
);

/** Actions of a single expedition. */
export const ofExpeditions = forms<Trigger>(
  { which, does: direction, due: anyTerrain },
  {
    '<which> moves <does>': { kind: 'expedition' },
    '<which> moves forward due to <due>': { kind: 'expedition', does: 'forward' },
    '<which> fails to move forward during Dusk': { kind: 'expedition', does: 'fails' },
    '<which> moves forward due to Ascension': { kind: 'forward-by-ascension' },
  },
);

type Discarding = { readonly what: Selector; readonly zones: readonly ('hand' | 'reserve')[] };

/** Phrases such as "discard a card from your hand or your Reserve" and "discard a Spell from your hand". */
const discarding = (who: Players, parts: Syntax<unknown>): Syntax<Trigger> =>
  iso(
    parts as Syntax<Discarding>,
    ({ what, zones }): Trigger | undefined => {
      if (same(what, {})) return { kind: 'discards', who, from: zones };
      const [from, ...more] = zones;
      return from === undefined || more.length > 0 ? undefined : { kind: 'discarded', what, from, by: who };
    },
    (trigger): Discarding | undefined => {
      if (trigger.kind === 'discards')
        return trigger.who === who ? { what: {}, zones: trigger.from } : undefined;
      if (trigger.kind !== 'discarded' || trigger.by !== who || trigger.what === 'me') return undefined;
      const { what, from } = trigger;
      return from === 'hand' || from === 'reserve' ? { what, zones: [from] } : undefined;
    },
  );

/** Triggers that only a few cards have. */
export function rarerTriggers(g: Grammar): readonly Syntax<Trigger>[] {
  const parts = {
    what: articled(g.single),
    number: ordinal,
    name: counterName,
    times: inWords,
    symbol: abilitySymbol,
  };
  const fromBoth = { kind: 'goes-from', from: ['deck', 'hand'], to: 'reserve' } as const;
  return [
    ...forms<Trigger>(parts, {
      'you pass after your opponents': { kind: 'passes-last', who: 'you' },
      '<what> goes directly from your hand to Reserve': { kind: 'goes-from', from: ['hand'], to: 'reserve' },
      '<what> goes from your deck or hand to Reserve': fromBoth,
      'I gain my <number> <name> counter': { kind: 'nth-counter', what: 'me' },
      'both of your Expeditions move forward due to Ascension': {
        kind: 'forward-by-ascension',
        which: 'each-of-yours',
        both: true,
      },
      'one or more of your Ascended Expeditions moves forward': {
        kind: 'forward',
        which: { kind: 'standing', of: 'each-of-yours', is: 'ascended' },
      },
      'I leave an Ascended Expedition': {
        kind: 'leaves-expedition',
        what: 'me',
        expedition: { kind: 'standing', of: 'my-expedition', is: 'ascended' },
      },
      '<times> <symbol> abilities are activated on one of your turns': { kind: 'abilities-activated' },
      '<times> or more cards are in your discard pile': {
        kind: 'becomes-true',
        condition: {
          kind: 'compare',
          left: { count: { zone: 'discard', owner: 'you' } },
          is: 'at-least',
          right: $('times'),
        },
      },
      '<what> joins your Expeditions or Landmarks': {
        kind: 'any',
        of: [
          { kind: 'join', what: $('what'), expedition: 'each-of-yours' },
          { kind: 'go', what: $('what'), to: 'landmark', whose: 'you' },
        ],
      },
    }),
    synonym(form<Trigger>('<what> goes from your hand or deck to Reserve', parts, fromBoth)),
  ];
}

/** Triggers on players' actions: "you play a Spell", "an opponent draws one or more cards". */
export function ofPlayers(g: Grammar): readonly Syntax<Trigger>[] {
  const unplaced = (noun: Syntax<Selector>): Syntax<Selector> => only(noun, ({ zone }) => zone === undefined);
  return listenedTo.map(({ text, who, isSingular }) => {
    const person = isSingular ? they : you;
    const { your } = person;
    const parts = {
      what: unplaced(articled(g.single)),
      some: unplaced(g.many),
      any: articled(g.single),
      atOnce: inWords,
      from: oneOf<'hand' | 'reserve'>(
        wordsFor({ Reserve: 'reserve', [`${your} hand`]: 'hand' }),
        synonym(means(`${your} Reserve`, 'reserve')),
      ),
      zones: zonesOf(your),
      on: inDigits,
    };
    const inForm = (phrase: string): string => inPerson(person, phrase);
    const verbs = forms<Trigger>(
      parts,
      {
        '[play] <what>': { kind: 'played', by: who },
        '[play] <what> from <from>': { kind: 'played', by: who },
        '[sacrifice] <what>': { kind: 'sacrificed', by: who },
        '[create] <atOnce> or more <some>': { kind: 'created', what: $('some'), by: who },
        '[create] <what>': { kind: 'created', by: who },
        '[draw] a card': { kind: 'draw', who },
        '[draw] one or more cards': { kind: 'draw', who, oneOrMore: true },
        '[Resupply]': { kind: 'resupply', who },
        '[roll] one or more dice': { kind: 'roll', who },
        '[pass]': { kind: 'pass', who },
        '[make] a Gift': { kind: 'gift', who, gives: true },
        '[receive] a Gift': { kind: 'gift', who, gives: false },
        '[put] a card from [your] hand in Reserve': { kind: 'puts', who, from: 'hand', to: 'reserve' },
        '[put] a card from [your] Reserve in [your] Mana zone': {
          kind: 'puts',
          who,
          from: 'reserve',
          to: 'mana',
        },
        '[reveal] a card this way': { kind: 'reveals', who },
        '[exhaust] <any>': { kind: 'exhausts', who, what: $('any') },
        '[pass] first': { kind: 'passes-first', who },
        '[roll] a <on> on a die': { kind: 'rolls-number', who, from: $('on'), to: $('on') },
        '[roll] a <on>+ on a die': { kind: 'rolls-number', who, from: $('on') },
      },
      inForm,
    );
    const discards = discarding(who, phrase(inForm('[discard] <what> from <zones>'), parts));
    return around(`${text} <it>`, anyOfThem(oneOf(...verbs, discards)));
  });
}
