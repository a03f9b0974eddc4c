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
 * Characteristics of an object, after passive abilities (2.3.1.j). Missing values are zero, empty or null
 * (2.3.1.f).
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
  /** Tough X, added up; 0 without (7.4.5). */
  readonly tough: number;
  /** Terms of its abilities for playing it. */
  readonly terms: OwnTerms;
}

/** A passive ability that exists and works, with the object that has it (for ongoing emblems: that made them). */
export interface ActivePassive {
  readonly source: Source;
  readonly controller: Seat;
  /** The item `me` stands for. */
  readonly me: number;
  /** Timestamp by which it is applied (2.3.3). */
  readonly timestamp: number;
  readonly passive: Passive;
  /** The ongoing emblem it belongs to, if it is one's. */
  readonly emblem?: number;
  /** Bindings of the effect that made the emblem. */
  readonly bound?: Bound;
}

/** A passive about played cards, with its source. */
export interface SaysOfPlayed extends ActivePassive {
  readonly passive: Extract<Passive, { kind: 'played' }>;
}

/** A reaction that exists and works: it listens. */
export interface Listener {
  readonly source: Source;
  readonly controller: Seat;
  readonly ability: Extract<Ability, { kind: 'reaction' }>;
  /** The statement about cards that are played which amounts to it, if it is one. */
  readonly says?: SaysOfPlayed;
  /** The emblem that it comes from, which ends with it, and what that has bound. */
  readonly emblem?: { readonly item: number; readonly bound: Bound };
}

/** A quick action that works: its controller can play it. */
export interface Playable {
  readonly source: Source;
  readonly controller: Seat;
  readonly ability: Extract<Ability, { kind: 'quick-action' }>;
}

/** Everything about objects that follows from the state and is not written in it. */
export interface World {
  /** Counts the looking at objects. */
  readonly budget: Budget;
  of(item: number): Characteristics;
  /** Terrains of the regions, by index. */
  readonly terrains: readonly (readonly Terrain[])[];
  /** Passive abilities that do not change characteristics: costs, what cannot be, what happens instead. */
  readonly passives: PassivesByKind;
  readonly listeners: ListenersByAction;
  readonly quickActions: readonly Playable[];
  /** Whether some ability gives abilities to objects, or takes them. */
  readonly grantsAbilities: boolean;
  /** Whether some ability can give Gigantic to objects, or take it. */
  readonly changesGigantic: boolean;
}
