import type { Terrain } from './card.js';
import type { DescribedExpedition, Standing } from './expedition.js';
import type { Quantity } from './quantity.js';
import type { Comparison, Known, Measured, Selector, Total } from './selector.js';
import type { AbilitySymbol } from './trigger.js';
import type { Expeditions, ExpeditionsOrTarget, PhaseName, Players, ZoneName } from './words.js';

/** Something that is true or false of a state. */
export type Condition =
  | {
      readonly kind: 'compare';
      readonly left: Quantity;
      readonly is: Comparison;
      readonly right: Quantity;
      readonly said?: string;
    }
  /** The object fits the description, wherever it is (2.2.1.i, 2.2.2.o). */
  | {
      readonly kind: 'is';
      readonly what: Known;
      readonly like: Selector;
      /** As it was before the effect took it elsewhere: "If it was Boosted". */
      readonly was?: true;
    }
  | { readonly kind: 'exists'; readonly like: Selector }
  /** As many different objects, one for each: "a Fleeting Character, another Anchored Character and yet another …". */
  | { readonly kind: 'distinct'; readonly like: readonly Selector[] }
  /** "During the first Day", set-up included. */
  | { readonly kind: 'first-day' }
  | { readonly kind: 'first-player'; readonly who: Players }
  | { readonly kind: 'passed'; readonly who: Players }
  /** Whose turn it is. */
  | { readonly kind: 'turn'; readonly whose: Players }
  | { readonly kind: 'phase'; readonly phase: PhaseName }
  /** One of the expeditions is in a region with this terrain. */
  | {
      readonly kind: 'terrain';
      readonly expedition: Expeditions;
      readonly terrain: 'forest' | 'mountain' | 'water';
    }
  | { readonly kind: 'not'; readonly condition: Condition }
  | { readonly kind: 'all'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'any'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'ascended'; readonly which: ExpeditionsOrTarget }
  | {
      readonly kind: 'standing';
      readonly which: ExpeditionsOrTarget | DescribedExpedition | 'one-of-yours' | 'both-of-yours';
      readonly is: Standing;
    }
  | {
      readonly kind: 'in';
      readonly what: Known;
      readonly region: Terrain | 'single-terrain' | 'ascended' | 'of-a-statistic-of-0';
      /** Before an effect took it elsewhere. */
      readonly was?: true;
    }
  | { readonly kind: 'facing'; readonly in: Terrain }
  | { readonly kind: 'facing-objects'; readonly is: Comparison; readonly number: number }
  | { readonly kind: 'nobody-facing'; readonly what: 'it' | 'me' }
  | { readonly kind: 'in-contact'; readonly what: Known }
  | { readonly kind: 'played-from'; readonly what: Known; readonly from: 'hand' | 'reserve' }
  /** So many regions with a single terrain lie face up. */
  | { readonly kind: 'regions-visible'; readonly is: Comparison; readonly number: number }
  /** As many as its limit lets a player keep, or more (4.2.5.c). */
  | { readonly kind: 'full'; readonly zone: 'reserve' | 'landmark'; readonly of: Players }
  | { readonly kind: 'empty'; readonly zone: 'hand' | 'reserve'; readonly of: Players }
  | { readonly kind: 'fewer-cards'; readonly zone: 'hand' | 'reserve'; readonly than: Players }
  | {
      readonly kind: 'total';
      readonly of: Total['of'];
      readonly among: Selector;
      readonly is: Comparison;
      readonly than: number;
    }
  | {
      readonly kind: 'different-costs';
      readonly among: Selector;
      /** Base Cost, unless it says otherwise. */
      readonly of?: Measured;
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
