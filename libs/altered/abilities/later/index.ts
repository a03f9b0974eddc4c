/**
 * What abilities of editions after 1.0 say besides. Each family of nodes has one member of kind `later` that carries
 * one of these, so that no edition's rules engine needs to know them all: `executable.ts` tells which it resolves.
 * Every type here has its shape in `shapes.ts`.
 */
import type { Ability } from '../ability.js';
import type { Terrain } from '../card.js';
import type { Condition } from '../condition.js';
import type { Effect, TokenDefinition } from '../effect.js';
import type { Quantity } from '../quantity.js';
import type { Bound, Comparison, Known, Selector, What } from '../selector.js';
import type { TriggerSymbol } from '../trigger.js';
import type { Expeditions, ExpeditionsOrTarget, Players, StatusName, ZoneName } from '../words.js';

/** Keyword abilities, and abilities that work elsewhere or once something is done. */
export type LaterAbility =
  | { readonly kind: 'keyword'; readonly keyword: 'cooldown' }
  | { readonly kind: 'scout'; readonly cost: number }
  /** {I}: active in Reserve. */
  | { readonly kind: 'in-reserve'; readonly ability: Ability }
  /** Of a Feat, once it is completed. */
  | { readonly kind: 'completed'; readonly ability: Ability }
  /** "I can't be played, but I can be used as a Mana Orb." */
  | { readonly kind: 'mana-only' };

/** Symbols of abilities: those of triggers and {D}, {T}. */
export type AbilitySymbol = TriggerSymbol | 'discard' | 'exhaust';

/** Expeditions that edition 1.0 has no words for. */
export type LaterExpedition =
  | { readonly kind: 'standing'; readonly of: Expeditions; readonly is: Standing }
  /** One that is chosen as it happens: "a Hero Expedition", "another Expedition". */
  | {
      readonly kind: 'chosen';
      readonly which?: 'hero' | 'companion';
      readonly of?: Players;
      readonly other?: true;
    }
  | { readonly kind: 'of-player'; readonly which: 'hero' | 'companion'; readonly player: Players }
  | { readonly kind: 'of-object'; readonly what: Known }
  | { readonly kind: 'of-owner'; readonly which: 'hero' | 'companion'; readonly what: Known };

/** Where an expedition stands, compared with the one facing it (7.5.2), or what it is. */
export type Standing = 'ahead' | 'behind' | 'tied' | 'behind-or-tied' | 'ascended' | 'in-contact';

/** Where a token is created: in an expedition, or in somebody's Landmarks. */
export type LaterPlace =
  | { readonly kind: 'expedition'; readonly expedition: LaterExpedition }
  | { readonly kind: 'landmarks'; readonly of: Players }
  /** Of whoever controls, or controlled, an object. */
  | { readonly kind: 'controllers-landmarks'; readonly what: Known };

/** What one event can be. */
export type LaterTrigger =
  | { readonly kind: 'ascend'; readonly which: ExpeditionsOrTarget }
  | { readonly kind: 'forward-by-ascension'; readonly which: Expeditions; readonly both?: true }
  | { readonly kind: 'forward'; readonly which: LaterExpedition }
  | { readonly kind: 'gift'; readonly who: Players; readonly gives: boolean }
  | { readonly kind: 'discards'; readonly who: Players; readonly from: readonly ('hand' | 'reserve')[] }
  | { readonly kind: 'exhausts'; readonly who: Players; readonly what: Selector }
  | { readonly kind: 'nth-counter'; readonly what: 'me'; readonly name: string; readonly number: number }
  | { readonly kind: 'passes-first'; readonly who: Players }
  | { readonly kind: 'rolls'; readonly who: Players; readonly from: number; readonly to?: number }
  | { readonly kind: 'passes-last'; readonly who: Players }
  | { readonly kind: 'abilities-activated'; readonly symbol: AbilitySymbol; readonly times: number }
  | {
      readonly kind: 'goes';
      readonly what: Selector | 'me';
      readonly from: readonly ZoneName[];
      readonly to: ZoneName;
    }
  | { readonly kind: 'leaves'; readonly what: Selector | 'me'; readonly expedition: LaterExpedition }
  | { readonly kind: 'becomes-true'; readonly condition: Condition };

/** Verbs. */
export type LaterStep =
  | { readonly kind: 'ascend'; readonly which: ExpeditionsOrTarget }
  | { readonly kind: 'exhausted-resupply'; readonly who?: Players }
  | { readonly kind: 'augment'; readonly what: What }
  | { readonly kind: 'defect'; readonly what: What }
  | { readonly kind: 'complete'; readonly what: What }
  | { readonly kind: 'rush'; readonly who?: Players }
  | { readonly kind: 'sacrifice'; readonly what: What; readonly who?: Players }
  | {
      readonly kind: 'create';
      readonly token: TokenDefinition | NamedToken;
      readonly place: LaterPlace;
      readonly count?: Quantity;
      readonly who?: Players;
    }
  | { readonly kind: 'distribute'; readonly name: string; readonly count: Quantity; readonly among: What }
  | { readonly kind: 'exchange'; readonly what: What; readonly with: What }
  | { readonly kind: 'exchange-boosts'; readonly what: What }
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
  | { readonly kind: 'place-marker'; readonly terrain: Terrain; readonly on: 'target' }
  | { readonly kind: 'move-marker'; readonly terrain: Terrain; readonly to: 'my-region' }
  | { readonly kind: 'target'; readonly what: What }
  | { readonly kind: 'another-turn' }
  | { readonly kind: 'receive-gift' }
  | { readonly kind: 'lose-boosts'; readonly what: What }
  | { readonly kind: 'pay'; readonly mana: number }
  | { readonly kind: 'become-first-player'; readonly who?: Players }
  | {
      readonly kind: 'activate-own';
      readonly what: What;
      readonly symbol: AbilitySymbol;
      readonly which?: 'all' | 'one';
    }
  | {
      readonly kind: 'play';
      readonly what: What;
      readonly less?: Quantity;
      readonly atLeast?: number;
      readonly free?: true;
      readonly who?: Players;
      /** "As if from hand". */
      readonly asFrom?: 'hand';
    }
  | { readonly kind: 'choose'; readonly what: What; readonly who?: Players }
  | {
      readonly kind: 'cannot-move-forward';
      readonly which: ExpeditionsOrTarget;
      readonly duration: 'turn' | 'day';
    }
  | {
      readonly kind: 'next';
      readonly trigger: NextEvent;
      readonly effect: Effect;
      readonly duration: 'turn' | 'afternoon' | 'day';
    };

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
  | { readonly kind: 'activated'; readonly symbol: AbilitySymbol };

/** Shapes of effects. */
export type LaterEffect =
  | {
      readonly kind: 'modes';
      readonly modes: readonly Effect[];
      readonly count: Quantity;
      readonly upTo?: true;
      readonly repeatable?: true;
    }
  /** Everything whose limit the number reaches. */
  | {
      readonly kind: 'thresholds';
      readonly of: Quantity;
      readonly rows: readonly { readonly from: number; readonly to?: number; readonly effect: Effect }[];
    }
  | { readonly kind: 'each-player'; readonly effect: Effect };

/** Statements. */
export type LaterPassive =
  | { readonly kind: 'cannot-be-played'; readonly in: 'starting-region' }
  | { readonly kind: 'considered'; readonly as: Selector }
  | {
      readonly kind: 'expedition-considered';
      readonly which: Expeditions;
      readonly as: Standing;
      readonly characters?: true;
    }
  | { readonly kind: 'not-counted'; readonly of: 'reserve' | 'landmark' }
  | { readonly kind: 'counters-forbidden'; readonly of: Selector }
  | { readonly kind: 'defenders-ignored'; readonly which: Expeditions }
  | { readonly kind: 'highest-statistic'; readonly of: Selector | 'me' }
  | {
      readonly kind: 'region';
      readonly whose: 'mine' | 'mine-and-facing';
      readonly terrain: Terrain;
      readonly loses?: true;
    }
  | {
      readonly kind: 'limit';
      readonly of: 'reserve' | 'landmark';
      readonly add?: number;
      readonly set?: number;
    }
  | {
      readonly kind: 'instead';
      readonly would: Would;
      readonly optional?: true;
      readonly effect: Effect;
      readonly also?: true;
    }
  | {
      readonly kind: 'may-play';
      readonly what: Selector;
      readonly less?: number;
      readonly atLeast?: number;
      readonly baseCost?: LaterDescription['baseCost'];
    }
  | {
      readonly kind: 'cost-in';
      readonly add: number;
      readonly where: 'empty-expedition' | 'starting-region';
    };

/** What would happen: "If I would gain Asleep". */
export type Would =
  | { readonly kind: 'gain'; readonly what: 'me'; readonly status: StatusName }
  | { readonly kind: 'go'; readonly what: 'me'; readonly from: ZoneName; readonly to: ZoneName }
  | {
      readonly kind: 'leave';
      readonly what: Selector;
      readonly expedition: Expeditions;
      readonly during?: 'afternoon';
    }
  | { readonly kind: 'forward'; readonly which: Expeditions; readonly during?: 'dusk' }
  | { readonly kind: 'ascend-again'; readonly which: Expeditions }
  | { readonly kind: 'roll' };

export type LaterCondition =
  | { readonly kind: 'ascended'; readonly which: ExpeditionsOrTarget }
  | {
      readonly kind: 'standing';
      readonly which: Expeditions | LaterExpedition | 'one-of-yours' | 'both-of-yours';
      readonly is: Standing;
    }
  | { readonly kind: 'in'; readonly what: Known; readonly region: Terrain | 'single-terrain' | 'ascended' }
  | { readonly kind: 'facing'; readonly in: Terrain }
  | { readonly kind: 'facing-objects'; readonly is: Comparison; readonly number: number }
  | { readonly kind: 'nobody-facing'; readonly what: 'it' | 'me' }
  | { readonly kind: 'in-contact'; readonly what: Known }
  | { readonly kind: 'regions-visible'; readonly is: Comparison; readonly number: number }
  | { readonly kind: 'empty'; readonly zone: 'hand' | 'reserve'; readonly of: Players }
  | { readonly kind: 'fewer-cards'; readonly zone: 'hand' | 'reserve'; readonly than: Players }
  | {
      readonly kind: 'total';
      readonly of: Bound['of'];
      readonly among: Selector;
      readonly is: Comparison;
      readonly than: number;
    }
  | {
      readonly kind: 'different-costs';
      readonly among: Selector;
      readonly is: Comparison;
      readonly number: number;
    }
  | { readonly kind: 'activated-this-turn'; readonly symbol: AbilitySymbol }
  | { readonly kind: 'discarded-this-turn'; readonly from: readonly ('hand' | 'reserve')[] }
  | { readonly kind: 'in-each'; readonly like: Selector }
  /** Of what an effect before it did: "if you discarded a Character this way". */
  | { readonly kind: 'done'; readonly by: 'discard' | 'put'; readonly what: Known; readonly like: Selector }
  | { readonly kind: 'only-card'; readonly what: Known }
  | {
      readonly kind: 'cost-was';
      readonly what: Known;
      readonly cost: 'hand' | 'reserve' | 'base';
      readonly is: Comparison;
      readonly than: number;
    }
  | { readonly kind: 'failed-to-move'; readonly which: 'both-of-yours' }
  | {
      readonly kind: 'has-ability';
      readonly like: Selector;
      readonly among: readonly ZoneName[];
      readonly symbol: AbilitySymbol;
    }
  | {
      readonly kind: 'hero-counters';
      readonly name: string;
      readonly is: Comparison;
      readonly number: number;
    };

/** Numbers. `any-number`: as many as the player likes; `x`: what was paid for {X}. */
export type LaterQuantity =
  | { readonly kind: 'any-number' }
  | { readonly kind: 'x' }
  | { readonly kind: 'expeditions'; readonly in?: Terrain; readonly is?: Standing; readonly of?: Players }
  | { readonly kind: 'counters-taken' };

/** More that a description can ask of objects. */
export interface LaterDescription {
  readonly hasCooldown?: true;
  /** Base Cost: Reserve Cost of what is Fleeting or comes from Reserve, Hand Cost otherwise. */
  readonly baseCost?: { readonly is: Comparison; readonly than: Quantity };
  readonly inTerrain?: Terrain;
  readonly withAbility?: AbilitySymbol;
  readonly withCounters?: true;
  readonly completed?: true;
  readonly notSubtype?: string;
  /** In whoever's zone it is. */
  readonly ofAnyPlayer?: true;
}

/** More that a cost can ask. */
export interface LaterCost {
  /** So many cards in your Reserve become exhausted. */
  readonly exhaustInReserve?: number;
  /** Something is done: "you may exhaust a Permanent you control to …". */
  readonly does?: Effect;
}
