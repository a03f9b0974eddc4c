import type { Condition } from './condition.js';
import type { Standing } from './expedition.js';
import type { Quantity } from './quantity.js';
import type { Selector, Total } from './selector.js';
import type { Destination, Step } from './step.js';
import type { DailyEffectName, PhaseName, Players, Worded } from './words.js';

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
    /** Later this Day, one of the two: "after Rest", "At Night". */
    | ({
        readonly kind: 'delayed';
        readonly after?: DailyEffectName;
        readonly at?: PhaseName;
      } & Instructions)
    | { readonly kind: 'repeat'; readonly times: Quantity; readonly effect: Effect }
    /** "You may [pay] to [do]": an inner action (6.5.g). It has targets of its own, chosen when it is played (5.2.3.g). */
    | ({ readonly kind: 'pay-to'; readonly cost: Cost; readonly who?: Players } & Instructions)
    /** "Choose up to two", "choose X". */
    | {
        readonly kind: 'choose-modes';
        readonly modes: readonly Effect[];
        readonly count: Quantity;
        readonly upTo?: true;
        readonly repeatable?: true;
        /** Another player chooses. */
        readonly by?: Players;
        /** None that has been chosen before, in this time. */
        readonly unchosen?: 'turn' | 'day';
        /** "You may choose both" where it is true, or where it is paid. */
        readonly both?: Condition;
        readonly bothFor?: Cost;
      }
    /** Everything whose limit the number reaches. */
    | {
        readonly kind: 'thresholds';
        readonly of: Quantity;
        readonly rows: readonly { readonly from: number; readonly to?: number; readonly effect: Effect }[];
      }
    /**
     * Done for one player after the other. Each of them is "you" meanwhile; with `being`, each of them is "that player", and "you"
     * stays the controller. `of` limits the players.
     */
    | {
        readonly kind: 'each-player';
        readonly effect: Effect;
        readonly of?: 'opponent';
        readonly being?: 'that-player';
      }
    /** "For each Permanent you control, …": done for one after the other, which is "it". */
    | { readonly kind: 'for-each'; readonly like: Selector; readonly effect: Effect }
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
      /** "The same number of target Characters": as many as that, where there are so many. */
      readonly asMany?: Quantity;
      /** Another player chooses it, as described from where this one sits: "That opponent targets a card in your Reserve". */
      readonly by?: Players;
      /** A bound on the sum: "with a total Hand Cost {6} or less". */
      readonly total?: Total;
      /** "This costs {2} more to target a Permanent": paid as the target is chosen. */
      readonly dearer?: { readonly like: Selector; readonly mana: number };
    } & Worded)
  /** `anyNumber`: "any number of target Expeditions". */
  | ({
      readonly kind: 'expedition';
      readonly whose: 'any' | 'you' | 'opponent';
      readonly anyNumber?: true;
      readonly count?: number;
      readonly upTo?: true;
      /** Not the one this object is in. */
      readonly other?: true;
      readonly is?: Standing;
    } & Worded)
  /** `that`: only one of whom this is true, who is "you" in it: "target opponent who controls a Landmark". */
  | ({ readonly kind: 'player'; readonly who: 'any' | 'opponent'; readonly that?: Condition } & Worded);

/** An effect with what has to be chosen when it is declared. */
export interface Instructions {
  readonly targets?: readonly TargetDefinition[];
  readonly effect: Effect;
}

/** Everything of a cost is paid at once (6.4.a, 1.2.5.d). */
export interface Cost {
  readonly mana?: Quantity;
  /** "X can't be higher than …". */
  readonly xAtMost?: Quantity;
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
  /** So many cards in your Reserve become exhausted. */
  readonly exhaustInReserve?: number;
  /** Something is done: "you may exhaust a Permanent you control to …". */
  readonly does?: Effect;
}
