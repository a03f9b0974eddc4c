import type { Statistics } from './card.js';
import type { Ability } from './ability.js';
import type { Condition } from './condition.js';
import type { Passive } from './passive.js';
import type { LaterCost, LaterEffect, LaterStep } from './later/index.js';
import type { Quantity } from './quantity.js';
import type { Bound, Selector, What } from './selector.js';
import type { DailyEffectName, ExpeditionsOrTarget, Players, StatusName, ZoneName, Worded } from './words.js';

/** Where a step moves things. Private zones are always the owner's (1.4.3.a). */
export interface Destination {
  readonly zone: ZoneName;
  /** Of several, the player who moves things chooses one for each ("put them in your Expeditions"). */
  readonly expedition?: ExpeditionsOrTarget;
  /** Place in the deck: `top`, `bottom` or a number of cards from one of them (3.2.2.f). */
  readonly position?: 'top' | 'bottom' | { readonly fromTop: number } | { readonly fromBottom: number };
  readonly faceDown?: true;
  /** Statuses the object has as it enters; mana orbs are exhausted unless `ready` (3.2.9.b). */
  readonly statuses?: readonly StatusName[];
  readonly ready?: true;
}

/** A token as its effect defines it (2.2.3.f, 2.2.9.e, 2.2.10.e, 7.3.3.b). */
export interface TokenDefinition {
  readonly name: string;
  /** A character (2.2.1.d), unless the card that shows it says otherwise (1.4.2.a); a permanent has no statistics (2.2.9.c). */
  readonly type?: 'permanent';
  readonly subtypes: readonly string[];
  readonly statistics: Statistics;
  readonly abilities?: readonly Ability[];
  /** Its abilities in words, for the reader. */
  readonly text?: readonly string[];
}

/** One verb (6.1.c). `who` does it; you, unless it says otherwise. */
export type Step =
  | { readonly kind: 'draw'; readonly who?: Players; readonly count: Quantity }
  | { readonly kind: 'resupply'; readonly who?: Players; readonly count?: Quantity }
  | { readonly kind: 'discard'; readonly what: What; readonly who?: Players }
  | { readonly kind: 'sacrifice'; readonly what: Selector; readonly who?: Players; readonly count?: Quantity }
  /** Up to one target card in a Reserve (7.3.18.a); `target` says which occurrence of "target" it is. */
  | { readonly kind: 'sabotage'; readonly target: number }
  /** Put, send, return: synonyms (7.3.15.b). */
  | { readonly kind: 'move'; readonly what: What; readonly to: Destination; readonly who?: Players }
  | {
      readonly kind: 'create';
      readonly token: TokenDefinition;
      readonly in: ExpeditionsOrTarget;
      readonly count?: Quantity;
      readonly who?: Players;
      /** So many in all, "distributed as you choose" among the expeditions; otherwise so many in each. */
      readonly distributed?: true;
    }
  | {
      readonly kind: 'status';
      readonly change: 'gain' | 'lose';
      readonly status: StatusName;
      readonly what: What;
    }
  | {
      readonly kind: 'counters';
      readonly change: 'gain' | 'remove';
      readonly name: string;
      readonly count: Quantity;
      readonly what: What;
    }
  | { readonly kind: 'switch-expeditions'; readonly what: What }
  | {
      readonly kind: 'move-expedition';
      readonly which: ExpeditionsOrTarget;
      readonly direction: 'forward' | 'backward';
    }
  | { readonly kind: 'roll'; readonly note: string; readonly who?: Players }
  | { readonly kind: 'reveal'; readonly what: What }
  | { readonly kind: 'look'; readonly what: What; readonly who?: Players }
  | { readonly kind: 'shuffle'; readonly who?: Players }
  | { readonly kind: 'play-for-free'; readonly what: What }
  /** Activates the object's reactions with these triggers (7.3.1.b–d). */
  | {
      readonly kind: 'activate';
      readonly triggers: readonly ('join' | 'from-hand' | 'from-reserve')[];
      readonly what: What;
    }
  | { readonly kind: 'after-you' }
  /** "You win the game". */
  | { readonly kind: 'win'; readonly who?: Players }
  /** Lasts longer than the resolution: an ongoing emblem (2.2.2.m, 2.2.13). */
  | { readonly kind: 'ongoing'; readonly passive: Passive; readonly duration: 'turn' | 'afternoon' | 'day' }
  | { readonly kind: 'later'; readonly step: LaterStep };

/** A word that what follows may use: the objects a step acted on, and how many. */
interface Noting {
  readonly note?: string;
}

/** What changes when a spell, quick action, reaction or inner action resolves (1.2.6). */
export type Effect = Worded &
  (
    | ({ readonly kind: 'step'; readonly step: Step } & Noting)
    | { readonly kind: 'sequence'; readonly effects: readonly Effect[] }
    /** Several verbs said to happen simultaneously: one step (6.1.c). */
    | { readonly kind: 'simultaneously'; readonly steps: readonly Step[] }
    /** "You may": chosen just before it would happen (6.5.b). */
    | { readonly kind: 'optional'; readonly effect: Effect; readonly who?: Players }
    /** "If …": judged just before it would happen (6.5.c). */
    | {
        readonly kind: 'if';
        readonly condition: Condition;
        readonly then: Effect;
        readonly otherwise?: Effect;
      }
    /** "… If you do, …" (6.5.d). */
    | {
        readonly kind: 'if-you-do';
        readonly first: Effect;
        readonly then: Effect;
        readonly otherwise?: Effect;
      }
    /** "Choose one" (6.5.e); chosen when it is declared. */
    | { readonly kind: 'modes'; readonly modes: readonly Effect[]; readonly count?: number }
    /** "It gains Fleeting, Anchored or Asleep", "you may play it for free or put it into your hand": chosen as it happens. */
    | { readonly kind: 'either'; readonly effects: readonly Effect[] }
    /** "On a 4+, …. On a 1-3, …": the first row whose range the number is in, if any. */
    | { readonly kind: 'table'; readonly of: Quantity; readonly rows: readonly TableRow[] }
    /** "Increase the result by 2": changes a number noted earlier; changes nothing in the game. */
    | { readonly kind: 'adjust'; readonly noted: string; readonly add: Quantity }
    /** "Sabotage after Rest": happens later today, then with targets of its own. */
    | ({ readonly kind: 'delayed'; readonly after: DailyEffectName } & Instructions)
    | { readonly kind: 'repeat'; readonly times: Quantity; readonly effect: Effect }
    /** "You may [pay] to [do]": an inner action (6.5.g). It has targets of its own, chosen when it is played (5.2.3.g). */
    | ({ readonly kind: 'pay-to'; readonly cost: Cost } & Instructions)
    | { readonly kind: 'later'; readonly effect: LaterEffect }
  );

/** One row of a table of results; without a limit, there is none on that side. */
export interface TableRow {
  readonly from?: number;
  readonly to?: number;
  readonly effect: Effect;
}

/** One thing that may be chosen for an occurrence of the word "target" (5.2.3.b). */
export type TargetDefinition =
  | ({
      readonly kind: 'object';
      readonly like: Selector;
      readonly count?: number;
      readonly upTo?: true;
      /** "Any number of target cards". */
      readonly anyNumber?: true;
      /** A bound on the sum: "with a total Hand Cost {6} or less". */
      readonly total?: Bound;
    } & Worded)
  /** `anyNumber`: "any number of target Expeditions". */
  | { readonly kind: 'expedition'; readonly whose: 'any' | 'you' | 'opponent'; readonly anyNumber?: true }
  | { readonly kind: 'player'; readonly who: 'any' | 'opponent' };

/** An effect with what has to be chosen when it is declared. */
export interface Instructions {
  readonly targets?: readonly TargetDefinition[];
  readonly effect: Effect;
}

/** Everything of a cost is paid at once (6.4.a, 1.2.5.d). */
export interface Cost {
  readonly mana?: Quantity;
  /** {T} (7.1.4.a). */
  readonly exhaustMe?: true;
  /** {D} (7.1.4.b). */
  readonly discardMe?: true;
  readonly sacrificeMe?: true;
  readonly spend?: { readonly name: string; readonly count: Quantity };
  /** `any`: any number; the cards are noted, so that an effect can ask how many. */
  readonly discard?: {
    readonly from: 'hand' | 'reserve';
    readonly count: number | 'any';
    readonly note?: string;
  };
  readonly sacrifice?: { readonly like: Selector; readonly count: number };
  readonly put?: { readonly from: 'hand' | 'reserve'; readonly to: Destination; readonly count: number };
  /** What only editions after 1.0 can ask. */
  readonly later?: LaterCost;
}
