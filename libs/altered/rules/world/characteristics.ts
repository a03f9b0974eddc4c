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
  /** The sum of Tough. 0 without any (7.4.5). */
  readonly tough: number;
  /** Terms of its abilities for playing it. */
  readonly terms: OwnTerms;
}

/** An active passive ability with its object, or the object that created its emblem. */
export interface ActivePassive {
  readonly source: Source;
  readonly controller: Seat;
  /** The item that is `me`. */
  readonly me: number;
  /** Timestamp by which it is applied (2.3.3). */
  readonly timestamp: number;
  readonly passive: Passive;
  /** Its lasting emblem, if it has one. */
  readonly emblem?: number;
  /** Bindings of the effect that made the emblem. */
  readonly bound?: Bound;
}

/** A passive about played cards, with its source. */
export interface SaysOfPlayed extends ActivePassive {
  readonly passive: Extract<Passive, { kind: 'played' }>;
}

/** An active reaction. */
export interface Listener {
  readonly source: Source;
  readonly controller: Seat;
  readonly ability: Extract<Ability, { kind: 'reaction' }>;
  /** The equivalent statement about played cards, if any. */
  readonly says?: SaysOfPlayed;
  /** The emblem of the effect, which ends together with it, and the emblem's bindings. */
  readonly emblem?: { readonly item: number; readonly bound: Bound };
}

/** An active quick action, which its controller can play. */
export interface Playable {
  readonly source: Source;
  readonly controller: Seat;
  readonly ability: Extract<Ability, { kind: 'quick-action' }>;
}

/** Facts about objects derived from the state. */
export interface World {
  /** Counts the looking at objects. */
  readonly budget: Budget;
  of(item: number): Characteristics;
  /** Terrains of the regions, by index. */
  readonly terrains: readonly (readonly Terrain[])[];
  /** Passive abilities that do not change characteristics: costs, prohibitions, replacements. */
  readonly passives: PassivesByKind;
  readonly listeners: ListenersByAction;
  readonly quickActions: readonly Playable[];
  /** Whether some ability gives abilities to objects, or takes them. */
  readonly grantsAbilities: boolean;
  /** Whether some ability can give Gigantic to objects, or take it. */
  readonly changesGigantic: boolean;
}
