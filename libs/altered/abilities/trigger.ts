import type { Kinds, KindSpecs } from './shape.js';
import { anyOf, lacking, later, many, word } from './shape.js';
import type { Selector } from './selector.js';
import type { Vocabulary } from './words.js';

export type TriggerSymbol = Vocabulary['trigger symbol'];
export type AbilitySymbol = Vocabulary['symbol'];
export type PlayedHow = Vocabulary['played how'];

/** The object a trigger looks at: its own, or any that fit. */
export type Subject = 'me' | Selector;

/** "When two or more Characters join your Expeditions": at least so many in one event, once for all of them. */
const together = { 'atOnce?': 'positive' } as const;
const ascension = 'Ascension';
const standings = 'words for where expeditions stand';

/** A pattern over what happens in one event (6.3). `it` is bound to the object that fitted. */
export const triggers = {
  /**
   * {J}: it joins the Expedition or Landmark zone (7.1.1.a); with `expedition`, that expedition (7.5.4), or the set of
   * them ("joins your Expeditions" is `each-of-yours`: switching within is not joining); `each`: any single one.
   */
  join: { what: 'subject', 'expedition?': 'expeditions', ...together },
  /**
   * {H}, {R}: it is played (7.1.1.b–c). `nth`: "When you play your second Spell each turn", of those that the player has played;
   * `last`: from hand, where no other card was.
   */
  played: {
    what: 'subject',
    'from?': 'hand or reserve',
    'by?': 'players',
    'nth?': 'nth',
    'how?': 'played how',
    'last?': 'yes',
  },
  phase: { phase: 'phase' },
  'after-daily-effect': { effect: 'daily effect' },
  /** Leaves a zone, of the players in `whose`. With `expedition`, leaves that expedition (7.5.5). */
  leave: { what: 'subject', zone: 'zone', 'whose?': 'players', 'expedition?': 'expeditions', ...together },
  /**
   * Goes to a zone, of the players in `whose`, by an effect or cost of the players in `by` ("When you return a
   * Character").
   */
  go: { what: 'subject', 'from?': 'zone', to: 'zone', 'whose?': 'players', 'by?': 'players', ...together },
  sacrificed: { what: 'subject', 'by?': 'players', ...together },
  /** `by`: who discards it (7.3.31 of edition 4.0). */
  discarded: { what: 'subject', 'from?': 'zone', 'by?': 'players', ...together },
  /** Any counters, where no name is said. `last`: it has none afterwards. */
  counters: { what: 'subject', 'name?': 'name', change: 'gain or lose', 'last?': 'yes', ...together },
  status: {
    what: 'subject',
    status: word('anchored', 'asleep', 'exhausted', 'fleeting', 'boosted'),
    change: word('become', 'lose'),
    ...together,
  },
  /** "When you create a token Character" (7.3.3.a): who creates it need not control it. */
  created: { what: 'selector', by: 'players', ...together },
  draw: { who: 'players', 'oneOrMore?': 'yes', 'nth?': 'nth' },
  /** `what`: the card that goes to Reserve. */
  resupply: { 'what?': 'selector', who: 'players', 'oneOrMore?': 'yes' },
  expedition: {
    which: 'expeditions',
    does: word('forward', 'backward', 'fails'),
    'both?': 'yes',
    'oneOrMore?': lacking('Expeditions that are heard together', 'yes'),
    'due?': anyOf('terrain'),
  },
  pass: { who: 'players' },
  roll: { who: 'players' },
  /** "{J}/{H}", "draws one or more cards or does Resupply": whichever fits. */
  any: { of: many('trigger', 2) },
  /** `times`: of those that are made on one turn, only that one: "two Gifts on one of your turns". */
  gift: { who: 'players', gives: 'boolean', 'times?': later('Gifts that are counted', 'positive') },
  'forward-by-ascension': lacking(ascension, { which: 'expeditions', 'both?': 'yes' }),
  forward: lacking(standings, { which: 'described' }),
  discards: later('what is triggered by a player who discards', {
    who: 'players',
    from: many('hand or reserve'),
  }),
  puts: later('what is triggered by a player who puts cards somewhere', {
    who: 'players',
    from: word('hand', 'reserve', 'deck'),
    to: 'zone',
  }),
  reveals: later('what is triggered by a player who reveals', { who: 'players' }),
  exhausts: later('what is triggered by a player who exhausts', { what: 'subject', who: 'players' }),
  'nth-counter': later('what is triggered by a certain counter', {
    what: 'me',
    name: 'name',
    number: 'index',
  }),
  'passes-first': later('what is triggered by passing first', { who: 'players' }),
  'passes-last': later('what is triggered by passing last', { who: 'players' }),
  'rolls-number': later('what is triggered by a certain number on a die', {
    who: 'players',
    from: 'index',
    'to?': 'index',
  }),
  /** The n-th activation in one of your turns, or, with `who`, each activation by those players. */
  'abilities-activated': later('what counts or names symbols of abilities', {
    symbol: 'symbol',
    'times?': 'index',
    'who?': 'players',
  }),
  /** Moves to a zone directly from one of several zones. */
  'goes-from': later('what is triggered by cards from several zones', {
    what: 'subject',
    from: many('zone'),
    to: 'zone',
  }),
  'leaves-expedition': lacking(standings, { what: 'subject', expedition: 'described' }),
  'becomes-true': later('what is triggered by a condition', { condition: 'condition' }),
} as const satisfies KindSpecs;
export type Trigger = Kinds<typeof triggers>;
