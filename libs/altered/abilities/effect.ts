import type { Fields, Kinds, KindSpecs, Specs } from './shape.js';
import { lacking, many, word } from './shape.js';
import { worded } from './words.js';

/** Edition 1.0 asks for all targets on declaration (5.1.2.b), edition 4.0 before their step. */
export const targetsLater = 'targets that are chosen as the effect resolves';

/** The kinds of target: the choices for an occurrence of the word "target" (5.2.3.b). */
export const targets = {
  object: {
    like: 'selector',
    'count?': 'positive',
    'upTo?': 'yes',
    /** "Any number of target cards". */
    'anyNumber?': 'yes',
    'total?': 'total',
    /** "The same number of target Characters": that number, or all of them if there are fewer. */
    'asMany?': lacking(targetsLater, 'count'),
    /** Chosen by another player. "You" in the description is still the controller: "That opponent targets a card in your Reserve". */
    'by?': lacking(targetsLater, 'players'),
    /** "This costs {2} more to target a Permanent", paid when the target is chosen. */
    'dearer?': lacking(targetsLater, { fields: { like: 'selector', mana: 'positive' } }),
    ...worded,
  },
  expedition: {
    whose: word('any', 'you', 'opponent'),
    /** "Any number of target Expeditions". */
    'anyNumber?': 'yes',
    'count?': lacking(targetsLater, 'positive'),
    'upTo?': 'yes',
    /** Excludes the expedition of this object. */
    'other?': 'yes',
    'is?': 'standing',
    ...worded,
  },
  /** `that` restricts the choice to players who meet a condition, as "you" in it: "target opponent who controls a Landmark". */
  player: { who: word('any', 'opponent'), 'that?': 'condition', ...worded },
} as const satisfies KindSpecs;
export type TargetDefinition = Kinds<typeof targets>;

/** An effect with the targets that are chosen on declaration. */
export const instructions = { 'targets?': many('target'), effect: 'effect' } as const satisfies Specs;
export type Instructions = Fields<typeof instructions>;

const amount = { name: 'name', count: 'count' } as const;
export const counted = { fields: amount } as const;

/** The parts of a cost, all paid at once (6.4.a, 1.2.5.d). */
export const cost = {
  'mana?': 'count',
  /** "X can't be higher than …". */
  'xAtMost?': 'count',
  /** {T} (7.1.4.a). */
  'exhaustMe?': 'yes',
  /** {D} (7.1.4.b). */
  'discardMe?': 'yes',
  'sacrificeMe?': 'yes',
  'spend?': counted,
  /** `any` stands for any number of cards. `note` lets an effect count them. */
  'discard?': {
    fields: {
      from: 'hand or reserve',
      count: { either: [word('any'), 'positive'], error: 'is neither a number nor any' },
      'note?': 'name',
    },
  },
  'sacrifice?': { fields: { like: 'selector', count: 'positive' } },
  'put?': { fields: { from: 'hand or reserve', to: 'destination', count: 'positive' } },
  /** The number of cards in your Reserve that become exhausted. */
  'exhaustInReserve?': lacking('exhausted cards in Reserve', 'index'),
  /** An effect as a cost: "you may exhaust a Permanent you control to …". */
  'does?': 'effect',
} as const satisfies Specs;
export type Cost = Fields<typeof cost>;

/** A row of a table of results. An absent limit leaves the range open on that side. */
const row = { 'from?': 'whole', 'to?': 'whole', effect: 'effect' } as const;
export type TableRow = Fields<typeof row>;

/** The shapes of effects of spells, quick actions, reactions and inner actions (1.2.6). */
export const effects = {
  /** `note` names the objects a step acted on, and their number, for later steps. */
  step: { step: 'step', 'note?': 'name', ...worded },
  sequence: { effects: many('effect', 0), ...worded },
  /** Several verbs that happen simultaneously: one step (6.1.c). */
  simultaneously: { steps: many('step', 2), ...worded },
  /** "You may", chosen just before the effect would happen (6.5.b). */
  optional: { 'who?': 'players', effect: 'effect', ...worded },
  /** "If …", tested just before the effect would happen (6.5.c). */
  if: { condition: 'condition', then: 'effect', 'otherwise?': 'effect', ...worded },
  /** "… If you do, …" (6.5.d). */
  'if-you-do': { first: 'effect', then: 'effect', 'otherwise?': 'effect', ...worded },
  /** "Choose one" (6.5.e), chosen on declaration. */
  modes: { modes: many('effect', 2), 'count?': 'positive', ...worded },
  /** "It gains Fleeting, Anchored or Asleep", "you may play it for free or put it into your hand", chosen when it happens. */
  either: { effects: many('effect', 2), ...worded },
  /** "On a 4+, …. On a 1-3, …": applies the first row whose range includes the number, if any. */
  table: { of: 'quantity', rows: many({ fields: row }), ...worded },
  /** "Increase the result by 2": only changes a noted number, not the state of the game. */
  adjust: { noted: 'name', add: 'quantity', ...worded },
  /** Happens later this Day, with its own targets, `after` a daily effect or `at` a phase: "after Rest", "At Night". */
  delayed: { 'after?': 'daily effect', 'at?': 'phase', ...instructions, ...worded },
  repeat: { times: 'count', effect: 'effect', ...worded },
  /** "You may [pay] to [do]": an inner action (6.5.g) with its own targets, chosen when it is played (5.2.3.g). */
  'pay-to': {
    'who?': 'players',
    cost: 'cost',
    ...instructions,
    ...worded,
  },
  /** "Choose up to two", "choose X". */
  'choose-modes': {
    count: 'quantity',
    'upTo?': 'yes',
    'repeatable?': 'yes',
    /** The player who chooses, if it is not the controller. */
    'by?': 'players',
    /** "You may choose both" if a condition holds, or if a cost is paid. */
    'both?': 'condition',
    'bothFor?': 'cost',
    modes: many('effect'),
    ...worded,
  },
  /** Applies every row whose limit the number reaches. */
  thresholds: {
    of: 'quantity',
    rows: many({ fields: { from: 'whole', 'to?': 'whole', effect: 'effect' } }),
    ...worded,
  },
  /**
   * Resolves the effect for each player in turn, who is "you" meanwhile. With `being`, that player is "that
   * player", and "you" is the controller. `of` limits the players.
   */
  'each-player': {
    effect: 'effect',
    'of?': 'players',
    'being?': word('that-player'),
    ...worded,
  },
  /** "For each Permanent you control, …": resolves the effect for each object in turn, as "it". */
  'for-each': { like: 'selector', effect: 'effect', ...worded },
} as const satisfies KindSpecs;
export type Effect = Kinds<typeof effects>;
