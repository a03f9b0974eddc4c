import type { Ability, Where } from './ability.js';
import type { Condition } from './condition.js';
import type { Cost, Effect, TargetDefinition } from './effect.js';
import type { Passive } from './passive.js';
import type { Quantity } from './quantity.js';
import type { Known, Selector, What } from './selector.js';
import type { Step } from './step.js';
import type { Trigger } from './trigger.js';
import type { ExpeditionsOrTarget, Players } from './words.js';

/** The references that are bound at a place in a tree. */
export interface Scope {
  /** The occurrences of "target" that are chosen before this place resolves. */
  readonly targets: readonly TargetDefinition[];
  /** The notes of the steps before this place. The set grows during a walk. */
  readonly noted: Set<string>;
  /** Whether "it" is bound. */
  readonly it: boolean;
  /** Whether "that player" is bound. */
  readonly player: boolean;
  /** The bearer of the ability: a card, a created token, or an object that gains it from a passive ability. */
  readonly bearer: 'card' | 'token' | 'granted';
  readonly where: Where;
}

/** A part of a tree with its family. */
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

/** Called for each part of a tree in a walk. */
export type Visit = (part: Part, path: string, scope: Scope) => void;
export type Family = Part['family'];
