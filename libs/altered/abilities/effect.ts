import type { Fields, Kinds, KindSpecs, Specs } from './shape.js';
import { lacking, many, word } from './shape.js';
import { worded } from './words.js';

/**
 * The reason why edition 1.0 does not support some fields of targets. In edition 1.0, players choose all targets at
 * declaration (5.1.2.b). In edition 4.0, they choose each target just before the step that needs it.
 */
export const targetsLater = 'targets that are chosen while the effect resolves';

/** The kinds of targets. Each describes the valid choices for one occurrence of the word "target" (5.2.3.b). */
export const targets = {
  object: {
    like: 'selector',
    'count?': 'positive',
    'upTo?': 'yes',
    /** The text "Any number of target cards". */
    'anyNumber?': 'yes',
    'total?': 'total',
    /** "The same number of target Characters": exactly that number, or all matching Characters if there are fewer. */
    'asMany?': lacking(targetsLater, 'count'),
    /**
     * The player who chooses, if not the controller. Even then, "you" in the description means the controller: "That
     * opponent targets a card in your Reserve".
     */
    'by?': lacking(targetsLater, 'players'),
    /** "This costs {2} more to target a Permanent". The mana is paid when the target is chosen. */
    'dearer?': lacking(targetsLater, { fields: { like: 'selector', mana: 'positive' } }),
    ...worded,
  },
  expedition: {
    whose: word('any', 'you', 'opponent'),
    /** The text "Any number of target Expeditions". */
    'anyNumber?': 'yes',
    'count?': lacking(targetsLater, 'positive'),
    'upTo?': 'yes',
    /** Excludes the expedition of the object that has the ability. */
    'other?': 'yes',
    'is?': 'standing',
    ...worded,
  },
  /**
   * `that` limits the choice to players who satisfy a condition. In this condition, "you" means the candidate: "target
   * opponent who controls a Landmark".
   */
  player: { who: word('any', 'opponent'), 'that?': 'condition', ...worded },
} as const satisfies KindSpecs;
export type TargetDefinition = Kinds<typeof targets>;

/** An effect and the targets that are chosen at declaration. */
export const instructions = { 'targets?': many('target'), effect: 'effect' } as const satisfies Specs;
export type Instructions = Fields<typeof instructions>;

const amount = { name: 'name', count: 'count' } as const;
export const counted = { fields: amount } as const;

/** The parts of a cost, which are all paid simultaneously (6.4.a, 1.2.5.d). */
export const cost = {
  'mana?': 'count',
  /** The limit in "X can't be higher than …". */
  'xAtMost?': 'count',
  /** The symbol {T} (7.1.4.a). */
  'exhaustMe?': 'yes',
  /** The symbol {D} (7.1.4.b). */
  'discardMe?': 'yes',
  'sacrificeMe?': 'yes',
  'spend?': counted,
  /**
   * `count` is the number of cards to discard, or `any` for any number. `note` is a name for the discarded cards, so
   * that an effect can count them.
   */
  'discard?': {
    fields: {
      from: 'hand or reserve',
      count: { either: [word('any'), 'positive'], error: 'is neither a number nor any' },
      'note?': 'name',
    },
  },
  'sacrifice?': { fields: { like: 'selector', count: 'positive' } },
  'put?': { fields: { from: 'hand or reserve', to: 'destination', count: 'positive' } },
  /** The number of cards in your Reserve to exhaust. */
  'exhaustInReserve?': lacking('exhausted cards in Reserve', 'index'),
  /** An effect that serves as the cost: "you may exhaust a Permanent you control to …". */
  'does?': 'effect',
} as const satisfies Specs;
export type Cost = Fields<typeof cost>;

/**
 * A row in a table of results. It applies to numbers from `from` to `to`. A missing limit leaves the range open on that
 * side.
 */
const row = { 'from?': 'whole', 'to?': 'whole', effect: 'effect' } as const;
export type TableRow = Fields<typeof row>;

/** The kinds of effects that spells, quick actions, reactions and inner actions can have (1.2.6). */
export const effects = {
  /** A single step. Later steps can refer to the affected objects, and to their number, by `note`. */
  step: { step: 'step', 'note?': 'name', ...worded },
  sequence: { effects: many('effect', 0), ...worded },
  /** Several verbs that happen simultaneously, as one step (6.1.c). */
  simultaneously: { steps: many('step', 2), ...worded },
  /** "You may". The player decides just before the effect would happen (6.5.b). */
  optional: { 'who?': 'players', effect: 'effect', ...worded },
  /** "If …". The condition is evaluated just before the effect would happen (6.5.c). */
  if: { condition: 'condition', then: 'effect', 'otherwise?': 'effect', ...worded },
  /** "… If you do, …" (6.5.d). */
  'if-you-do': { first: 'effect', then: 'effect', 'otherwise?': 'effect', ...worded },
  /** "Choose one" (6.5.e). The player chooses at declaration. */
  modes: { modes: many('effect', 2), 'count?': 'positive', ...worded },
  /**
   * Alternatives without "choose one", such as "It gains Fleeting, Anchored or Asleep" or "you may play it for free or
   * put it into your hand". The player chooses when the effect happens.
   */
  either: { effects: many('effect', 2), ...worded },
  /** "On a 4+, …. On a 1-3, …". Only the first row whose range contains the number applies. */
  table: { of: 'quantity', rows: many({ fields: row }), ...worded },
  /** "Increase the result by 2". Changes only a noted number, not the game state. */
  adjust: { noted: 'name', add: 'quantity', ...worded },
  /**
   * An effect that happens later this Day, either `after` a daily effect ("after Rest") or `at` a phase ("At Night").
   * Its targets are separate from those of the surrounding effect.
   */
  delayed: { 'after?': 'daily effect', 'at?': 'phase', ...instructions, ...worded },
  repeat: { times: 'count', effect: 'effect', ...worded },
  /**
   * "You may [pay] to [do]": an inner action (6.5.g). It has separate targets, which are chosen when the inner action
   * is played (5.2.3.g).
   */
  'pay-to': {
    'who?': 'players',
    cost: 'cost',
    ...instructions,
    ...worded,
  },
  /** The texts "Choose up to two" and "choose X". */
  'choose-modes': {
    count: 'quantity',
    'upTo?': 'yes',
    'repeatable?': 'yes',
    /** The player who chooses, if not the controller. */
    'by?': 'players',
    /**
     * "You may choose both", if this condition is true. If `bothFor` is given, the player must also pay this cost to
     * choose both.
     */
    'both?': 'condition',
    'bothFor?': 'cost',
    modes: many('effect'),
    ...worded,
  },
  /** A table of effects. A row applies if the number reaches the row's limit, so several rows can apply. */
  thresholds: {
    of: 'quantity',
    rows: many({ fields: { from: 'whole', 'to?': 'whole', effect: 'effect' } }),
    ...worded,
  },
  /**
   * Resolves the effect for each player in turn, or only for the players in `of`. Normally, "you" means the current
   * player. If `being` is set, "you" means the controller and "that player" means the current player.
   */
  'each-player': {
    effect: 'effect',
    'of?': 'players',
    'being?': word('that-player'),
    ...worded,
  },
  /**
   * "For each Permanent you control, …". Resolves the effect for each object in turn. "It" means the current object.
   */
  'for-each': { like: 'selector', effect: 'effect', ...worded },
} as const satisfies KindSpecs;
export type Effect = Kinds<typeof effects>;
