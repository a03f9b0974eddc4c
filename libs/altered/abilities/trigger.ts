import type { Kinds, KindSpecs } from './shape.js';
import { anyOf, lacking, many, word } from './shape.js';
import type { Selector } from './selector.js';
import type { Vocabulary } from './words.js';

export type TriggerSymbol = Vocabulary['trigger symbol'];
export type AbilitySymbol = Vocabulary['symbol'];
export type PlayMethod = Vocabulary['played how'];

/**
 * The objects to which a trigger reacts: only the object with the trigger, or every object that matches a description.
 */
export type Subject = 'me' | Selector;

/**
 * The minimum number of objects that one event must affect. The event triggers the ability only once: "When two or more
 * Characters join your Expeditions".
 */
const together = { 'atOnce?': 'positive' } as const;
const ascension = 'Ascension';
const standings = 'terms for the positions of Expeditions';

/** The kinds of triggers. A trigger is a pattern for events (6.3). "It" refers to the matching object. */
export const triggers = {
  /**
   * {J}: an object joins the Expedition or Landmark zone (7.1.1.a). If `expedition` is given, the object joins that
   * expedition or one of those expeditions (7.5.4). Switching expeditions counts as joining for `each`, but not for
   * `each-of-yours` ("your Expeditions").
   */
  join: { what: 'subject', 'expedition?': 'expeditions', ...together },
  /**
   * {H}, {R}: an object is played (7.1.1.b–c). `nth` counts the cards that the player has played: "When you play your
   * second Spell each turn". `last` means that it was the only card in the player's hand.
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
  /** An object leaves a zone of the players in `whose`. If `expedition` is given, it leaves that expedition (7.5.5). */
  leave: { what: 'subject', zone: 'zone', 'whose?': 'players', 'expedition?': 'expeditions', ...together },
  /**
   * An object moves to a zone of the players in `whose`. If `by` is given, an effect or cost of those players must
   * cause the move ("When you return a Character").
   */
  go: { what: 'subject', 'from?': 'zone', to: 'zone', 'whose?': 'players', 'by?': 'players', ...together },
  sacrificed: { what: 'subject', 'by?': 'players', ...together },
  /** An object is discarded. `by` is the player who discards it (7.3.31 of edition 4.0). */
  discarded: { what: 'subject', 'from?': 'zone', 'by?': 'players', ...together },
  /**
   * An object gains or loses counters. If `name` is absent, any kind of counter matches. `last` means that the object
   * has no counters left.
   */
  counters: { what: 'subject', 'name?': 'name', change: 'gain or lose', 'last?': 'yes', ...together },
  status: {
    what: 'subject',
    status: word('anchored', 'asleep', 'exhausted', 'fleeting', 'boosted'),
    change: word('become', 'lose'),
    ...together,
  },
  /** "When you create a token Character" (7.3.3.a). Another player can be the controller of the token. */
  created: { what: 'selector', by: 'players', ...together },
  draw: { who: 'players', 'oneOrMore?': 'yes', 'nth?': 'nth' },
  /** A player Resupplies. `what` describes the card that moves to Reserve. */
  resupply: { 'what?': 'selector', who: 'players', 'oneOrMore?': 'yes' },
  expedition: {
    which: 'expeditions',
    does: word('forward', 'backward', 'fails'),
    'both?': 'yes',
    'oneOrMore?': lacking('triggers on one or more Expeditions', 'yes'),
    'due?': anyOf('terrain'),
  },
  pass: { who: 'players' },
  roll: { who: 'players' },
  /** Any of several triggers: "{J}/{H}", "draws one or more cards or does Resupply". */
  any: { of: many('trigger', 2) },
  /**
   * A player makes or receives a Gift. If `times` is 2, only the second Gift in a turn triggers the ability: "two Gifts
   * on one of your turns".
   */
  gift: { who: 'players', gives: 'boolean', 'times?': 'positive' },
  'forward-by-ascension': lacking(ascension, { which: 'expeditions', 'both?': 'yes' }),
  forward: lacking(standings, { which: 'described' }),
  discards: {
    who: 'players',
    from: many('hand or reserve'),
  },
  puts: {
    who: 'players',
    from: word('hand', 'reserve', 'deck'),
    to: 'zone',
  },
  reveals: { who: 'players' },
  exhausts: { what: 'subject', who: 'players' },
  'nth-counter': {
    what: 'me',
    name: 'name',
    number: 'index',
  },
  'passes-first': { who: 'players' },
  'passes-last': { who: 'players' },
  'rolls-number': {
    who: 'players',
    from: 'index',
    'to?': 'index',
  },
  /**
   * Triggers on the `times`-th activation in one of the controller's turns. If `who` is given instead, triggers on
   * every activation by these players.
   */
  'abilities-activated': {
    symbol: 'symbol',
    'times?': 'index',
    'who?': 'players',
  },
  /** An object moves to a zone directly from one of several zones. */
  'goes-from': {
    what: 'subject',
    from: many('zone'),
    to: 'zone',
  },
  'leaves-expedition': lacking(standings, { what: 'subject', expedition: 'described' }),
  'becomes-true': { condition: 'condition' },
} as const satisfies KindSpecs;
export type Trigger = Kinds<typeof triggers>;
