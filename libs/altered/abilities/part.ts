import type { Where } from './ability.js';
import type { TargetDefinition } from './effect.js';
import type { Named } from './shape.js';
import type { ExpeditionsOrTarget } from './words.js';

/** The references that are bound at a place in a tree. */
export interface Scope {
  /** The occurrences of "target" that are chosen before this place resolves. */
  readonly targets: readonly TargetDefinition[];
  /** The notes of the steps before this place. The set grows during a walk. */
  readonly noted: Set<string>;
  /** Whether "it" refers to an object. */
  readonly it: boolean;
  /** Whether "that player" refers to a player. */
  readonly player: boolean;
  /** The bearer of the ability: a card, a created token, or an object that gains it from a passive ability. */
  readonly bearer: 'card' | 'token' | 'granted';
  readonly where: Where;
}

/** A part of a tree with its family. */
export type Part = { readonly [F in Family]: { readonly family: F; readonly value: Visited[F] } }[Family];

type Visited = Pick<
  Named,
  | ('ability' | 'trigger' | 'passive' | 'cost' | 'target' | 'effect' | 'step' | 'condition')
  | ('quantity' | 'selector' | 'what' | 'known' | 'players' | 'sabotage')
> & { readonly expeditions: ExpeditionsOrTarget };
export type Family = keyof Visited;

/** Called for each part of a tree in a walk. */
export type Visit = (part: Part, path: string, scope: Scope) => void;
