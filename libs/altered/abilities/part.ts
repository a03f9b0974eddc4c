import type { Ability, Where } from './ability.js';
import type { Condition } from './condition.js';
import type { Cost, Effect, TargetDefinition } from './effect.js';
import type { Passive } from './passive.js';
import type { Quantity } from './quantity.js';
import type { Known, Selector, What } from './selector.js';
import type { Step } from './step.js';
import type { Trigger } from './trigger.js';
import type { ExpeditionsOrTarget, Players } from './words.js';

/** What words may stand for at a place in a tree. */
export interface Scope {
  /** The occurrences of "target" that are chosen before what is here happens. */
  readonly targets: readonly TargetDefinition[];
  /** Grows on the way through an effect: what steps before this place have noted. */
  readonly noted: Set<string>;
  readonly it: boolean;
  /** Whether a trigger tells of a player. */
  readonly player: boolean;
  /** What has the ability: a card, a token an effect makes, or an object a passive ability gives it to. */
  readonly bearer: 'card' | 'token' | 'granted';
  readonly where: Where;
}

/** One part of a tree, with the family it belongs to. */
export type Part =
  | { readonly family: 'ability'; readonly value: Ability }
  | { readonly family: 'trigger'; readonly value: Trigger }
  | { readonly family: 'passive'; readonly value: Passive }
  | { readonly family: 'cost'; readonly value: Cost }
  | { readonly family: 'target'; readonly value: TargetDefinition }
  | { readonly family: 'effect'; readonly value: Effect }
  | { readonly family: 'step'; readonly value: Step }
  | { readonly family: 'condition'; readonly value: Condition }
  | { readonly family: 'quantity'; readonly value: Quantity }
  | { readonly family: 'selector'; readonly value: Selector }
  | { readonly family: 'what'; readonly value: What }
  | { readonly family: 'known'; readonly value: Known }
  | { readonly family: 'players'; readonly value: Players }
  | { readonly family: 'expeditions'; readonly value: ExpeditionsOrTarget }
  | { readonly family: 'sabotage'; readonly value: number };

/** One place of a tree, as a walk comes by. */
export type Visit = (part: Part, path: string, scope: Scope) => void;
export type Family = Part['family'];
