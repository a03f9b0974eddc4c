import type { Statistics, Terrain } from './card.js';
import type { Ability } from './ability.js';
import type { Condition } from './condition.js';
import type { Quantity } from './quantity.js';
import type { Selector } from './selector.js';
import type { TriggerSymbol } from './trigger.js';
import type { Expeditions, Keyword, Players, StatusName, ZoneName } from './words.js';

/** Whom a passive ability is about. */
export type Affected = 'me' | Selector;

/** A statement (2.2.10.j). With `if` it only holds while the condition does. */
export type Passive = { readonly if?: Condition } & (
  ChangesCharacteristics | ChangesCost | Forbids | Permits | Replaces | ChangesRolls
);

/** 2.3.1.g: changes the characteristics of objects in play. */
export type ChangesCharacteristics =
  | {
      readonly kind: 'statistics';
      readonly of: Affected;
      readonly add?: Partial<Statistics> | Quantity;
      readonly set?: Partial<Statistics>;
    }
  | { readonly kind: 'keyword'; readonly of: Affected; readonly gain?: Keyword; readonly lose?: Keyword }
  | { readonly kind: 'tough'; readonly of: Affected; readonly amount: Quantity }
  | {
      readonly kind: 'abilities';
      readonly of: Affected;
      readonly gain?: readonly Ability[];
      readonly lose?: true;
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

/** Changes what playing a card, or a quick action, costs. `next`: only the first that fits, and then no more. */
export interface ChangesCost {
  readonly kind: 'cost';
  readonly who: Players;
  readonly of: 'me' | Selector;
  readonly from?: 'hand' | 'reserve';
  readonly add: Quantity;
  readonly atLeast?: number;
  readonly next?: true;
}

/** "Can't" (1.4.1). */
export type Forbids =
  | { readonly kind: 'cannot-play'; readonly who: Players; readonly cards: Selector }
  | { readonly kind: 'cannot-move-forward'; readonly which: Expeditions; readonly during?: 'dusk' }
  | { readonly kind: 'cannot-gain'; readonly of: Affected; readonly status: StatusName }
  | { readonly kind: 'cannot-be-readied'; readonly of: Affected }
  /** 7.3.1.e: reactions with this trigger do not activate. */
  | { readonly kind: 'cannot-activate'; readonly of: Affected; readonly triggers: readonly TriggerSymbol[] };

/** "May" where the rules say no (1.4.2). */
export type Permits =
  | { readonly kind: 'playable-from'; readonly of: 'me'; readonly zone: ZoneName }
  | { readonly kind: 'reserve-limit' | 'landmark-limit'; readonly add: number };

/** "Instead" and "also" (6.2.b–c). */
export type Replaces =
  /** Objects that would go to a zone go elsewhere. */
  | {
      readonly kind: 'goes-instead';
      readonly of: Affected;
      readonly from: ZoneName;
      readonly to: ZoneName;
      readonly instead: ZoneName;
    }
  /** Objects enter with statuses or counters. */
  | {
      readonly kind: 'enters-with';
      readonly of: Affected;
      readonly zone: ZoneName;
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

/** 7.3.13.c. */
export type ChangesRolls = {
  readonly kind: 'dice';
  readonly who: Players;
  readonly extra?: number;
  readonly mayAdd?: number;
};
