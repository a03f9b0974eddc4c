import type {
  Ability,
  CardType,
  Faction,
  Keyword,
  Passive,
  Rarity,
  Statistics,
  Terrain,
} from '#altered/abilities';
import type { Budget } from '#kernel';
import type { Seat } from '#record';
import type { Bound, Source } from '../state/objects.js';
import type { ListenersByAction } from './listeners-by-action.js';
import type { OwnTerms } from './own-terms.js';
import type { PassivesByKind } from './passives-by-kind.js';

/**
 * An object's characteristics after passive abilities have been applied (2.3.1.j). Missing values are zero, empty or
 * null (2.3.1.f).
 */
export interface Characteristics {
  readonly type: CardType | 'emblem' | 'mana-orb' | 'region' | null;
  readonly subtypes: readonly string[];
  readonly name: string;
  readonly rarity: Rarity | null;
  readonly faction: Faction | null;
  readonly handCost: number;
  readonly reserveCost: number;
  readonly statistics: Statistics | null;
  readonly abilities: readonly Ability[];
  readonly keywords: readonly Keyword[];
  /** The sum of all Tough abilities. 0 if there are none (7.4.5). */
  readonly tough: number;
  /** The terms that the card's own abilities set for playing it. */
  readonly terms: OwnTerms;
}

/** An active passive ability, and the object that has it or whose effect created its emblem. */
export interface ActivePassive {
  readonly source: Source;
  readonly controller: Seat;
  /** The item to which `me` refers. */
  readonly me: number;
  /** Determines when the ability is applied (2.3.3). */
  readonly timestamp: number;
  readonly passive: Passive;
  /** The lasting emblem that has the ability. Absent if an object has it. */
  readonly emblem?: number;
  /** The bindings of the effect that created the emblem. Absent for an object's ability. */
  readonly bound?: Bound;
}

/** A passive ability that affects cards when they are played. */
export interface SaysOfPlayed extends ActivePassive {
  readonly passive: Extract<Passive, { kind: 'played' }>;
}

/** An active reaction. */
export interface Listener {
  readonly source: Source;
  readonly controller: Seat;
  readonly ability: Extract<Ability, { kind: 'reaction' }>;
  /** The passive ability from which the reaction was derived, if any. */
  readonly says?: SaysOfPlayed;
  /** The emblem that has the reaction, and the emblem's bindings. Absent if an object has the reaction. */
  readonly emblem?: { readonly item: number; readonly bound: Bound };
}

/** An active quick action. Its controller can play it. */
export interface Playable {
  readonly source: Source;
  readonly controller: Seat;
  readonly ability: Extract<Ability, { kind: 'quick-action' }>;
}

/** The facts about objects that are derived from a state. */
export interface World {
  /** Limits how often objects can be inspected. */
  readonly budget: Budget;
  of(item: number): Characteristics;
  /** The terrains of each region, by index. */
  readonly terrains: readonly (readonly Terrain[])[];
  /**
   * The active passive abilities, such as those about costs, prohibitions and replacements. Excludes abilities that
   * change characteristics.
   */
  readonly passives: PassivesByKind;
  readonly listeners: ListenersByAction;
  readonly quickActions: readonly Playable[];
  /** Whether any active ability grants abilities to objects or removes abilities. */
  readonly grantsAbilities: boolean;
  /** Whether any active ability can give Gigantic to objects or remove it. */
  readonly changesGigantic: boolean;
}
