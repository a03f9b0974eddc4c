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
 * The characteristics of an object after applying passive abilities (2.3.1.j). Missing values are zero, empty or null
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
  /** The sum of Tough. 0 without Tough (7.4.5). */
  readonly tough: number;
  /** The terms that its abilities set for playing it. */
  readonly terms: OwnTerms;
}

/** An active passive ability, and the object that has it or that created its emblem. */
export interface ActivePassive {
  readonly source: Source;
  readonly controller: Seat;
  /** The item that `me` refers to. */
  readonly me: number;
  /** The timestamp that determines when it is applied (2.3.3). */
  readonly timestamp: number;
  readonly passive: Passive;
  /** The lasting emblem that has the ability, if any. */
  readonly emblem?: number;
  /** The bindings of the effect that created the emblem. */
  readonly bound?: Bound;
}

/** A passive ability about played cards. */
export interface SaysOfPlayed extends ActivePassive {
  readonly passive: Extract<Passive, { kind: 'played' }>;
}

/** An active reaction, with its source. */
export interface Listener {
  readonly source: Source;
  readonly controller: Seat;
  readonly ability: Extract<Ability, { kind: 'reaction' }>;
  /** The equivalent statement about played cards, if any. */
  readonly says?: SaysOfPlayed;
  /** The emblem of the effect, which ends together with it, and the bindings of the emblem. */
  readonly emblem?: { readonly item: number; readonly bound: Bound };
}

/** An active quick action, which its controller can play. */
export interface Playable {
  readonly source: Source;
  readonly controller: Seat;
  readonly ability: Extract<Ability, { kind: 'quick-action' }>;
}

/** The facts about objects that are derived from the state. */
export interface World {
  /** Counts how often objects are inspected. */
  readonly budget: Budget;
  of(item: number): Characteristics;
  /** The terrains of the regions, by index. */
  readonly terrains: readonly (readonly Terrain[])[];
  /** The passive abilities that do not change characteristics: costs, prohibitions, replacements. */
  readonly passives: PassivesByKind;
  readonly listeners: ListenersByAction;
  readonly quickActions: readonly Playable[];
  /** Whether an ability grants abilities to objects or removes them. */
  readonly grantsAbilities: boolean;
  /** Whether an ability can give Gigantic to objects or remove it. */
  readonly changesGigantic: boolean;
}
