import type { CardType, Faction, Rarity, Terrain } from './card.js';
import type { Standing } from './expedition.js';
import type { Quantity } from './quantity.js';
import type { AbilitySymbol } from './trigger.js';
import type {
  AnyOf,
  ExpeditionsOrTarget,
  Keyword,
  Players,
  StatusName,
  Targeted,
  ZoneName,
  Worded,
} from './words.js';

export type Comparison = 'at-least' | 'at-most' | 'exactly' | 'more-than' | 'less-than';

/** A base statistic (2.3.1.a–b): one of the three, or any one of them ("with a base statistic of 0"). */
export interface BaseStatistic {
  readonly base: Terrain | 'any';
}

/** A number that objects are compared by. */
export type Measured = 'hand-cost' | 'reserve-cost' | 'base-cost' | Terrain;

/** A bound on one number of an object. */
export interface Bound {
  readonly of: 'hand-cost' | 'reserve-cost' | Terrain | { readonly counters: string } | BaseStatistic;
  readonly is: Comparison;
  readonly than: Quantity;
  readonly said?: string;
}

/** A bound on the sum of a number of several objects. */
export interface Total extends Omit<Bound, 'of'> {
  readonly of: Bound['of'] | 'base-cost';
}

/**
 * A description that objects fit. It leaves open all that it does not mention. Without a zone it means objects in play
 * (2.2.1.h, 2.2.2.n).
 */
export interface Selector {
  readonly zone?: ZoneName | readonly ZoneName[];
  readonly type?: CardType | 'region' | readonly (CardType | 'region')[];
  readonly subtype?: string;
  readonly name?: string;
  readonly rarity?: Rarity;
  readonly faction?: Faction | 'neutral';
  readonly controller?: Players;
  readonly owner?: Players;
  readonly expedition?: ExpeditionsOrTarget;
  readonly token?: boolean;
  readonly keyword?: Keyword | 'tough';
  readonly status?: StatusName | 'boosted' | 'ready';
  readonly without?: StatusName | 'boosted';
  readonly bounds?: readonly Bound[];
  /** Not the object that has the ability. */
  readonly other?: true;
  /** One of these that are already known, wherever they are: "choose up to two Characters from these cards". */
  readonly among?: Known;
  /** None of these: "discard the other cards". */
  readonly except?: Known | readonly Known[];
  /** At least one of these, besides all the rest: "a Fleeting, Anchored or Asleep Character". They name no zone. */
  readonly oneOf?: readonly Selector[];
  readonly hasCooldown?: true;
  /** Base Cost: Reserve Cost of what is Fleeting or comes from Reserve, Hand Cost otherwise. */
  readonly baseCost?: Pick<Bound, 'is' | 'than' | 'said'>;
  readonly inTerrain?: AnyOf<Terrain> | 'single-terrain';
  /** In an expedition that stands so: "in an Ascended Expedition". */
  readonly at?: Standing;
  /** In an Expedition that faces one of these: "facing a Boosted Character". */
  readonly facing?: Selector;
  readonly withAbility?: AbilitySymbol;
  readonly withCounters?: boolean;
  readonly completed?: true;
  readonly notSubtype?: string;
  /** It has the name of an object that is known, or of another one that fits. */
  readonly sameName?: Known | Selector;
  /** Fits one of these, each with zones of its own: "a Permanent you control or a card in your Reserve". */
  readonly either?: readonly Selector[];
  /** Of all that fit the rest, one with the highest or lowest number: "with the most boosts". */
  readonly most?: {
    readonly of: Measured | { readonly counters: string };
    readonly is: 'highest' | 'lowest';
  };
  /** In whoever's zone it is. */
  readonly ofAnyPlayer?: true;
}

/** Objects that are already known: the one with the ability, the one the trigger is about, targets, what was noted. */
export type Known = 'me' | 'it' | Targeted | { readonly noted: string };

/** One that is known, several, or none. */
export const eachKnown = (some: Known | readonly Known[] | undefined): readonly Known[] =>
  some === undefined ? [] : isList(some) ? some : [some];

const isList = (some: Known | readonly Known[]): some is readonly Known[] => Array.isArray(some);

/** What a step acts on. */
export type What =
  | Known
  | ({ readonly all: Selector } & Worded)
  /** Chosen just before the step by a player; not a target (6.1.g). */
  | {
      readonly choose: Selector;
      readonly count?: Quantity;
      readonly upTo?: true;
      readonly by?: Players;
      /** A bound on the sum. */
      readonly total?: Total;
    }
  | { readonly random: Selector; readonly count?: Quantity; readonly of: Players }
  /** Cards at the top of a deck; `until`: as many as it takes to come to one that fits, with it. */
  | { readonly top: Players; readonly count?: Quantity; readonly until?: Selector };

/** What tells one sort of those from another: a word, or a field that only it has. */
export type WhatKind = 'me' | 'it' | 'target' | 'noted' | 'all' | 'choose' | 'random' | 'top';
