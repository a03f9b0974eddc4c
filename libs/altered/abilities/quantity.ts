import type { Terrain } from './card.js';
import type { Condition } from './condition.js';
import type { Standing } from './expedition.js';
import type { BaseStatistic, Comparison, Known, Measured, Selector, Total } from './selector.js';
import type { Expeditions, Players } from './words.js';

/** What players do to cards and objects, and what is told of it afterwards. */
export type Deed = 'created' | 'discarded' | 'drawn' | 'played' | 'resupplied' | 'sacrificed';

/** What objects can differ in. */
export type Distinction = 'faction' | 'name' | 'subtype' | 'hand-cost' | 'reserve-cost' | 'base-cost';

/** A number, always whole (1.1.6.a); what is missing counts as zero (1.1.6.d, 2.3.1.f). */
export type Quantity =
  | number
  | { readonly count: Selector }
  | { readonly counters: string; readonly on: Known }
  | { readonly statistic: Terrain | 'highest'; readonly of: Known }
  | { readonly cost: 'hand' | 'reserve' | 'base'; readonly of: Known }
  | { readonly total: Terrain; readonly in: Expeditions }
  | { readonly cardsIn: 'hand' | 'reserve' | 'mana' | 'landmark' | 'discard' | 'deck'; readonly of: Players }
  /** "Three or more base statistics of 0 among Characters you control": every fitting number of every object. */
  | {
      readonly statistics: BaseStatistic['base'];
      readonly is: Comparison;
      readonly than: Quantity;
      readonly among: Selector;
    }
  /** "The number of regions between your Hero and Companion": those that neither expedition is in. */
  | { readonly regionsBetween: Players }
  /** "Costs {1} more if you are not the first player"; nothing otherwise, unless it says so. */
  | { readonly if: Condition; readonly then: Quantity; readonly otherwise?: Quantity }
  /** A number noted by an earlier step of the same effect: a die, how many were discarded. */
  | { readonly noted: string }
  | { readonly sum: readonly Quantity[] }
  | { readonly times: readonly [Quantity, Quantity] }
  | { readonly half: Quantity; readonly round: 'up' | 'down' }
  /** "…, up to three": no more than that. */
  | { readonly atMost: number; readonly of: Quantity }
  /** As many as the player likes. */
  | { readonly anyNumber: true }
  /** What was paid for {X}. */
  | { readonly x: true }
  /** How many expeditions: in regions with a terrain, of a standing, of players. */
  | {
      readonly expeditions: {
        readonly in?: Terrain;
        readonly is?: Standing;
        readonly of?: Players;
        readonly which?: Expeditions;
        /** This Day. */
        readonly moved?: 'forward' | 'backward';
      };
    }
  /** The highest of a number among what fits: "the Hand Cost of a Character you control", as a limit. */
  | { readonly highest: Measured; readonly among: Selector }
  /** How many counters this object had before the event. */
  | { readonly had: string }
  /** What a die came to that a trigger speaks of. */
  | { readonly rolled: true }
  /** Cards you have played this turn. */
  | { readonly playedThisTurn: Selector }
  /** Gifts that these players have made this turn, which is theirs. */
  | { readonly giftsThisTurn: Players }
  /** How often something was done before, by anybody unless it says by whom: "Characters you sacrificed this turn". */
  | {
      readonly happened: Deed;
      readonly during: 'turn' | 'afternoon' | 'day';
      readonly by?: Players;
      readonly what?: Selector;
      readonly from?: 'hand' | 'reserve';
    }
  /** How many have joined or left some expeditions: "Characters that joined my Expedition this turn". */
  | {
      readonly came: 'joined' | 'left';
      readonly what: Selector;
      readonly in: Expeditions;
      readonly during: 'turn' | 'afternoon' | 'day';
    }
  /** How many different ones there are: "different factions among cards you control". */
  | { readonly different: Distinction; readonly among: Selector }
  /** A number of several objects, together: "boosts among Characters you control". */
  | { readonly together: Total['of']; readonly among: Selector }
  /** How many different terrains the regions of some expeditions have. */
  | { readonly terrains: Expeditions }
  /** How many counters the effect has taken. */
  | { readonly countersTaken: true };

type Keys<T> = T extends object ? keyof T : never;
/** Quantities are told apart by a field that only they have. */
export type QuantityKind =
  | 'number'
  | Exclude<
      Keys<Quantity>,
      | 'on'
      | 'of'
      | 'in'
      | 'is'
      | 'than'
      | 'among'
      | 'then'
      | 'otherwise'
      | 'round'
      | 'during'
      | 'by'
      | 'what'
      | 'from'
    >;
