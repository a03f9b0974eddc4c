/**
 * What abilities of editions after 1.0 say besides. Each family of nodes has one member of kind `later` that carries
 * one of these, so that no edition's rules engine needs to know them all: `executable.ts` tells which it resolves.
 * Every type here has its shape in `shapes.ts`.
 */
import type { ExpeditionsOrTarget, Players } from '../words.js';

/** Keyword abilities. */
export type LaterAbility = { readonly kind: 'keyword'; readonly keyword: 'cooldown' };

/** What one event can be. */
export type LaterTrigger = { readonly kind: 'ascend'; readonly which: ExpeditionsOrTarget };

/** Verbs. */
export type LaterStep =
  | { readonly kind: 'ascend'; readonly which: ExpeditionsOrTarget }
  | { readonly kind: 'exhausted-resupply'; readonly who?: Players };

/** Shapes of effects. */
export type LaterEffect = never;

/** Statements. */
export type LaterPassive = never;

export type LaterCondition = { readonly kind: 'ascended'; readonly which: ExpeditionsOrTarget };

/** Numbers. `any-number`: as many as the player likes. */
export type LaterQuantity = { readonly kind: 'any-number' };

/** More that a description can ask of objects. */
export interface LaterDescription {
  readonly hasCooldown?: true;
}

/** More that a cost can ask. */
export interface LaterCost {
  /** So many cards in your Reserve become exhausted. */
  readonly exhaustInReserve?: number;
}
