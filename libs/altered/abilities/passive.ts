import type { Statistics, Terrain } from './card.js';
import type { Ability } from './ability.js';
import type { Condition } from './condition.js';
import type { Cost, Effect } from './effect.js';
import type { Standing } from './expedition.js';
import type { Quantity } from './quantity.js';
import type { Known, Selector } from './selector.js';
import type { TokenDefinition } from './step.js';
import type { TriggerSymbol } from './trigger.js';
import type { AnyOf, Expeditions, Keyword, Nth, Players, StatusName, Worded, ZoneName } from './words.js';

/** Whom a passive ability is about: itself, what fits, or, of an ongoing emblem, what the effect had chosen or was about. */
export type Affected = Known | Selector;

/** A statement (2.2.10.j). With `if` it only holds while the condition does. */
export type Passive = Worded & { readonly if?: Condition } & (
    | ChangesCharacteristics
    | ChangesCost
    | OptionalCost
    | ChangesPlayed
    | Forbids
    | Permits
    | Replaces
    | ChangesMorning
    | ChangesRolls
    | ChangesStanding
    | ChangesPlaces
    | {
        readonly kind: 'instead';
        readonly would: Would;
        readonly optional?: true;
        readonly effect: Effect;
        readonly also?: true;
        /** Only the first time in each turn or Day. */
        readonly first?: 'turn' | 'day';
        /** Of an ongoing emblem: only the next time, and then no more. */
        readonly next?: true;
        /** Of what is optional: the object is discarded, unless another price is named; no mana is none at all. */
        readonly pay?: Cost;
      }
  );

/** 2.3.1.g: changes the characteristics of objects in play. */
export type ChangesCharacteristics =
  | {
      readonly kind: 'statistics';
      readonly of: Affected;
      readonly add?: Partial<Statistics> | Quantity;
      /** The one statistic that a counted number changes; absent: each of the three. */
      readonly only?: Terrain;
      readonly set?: Partial<Statistics>;
      /** "My {V} is equal to …": the one statistic that `only` names, or each of the three. */
      readonly equal?: Quantity;
    }
  | { readonly kind: 'keyword'; readonly of: Affected; readonly gain?: Keyword; readonly lose?: Keyword }
  | { readonly kind: 'tough'; readonly of: Affected; readonly amount: Quantity }
  | {
      readonly kind: 'abilities';
      readonly of: Affected;
      readonly gain?: readonly Ability[];
      /** All of them; or of cards in Reserve their support abilities. */
      readonly lose?: true | 'support';
    }
  | {
      readonly kind: 'subtypes';
      readonly of: Affected;
      readonly gain?: readonly string[];
      readonly lose?: readonly string[] | 'all-others';
    }
  | {
      readonly kind: 'terrains';
      readonly of: 'all-regions' | Expeditions;
      readonly gain?: readonly Terrain[];
      readonly lose?: readonly Terrain[] | 'all-others';
    };

/**
 * Changes what playing a card costs. With `add`, `atLeast` bounds this change ("costs {1} less, down to a minimum of
 * {1}"); without, the final cost ("can't cost less than {2}"). `free`: it is played for free (7.3.14.a). `next`: only
 * the first that fits, and then no more. The cost of a quick action is its own.
 */
export interface ChangesCost {
  readonly kind: 'cost';
  readonly who: Players;
  readonly of: 'me' | Selector;
  readonly from?: 'hand' | 'reserve';
  readonly add?: Quantity;
  readonly atLeast?: number;
  readonly free?: true;
  readonly next?: true;
  /** Only the first that fits. */
  readonly first?: 'afternoon';
  /** Only the second that fits, or another one. */
  readonly nth?: Nth;
}

/**
 * "You may discard a card from your Reserve to reduce my cost by {2}": chosen when it is declared (5.1.2.b). `instead`: "to play
 * me for {1}", or for free, where it is 0. `targets`: "If you do, I can only target …".
 */
export interface OptionalCost {
  readonly kind: 'optional-cost';
  readonly of: 'me';
  readonly pay: Cost;
  readonly add?: Quantity;
  readonly instead?: number;
  readonly targets?: Selector;
}

/**
 * What a card that is played gains or loses: "The next Character you play this turn gains 1 boost", "The first
 * Character you play each Afternoon gains 1 boost", "Spells you play with Hand Cost {1} or less have Fleeting".
 */
export interface ChangesPlayed {
  readonly kind: 'played';
  readonly who: Players;
  readonly cards: Selector;
  readonly from?: 'hand' | 'reserve';
  /** Only the first that fits, and then no more. */
  readonly next?: true;
  readonly first?: 'afternoon';
  readonly nth?: Nth;
  /** "If you play it from your hand, it …": of what fits, only that. */
  readonly onlyFrom?: 'hand' | 'reserve';
  readonly gain?: StatusName;
  readonly lose?: StatusName;
  /** "Doesn't gain Fleeting": neither as it goes to Limbo (2.4.7.a–b of edition 4.0) nor as it is resolved (2.4.7.c). */
  readonly notGained?: 'fleeting';
  /** "Spells you play have Cooldown" (7.4.1). */
  readonly keyword?: 'cooldown';
  readonly counters?: { readonly name: string; readonly count: Quantity };
  /** What happens besides, to the card as "it": "The next Character played from your hand activates …". */
  readonly then?: Effect;
}

/** "Can't" (1.4.1). */
export type Forbids =
  | { readonly kind: 'cannot-play'; readonly who: Players; readonly cards: 'me' | Selector }
  | {
      readonly kind: 'cannot-move-forward';
      readonly which: Expeditions;
      readonly during?: 'dusk';
      /** "Except due to {O}". */
      readonly except?: AnyOf<Terrain>;
      /** Only "due to {V}": that terrain is ignored (4.2.4.c of edition 4.0). */
      readonly due?: AnyOf<Terrain>;
      /** And the one facing it. */
      readonly andFacing?: true;
    }
  | { readonly kind: 'cannot-move-backward'; readonly which: Expeditions }
  | { readonly kind: 'cannot-ascend'; readonly which: Expeditions }
  /** What players cannot do, whoever would have them do it. */
  | { readonly kind: 'cannot-do'; readonly who: Players; readonly does: 'draw' | 'resupply' }
  | {
      readonly kind: 'cannot-gain';
      readonly of: Affected;
      readonly status: AnyOf<StatusName>;
      /** Only by effects of these players. */
      readonly by?: Players;
    }
  | { readonly kind: 'cannot-be-readied'; readonly of: Affected }
  /** It stays in the Expedition it is in, but for effects that take it out of the zone. */
  | { readonly kind: 'cannot-switch'; readonly of: Affected }
  /** By no effect and as no price; what cannot be discarded cannot be sacrificed either (7.3.31.a of edition 4.0). */
  | {
      readonly kind: 'cannot-be-sacrificed' | 'cannot-be-discarded';
      readonly of: Affected;
      /** Only by effects of these players. */
      readonly by?: Players;
    }
  /** By the players it names, or by nobody: it is no suitable target (5.2.3.b). */
  | {
      readonly kind: 'cannot-be-targeted';
      readonly of: Affected;
      readonly by?: Players;
      /** Only by such cards and objects. */
      readonly with?: Selector;
    }
  /** 7.3.1.e: reactions with this trigger do not activate. */
  | { readonly kind: 'cannot-activate'; readonly of: Affected; readonly triggers: readonly TriggerSymbol[] };

/** "May" where the rules say no (1.4.2). */
export type Permits =
  | { readonly kind: 'playable-from'; readonly of: 'me'; readonly zone: ZoneName }
  | { readonly kind: 'reserve-limit' | 'landmark-limit'; readonly add: number };

/** "Instead" and "also" (6.2.b–c). */
export type Replaces =
  /**
   * Objects that would go to a zone, or leave one when no `to` is said, go elsewhere. `optional`: "you may", decided by
   * the controller of the object with the ability; `otherwise`: "If you don't, …".
   */
  | {
      readonly kind: 'goes-instead';
      readonly of: Affected;
      readonly from: ZoneName;
      readonly to?: ZoneName;
      readonly instead: ZoneName;
      readonly optional?: true;
      readonly otherwise?: Effect;
    }
  /** A whole step is replaced (6.2.e.1): "If you would Resupply, instead …". */
  | {
      readonly kind: 'does-instead';
      readonly who: Players;
      readonly would: 'resupply' | 'draw';
      readonly effect: Effect;
    }
  /** A token that would be created is another one, or so many, where it would have been; without another one, so many of the same. */
  | {
      readonly kind: 'creates-other';
      readonly who: Players;
      readonly what: Selector;
      readonly token?: TokenDefinition;
      readonly count?: number;
    }
  /** Objects, created tokens too, enter with statuses or counters. */
  | {
      readonly kind: 'enters-with';
      readonly of: Affected;
      /** "Enter play with": any of several zones. */
      readonly zone: AnyOf<ZoneName>;
      readonly statuses?: readonly StatusName[];
      readonly counters?: { readonly name: string; readonly count: Quantity };
      readonly next?: true;
    }
  /** Who would draw, create, resupply or gain counters does so once more, or that many more. */
  | {
      readonly kind: 'one-more';
      readonly verb: 'draw' | 'resupply' | 'create' | 'counters';
      readonly who: Players;
      readonly more: number;
    };

/**
 * Modifies daily effects of the Morning: "draw only one card. Then, put the top card of your deck in your Mana zone
 * instead of a card from your hand" (4.2.1.d–e).
 */
export interface ChangesMorning {
  readonly kind: 'morning';
  readonly who: Players;
  readonly draw?: number;
  readonly expandFrom?: 'deck';
}

/** 7.3.13.c: dice rolled besides, of which all but one are ignored; how much may be added to a result. */
export type ChangesRolls = {
  readonly kind: 'dice';
  readonly who: Players;
  readonly extra?: number;
  readonly mayAdd?: number;
  /** What that costs. */
  readonly pay?: Cost;
};

/** What objects, expeditions and regions are considered to be. */
export type ChangesStanding =
  | { readonly kind: 'considered'; readonly as: Selector }
  | {
      readonly kind: 'expedition-considered';
      readonly which: Expeditions;
      readonly as: Standing;
      readonly characters?: true;
    }
  | { readonly kind: 'defenders-ignored'; readonly which: Expeditions }
  | { readonly kind: 'highest-statistic'; readonly of: Selector | 'me' }
  | {
      readonly kind: 'region';
      readonly whose: 'mine' | 'mine-and-facing';
      readonly terrain: Terrain;
      readonly loses?: true;
    };

/** What may be played or lie where. */
export type ChangesPlaces =
  /** With `only`, it can be played nowhere else: "I can only be played in an Ascended Expedition". */
  | { readonly kind: 'cannot-be-played'; readonly in: PlayedWhere; readonly only?: true }
  | { readonly kind: 'not-counted'; readonly of: 'reserve' | 'landmark' }
  /** Any counters, or those of one name. */
  | { readonly kind: 'counters-forbidden'; readonly of: Affected; readonly name?: string }
  /** "I can't have more than 3 boosts": what would make it more gives only so many (1.4.1.a). */
  | {
      readonly kind: 'counters-limited';
      readonly of: Affected;
      readonly name: string;
      readonly most: number;
    }
  /** Heroes: what they begin the game with. */
  | {
      readonly kind: 'begins-with';
      readonly counters?: { readonly name: string; readonly count: number };
      readonly markers?: readonly Terrain[];
    }
  /** "You may keep one more card in Reserve during Night if it's exhausted." */
  | { readonly kind: 'keeps-more'; readonly count: number; readonly like: Selector }
  /** Counters beyond what "up to a max of" says; without a number, as many as there are. */
  | { readonly kind: 'beyond-maximum'; readonly of: Selector; readonly more?: number }
  /** "I can gain Fleeting even if I was already Fleeting." */
  | { readonly kind: 'gains-again'; readonly status: StatusName }
  | {
      readonly kind: 'limit';
      readonly of: 'reserve' | 'landmark';
      readonly who?: Players;
      readonly add?: number;
      /** It adds that for each of these: "increased by one for each Landmark you control". */
      readonly each?: Quantity;
      readonly set?: number;
    }
  | {
      readonly kind: 'may-play';
      readonly what: Selector;
      readonly less?: number;
      readonly atLeast?: number;
      readonly baseCost?: NonNullable<Selector['baseCost']>;
    }
  | {
      readonly kind: 'cost-in';
      readonly add: number;
      readonly where: PlayedWhere;
    };

/** Where a card is played to: an Expedition that stands so, one without Characters, or one in such a region. */
export type PlayedWhere =
  'empty-expedition' | 'starting-region' | { readonly is: Standing } | { readonly terrain: Terrain };

/** What would happen: "If I would gain Asleep". */
export type Would =
  | { readonly kind: 'gain' | 'lose'; readonly what: 'me' | Selector; readonly status: StatusName }
  | { readonly kind: 'defect'; readonly what: 'me' | Selector }
  | {
      readonly kind: 'go';
      readonly what: 'me' | Selector;
      readonly from: ZoneName;
      /** Absent: it would leave that zone, for wherever. */
      readonly to?: ZoneName;
    }
  | {
      readonly kind: 'leave';
      readonly what: Selector;
      readonly expedition: Expeditions;
      readonly during?: 'afternoon';
    }
  | {
      readonly kind: 'forward';
      readonly which: Expeditions;
      readonly during?: 'dusk';
      readonly due?: 'ascension' | Terrain;
    }
  | { readonly kind: 'backward'; readonly which: Expeditions }
  /** Each card drawn, Resupply or token of its own, whoever it is of: "If an opponent would create a token". */
  | { readonly kind: 'draw' | 'resupply'; readonly who: Players }
  | { readonly kind: 'create'; readonly who: Players; readonly what: Selector }
  /** "If I would be sacrificed" (7.3.30), "If a card would be discarded from your hand" (7.3.7). */
  | { readonly kind: 'sacrificed'; readonly what: 'me' | Selector }
  | {
      readonly kind: 'discarded';
      readonly what: 'me' | Selector;
      readonly from?: ZoneName;
      /** Only by effects of these players. */
      readonly by?: Players;
    }
  | { readonly kind: 'ascend-again'; readonly which: Expeditions }
  | { readonly kind: 'roll'; readonly several?: true };
