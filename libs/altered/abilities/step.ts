import type { Ability } from './ability.js';
import type { Statistics, Terrain } from './card.js';
import type { Effect } from './effect.js';
import type { MarkedRegion, SuchExpeditions, TokenPlace } from './expedition.js';
import type { Passive } from './passive.js';
import type { Quantity } from './quantity.js';
import type { Known, Selector, What } from './selector.js';
import type { AbilitySymbol, Trigger } from './trigger.js';
import type { Duration, Expeditions, ExpeditionsOrTarget, Players, StatusName, ZoneName } from './words.js';

/** Where a step moves things. Private zones are always the owner's (1.4.3.a). */
export interface Destination {
  readonly zone: ZoneName;
  /** Of several, the player who moves things chooses one for each ("put them in your Expeditions"). */
  readonly expedition?: ExpeditionsOrTarget;
  /** Place in the deck: `top`, `bottom` or a number of cards from one of them (3.2.2.f). */
  readonly position?: 'top' | 'bottom' | { readonly fromTop: number } | { readonly fromBottom: number };
  /** "The Xth position of the deck", from the top. */
  readonly nth?: Quantity;
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

/** A token that is known by its name. */
export interface NamedToken {
  readonly named: string;
}

/** What is waited for once: "The next Character that joins my Expedition this turn". */
export type NextEvent =
  | { readonly kind: 'joins'; readonly what: Selector; readonly expedition: Expeditions }
  | {
      readonly kind: 'played';
      readonly what: Selector;
      readonly from?: 'hand' | 'reserve';
      readonly expedition?: Expeditions;
    }
  | { readonly kind: 'activated'; readonly symbol: AbilitySymbol }
  /** "The next time you Resupply this turn": whatever a reaction could have as its trigger. */
  | { readonly kind: 'happens'; readonly trigger: Trigger };

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
      /** The counter that was chosen for an Augment, of several (7.3.4.a of edition 4.0). */
      readonly augments?: true;
    }
  | { readonly kind: 'switch-expeditions'; readonly what: What }
  | {
      readonly kind: 'move-expedition';
      readonly which: ExpeditionsOrTarget | SuchExpeditions;
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
  | { readonly kind: 'ongoing'; readonly passive: Passive; readonly duration: Duration }
  | { readonly kind: 'ascend'; readonly which: ExpeditionsOrTarget | SuchExpeditions }
  | { readonly kind: 'exhausted-resupply'; readonly who?: Players }
  | { readonly kind: 'augment'; readonly what: What }
  | { readonly kind: 'defect'; readonly what: What }
  | { readonly kind: 'complete'; readonly what: What }
  /** `handCost`: of a card from Reserve, its Hand Cost may be paid. */
  | {
      readonly kind: 'rush';
      readonly who?: Players;
      readonly what?: Selector;
      readonly handCost?: true;
    }
  /** Passing as an effect. */
  | { readonly kind: 'pass'; readonly who?: Players }
  /** As many counters more as there are. */
  | { readonly kind: 'double'; readonly what: What; readonly name: string }
  | { readonly kind: 'take-control'; readonly what: What; readonly to?: 'my-expedition' | 'one-of-yours' }
  /** "I gain “…”", for as long as it is where it is. */
  | { readonly kind: 'gain-abilities'; readonly what: What; readonly abilities: readonly Ability[] }
  /** "I gain its subtypes", for as long as it is where it is. */
  | { readonly kind: 'gain-subtypes'; readonly what: What; readonly of: Known }
  /** Objects that are known or chosen, rather than so many of a kind. */
  | { readonly kind: 'sacrifice-objects'; readonly what: What; readonly who?: Players }
  /** In Landmarks, or in an expedition that is described. */
  | {
      readonly kind: 'create-at';
      readonly token: TokenDefinition | NamedToken;
      readonly place: TokenPlace;
      readonly count?: Quantity;
      readonly who?: Players;
    }
  | { readonly kind: 'distribute'; readonly name: string; readonly count: Quantity; readonly among: What }
  | { readonly kind: 'exchange'; readonly what: What; readonly with: What }
  /** Of two; the other one can be named apart. */
  | { readonly kind: 'exchange-boosts'; readonly what: What; readonly with?: Known }
  | {
      readonly kind: 'take-counters';
      readonly from: What;
      readonly name?: string;
      readonly count: Quantity | 'all';
      readonly upTo?: true;
      readonly spend?: true;
    }
  | {
      readonly kind: 'counters-up-to';
      readonly what: What;
      readonly name: string;
      readonly count: Quantity;
      readonly most: number;
    }
  | {
      readonly kind: 'we-gain';
      readonly with: Known;
      readonly gain: StatusName | { readonly name: string; readonly count: Quantity };
    }
  /** Without a terrain: one of its own. */
  | { readonly kind: 'place-marker'; readonly terrain?: Terrain; readonly on: MarkedRegion }
  | { readonly kind: 'move-marker'; readonly terrain: Terrain; readonly to: MarkedRegion }
  | { readonly kind: 'target'; readonly what: What }
  | { readonly kind: 'another-turn' }
  | { readonly kind: 'receive-gift' }
  | { readonly kind: 'lose-boosts'; readonly what: What }
  | { readonly kind: 'pay'; readonly mana: number; readonly who?: Players }
  | { readonly kind: 'become-first-player'; readonly who?: Players }
  | {
      readonly kind: 'activate-own';
      readonly what: What;
      readonly symbol: AbilitySymbol;
      readonly which?: 'all' | 'one';
      /** Of several, the one that was chosen. */
      readonly nth?: number;
    }
  /** Abilities of others, as if this object had them. */
  | {
      readonly kind: 'activate-as-own';
      readonly of: Known;
      readonly symbol: AbilitySymbol;
      readonly upTo?: number;
      /** Of all that there are, the one that was chosen. */
      readonly nth?: number;
    }
  /** A card of one's own, from hand or Reserve where its description names no zone. */
  | {
      readonly kind: 'play';
      readonly what: What;
      readonly less?: Quantity;
      readonly atLeast?: number;
      readonly free?: true;
      readonly who?: Players;
      /** "As if from hand". */
      readonly asFrom?: 'hand';
      readonly in?: ExpeditionsOrTarget;
    }
  | { readonly kind: 'choose'; readonly what: What; readonly who?: Players }
  | {
      readonly kind: 'cannot-move-forward';
      readonly which: ExpeditionsOrTarget;
      readonly duration: 'turn' | 'day' | 'rest';
    }
  | {
      readonly kind: 'next';
      readonly trigger: NextEvent;
      readonly effect: Effect;
      readonly duration: 'turn' | 'afternoon' | 'day';
      readonly said?: string;
    };
