import type { Fields, Kinds, KindSpecs, Specs } from './shape.js';
import { lacking, later, list, many, word } from './shape.js';
import { worded } from './words.js';

const expeditionTargets = 'target Expeditions that are counted or described';
const bothModes = 'how many modes are chosen by a condition or a price';

/** One thing that may be chosen for an occurrence of the word "target" (5.2.3.b). */
export const targets = {
  object: {
    like: 'selector',
    'count?': 'positive',
    'upTo?': 'yes',
    /** "Any number of target cards". */
    'anyNumber?': 'yes',
    'total?': 'total',
    /** "The same number of target Characters": as many as that, where there are so many. */
    'asMany?': later('as many targets as something', 'count'),
    /** Another player chooses it, as described from where this one sits: "That opponent targets a card in your Reserve". */
    'by?': later('targets that another player chooses', 'players'),
    /** "This costs {2} more to target a Permanent": paid as the target is chosen. */
    'dearer?': later('targets that cost more', { fields: { like: 'selector', mana: 'positive' } }),
    ...worded,
  },
  expedition: {
    whose: word('any', 'you', 'opponent'),
    /** "Any number of target Expeditions". */
    'anyNumber?': 'yes',
    'count?': later(expeditionTargets, 'positive'),
    'upTo?': 'yes',
    /** Not the one this object is in. */
    'other?': later(expeditionTargets, 'yes'),
    'is?': later(expeditionTargets, 'standing'),
    ...worded,
  },
  /** `that`: only one of whom this is true, who is "you" in it: "target opponent who controls a Landmark". */
  player: { who: word('any', 'opponent'), 'that?': 'condition', ...worded },
} as const satisfies KindSpecs;
export type TargetDefinition = Kinds<typeof targets>;

/** An effect with what has to be chosen when it is declared. */
export const instructions = { 'targets?': many('target'), effect: 'effect' } as const satisfies Specs;
export type Instructions = Fields<typeof instructions>;

const amount = { name: 'name', count: 'count' } as const;
export const counted = { fields: amount } as const;

/** Everything of a cost is paid at once (6.4.a, 1.2.5.d). */
export const cost = {
  'mana?': 'count',
  /** "X can't be higher than …". */
  'xAtMost?': later('{X}', 'count'),
  /** {T} (7.1.4.a). */
  'exhaustMe?': 'yes',
  /** {D} (7.1.4.b). */
  'discardMe?': 'yes',
  'sacrificeMe?': 'yes',
  'spend?': counted,
  /** `any`: any number; the cards are noted, so that an effect can ask how many. */
  'discard?': {
    fields: {
      from: 'hand or reserve',
      count: { either: [word('any'), 'positive'], error: 'is neither a number nor any' },
      'note?': 'name',
    },
  },
  'sacrifice?': { fields: { like: 'selector', count: 'positive' } },
  'put?': { fields: { from: 'hand or reserve', to: 'destination', count: 'positive' } },
  /** So many cards in your Reserve become exhausted. */
  'exhaustInReserve?': lacking('exhausted cards in Reserve', 'index'),
  /** Something is done: "you may exhaust a Permanent you control to …". */
  'does?': later('effects as a cost', 'effect'),
} as const satisfies Specs;
export type Cost = Fields<typeof cost>;

/** One row of a table of results; without a limit, there is none on that side. */
const row = { 'from?': 'whole', 'to?': 'whole', effect: 'effect' } as const;
export type TableRow = Fields<typeof row>;

/** What changes when a spell, quick action, reaction or inner action resolves (1.2.6). */
export const effects = {
  /** `note`: a word that what follows may use for the objects a step acted on, and how many. */
  step: { step: 'step', 'note?': 'name', ...worded },
  sequence: { effects: list('effect'), ...worded },
  /** Several verbs said to happen simultaneously: one step (6.1.c). */
  simultaneously: { steps: many('step', 2), ...worded },
  /** "You may": chosen just before it would happen (6.5.b). */
  optional: { 'who?': 'players', effect: 'effect', ...worded },
  /** "If …": judged just before it would happen (6.5.c). */
  if: { condition: 'condition', then: 'effect', 'otherwise?': 'effect', ...worded },
  /** "… If you do, …" (6.5.d). */
  'if-you-do': { first: 'effect', then: 'effect', 'otherwise?': 'effect', ...worded },
  /** "Choose one" (6.5.e); chosen when it is declared. */
  modes: { modes: many('effect', 2), 'count?': 'positive', ...worded },
  /** "It gains Fleeting, Anchored or Asleep", "you may play it for free or put it into your hand": chosen as it happens. */
  either: { effects: many('effect', 2), ...worded },
  /** "On a 4+, …. On a 1-3, …": the first row whose range the number is in, if any. */
  table: { of: 'quantity', rows: many({ fields: row }), ...worded },
  /** "Increase the result by 2": changes a number noted earlier; changes nothing in the game. */
  adjust: { noted: 'name', add: 'quantity', ...worded },
  /** Later this Day, one of the two: "after Rest", "At Night"; then with targets of its own. */
  delayed: { 'after?': 'daily effect', 'at?': 'phase', ...instructions, ...worded },
  repeat: { times: 'count', effect: 'effect', ...worded },
  /** "You may [pay] to [do]": an inner action (6.5.g). It has targets of its own, chosen when it is played (5.2.3.g). */
  'pay-to': { 'who?': later('what others pay for', 'players'), cost: 'cost', ...instructions, ...worded },
  /** "Choose up to two", "choose X". */
  'choose-modes': {
    count: 'quantity',
    'upTo?': 'yes',
    'repeatable?': later('modes that are chosen again', 'yes'),
    /** Another player chooses. */
    'by?': later('modes that another player chooses', 'players'),
    /** None that has been chosen before, in this time. */
    'unchosen?': word('turn', 'day'),
    /** "You may choose both" where it is true, or where it is paid. */
    'both?': later(bothModes, 'condition'),
    'bothFor?': later(bothModes, 'cost'),
    modes: many('effect'),
    ...worded,
  },
  /** Everything whose limit the number reaches. */
  thresholds: later('tables whose every reached row happens', {
    of: 'quantity',
    rows: many({ fields: { from: 'whole', 'to?': 'whole', effect: 'effect' } }),
    ...worded,
  }),
  /**
   * Done for one player after the other. Each of them is "you" meanwhile; with `being`, each of them is "that player", and "you"
   * stays the controller. `of` limits the players.
   */
  'each-player': later('whole effects of each player', {
    effect: 'effect',
    'of?': 'players',
    'being?': word('that-player'),
    ...worded,
  }),
  /** "For each Permanent you control, …": done for one after the other, which is "it". */
  'for-each': later('what is done for each object', { like: 'selector', effect: 'effect', ...worded }),
} as const satisfies KindSpecs;
export type Effect = Kinds<typeof effects>;
