import type {
  CardDefinition,
  DailyEffectName,
  Duration,
  Instructions,
  Passive,
  Statistics,
  Terrain,
  Trigger,
} from '#altered/abilities';
import type { Seat } from '#record';

/**
 * The zones that contain cards and tokens (3.1.1.c). Limbo also contains emblems. The Adventure is not listed, because
 * it contains regions.
 */
export const zones = [
  'deck',
  'discard',
  'expedition',
  'hand',
  'hero',
  'landmark',
  'limbo',
  'mana',
  'reserve',
] as const;
export type Zone = (typeof zones)[number];

export const expeditionNames = ['hero', 'companion'] as const;
export type ExpeditionName = (typeof expeditionNames)[number];

export const phases = ['morning', 'noon', 'afternoon', 'dusk', 'night'] as const;
export type Phase = (typeof phases)[number];

/** The statuses of rule 2.4. Excludes Boosted, because an object is Boosted whenever it has boosts (2.4.4.b). */
export const statuses = ['anchored', 'asleep', 'exhausted', 'fleeting'] as const;
export type Status = (typeof statuses)[number];

export type Counters = Readonly<Record<string, number>>;

/** The counter that marks a completed Feat. Effects ignore it. */
export const COMPLETED = 'completed';

/**
 * The counter on a card that is played as a Landmark for its Temple cost, and on the resulting Landmark. Effects ignore
 * this counter.
 */
export const TEMPLE = 'temple';

/** Whether effects can refer to counters with this name. */
export const isCounter = (name: string): boolean => name !== COMPLETED && name !== TEMPLE;

/** The name under which an effect stores how many counters it removed. */
export const COUNTERS_TAKEN = 'counters taken';

/** A card, token, emblem or region. Items are never removed from `State.items`. */
export type Item =
  | {
      readonly kind: 'card';
      readonly owner: Seat;
      readonly reference: string;
      /**
       * Present if the card was identified during the game. The definitions of other cards are in `GameStarted.cards`.
       */
      readonly definition?: CardDefinition;
    }
  /** The effect that creates a token defines it (2.3.1.b). */
  | { readonly kind: 'token'; readonly owner: Seat; readonly definition: CardDefinition }
  | { readonly kind: 'emblem'; readonly owner: Seat; readonly emblem: Emblem }
  | { readonly kind: 'region'; readonly owner: null };

/** An ability of an object, by its index in the object's list of abilities (2.3). */
export interface Source {
  readonly item: number;
  readonly object: number | null;
  readonly ability: number;
}

/** An object's properties just before it left its zone. */
export interface LastKnown {
  readonly zone: Zone;
  readonly seat: Seat;
  readonly expedition: ExpeditionName | null;
  /** Present if the object was in both expeditions (7.4.3.f). */
  readonly gigantic?: true;
  readonly statuses: readonly Status[];
  readonly counters: Counters;
  readonly statistics: Statistics;
}

/**
 * A reference to an object. Usually, it no longer refers to anything after the item becomes a new object (2.1.c).
 * However, if the ability itself, its cost or its trigger moved the item (2.1.e), `object` is the new object and `was`
 * describes the old one.
 */
export interface Reference {
  readonly item: number;
  /** Null for a card in a hidden zone. */
  readonly object: number | null;
  readonly was?: LastKnown;
  /** The player who controlled the object in play, if an effect moved it to another player's zone. */
  readonly last?: Seat;
  /** The expedition from which an effect removed the object. */
  readonly expedition?: { readonly seat: Seat; readonly expedition: ExpeditionName };
}

/** The choice for one occurrence of the word "target". */
export type Target =
  | ({ readonly kind: 'object' } & Reference)
  | { readonly kind: 'expedition'; readonly seat: Seat; readonly expedition: ExpeditionName }
  | { readonly kind: 'player'; readonly seat: Seat };

/** A Gift that an opponent receives during a player's turn: a card, or a token with the place where it is created. */
export type Gift =
  | { readonly kind: 'draw' }
  | { readonly kind: 'resupply' }
  | { readonly kind: 'token'; readonly item: number; readonly in: Zone | 'outside' };

/** The values to which the words of an effect refer while it resolves. */
export interface Bound {
  readonly me: Reference;
  readonly it: readonly Reference[];
  /** The chosen targets, by occurrence of the word "target". */
  readonly targets: readonly (readonly Target[])[];
  readonly modes: readonly number[];
  readonly noted: Readonly<Record<string, number | readonly Reference[]>>;
  /** The expeditions that triggered the effect, or those that it moved. */
  readonly expeditions?: readonly { readonly seat: Seat; readonly expedition: ExpeditionName }[];
  /** The player whose action triggered the effect. Present only if the effect refers to that player. */
  readonly player?: Seat;
  /** The Gift that triggered the effect. */
  readonly gift?: Gift;
  /** The die result that triggered the effect. */
  readonly rolled?: number;
  /** The number of the player's expeditions that failed to move forward in the event that triggered the effect. */
  readonly failed?: number;
  /** The amount paid for {X}. */
  readonly x?: number;
}

/** An object in Limbo that is not a card (2.2.1.g, 2.2.2.m): a reaction, or a lasting effect. */
export type Emblem =
  | {
      readonly kind: 'reaction';
      readonly source: Source;
      readonly instructions: Instructions;
      readonly bound: Bound;
    }
  | {
      readonly kind: 'ongoing';
      readonly source: Source;
      readonly passive: Passive;
      /** `there`: the emblem lasts while the object to which it refers stays in its zone. */
      readonly duration: Duration | 'there';
      readonly bound: Bound;
    }
  /** The effect of "… after Rest". The emblem becomes a reaction after Rest of the same day. */
  | {
      readonly kind: 'delayed';
      readonly source: Source;
      readonly after: DailyEffectName;
      readonly instructions: Instructions;
      readonly duration: 'day';
      readonly bound: Bound;
    }
  /**
   * The effect of "The next Character that joins my Expedition …". The emblem becomes a reaction when the awaited event
   * first happens within the duration.
   */
  | {
      readonly kind: 'awaiting';
      readonly source: Source;
      readonly trigger: Trigger;
      readonly instructions: Instructions;
      readonly duration: 'turn' | 'afternoon' | 'day';
      readonly bound: Bound;
    };

/**
 * An item's stay in one zone. In a visible zone, the item is an object (2.1.a) with a timestamp. Copies of a state
 * share stays, so a stay never changes.
 */
export interface Stay {
  readonly zone: Zone;
  /** The zone's owner or, in a shared zone, the object's controller. */
  readonly seat: Seat;
  readonly expedition: ExpeditionName | null;
  /** The timestamp (2.2.14). Null in hidden zones. */
  readonly object: number | null;
  readonly faceDown: boolean;
  /** The previous zone. Null if there was none. */
  readonly from: Zone | null;
  readonly statuses: readonly Status[];
  readonly counters: Counters;
}

/** A marker that replaces the terrains of its region (3.2.1.d of edition 4.0). */
export interface TerrainMarker {
  readonly object: number;
  readonly terrain: Terrain;
}

/** A region in a row (3.2.1.b) or a cross (M4.3). */
export interface Region {
  readonly item: number;
  readonly object: number;
  readonly name: 'hero' | 'companion' | 'tumult' | 'arena';
  /** The index of the Tumult card to which the region belongs. Null for other regions. */
  readonly tumult: number | null;
  readonly terrains: readonly Terrain[];
  readonly faceDown: boolean;
  /** The players whose expeditions cross the region. Absent if all players' expeditions do. */
  readonly ways?: readonly Seat[];
  /** The region's markers, ordered by timestamp. Absent if it never had any. */
  readonly markers?: readonly TerrainMarker[];
}
