import type { Where } from './ability.js';
import type { TargetDefinition } from './effect.js';
import type { Named } from './shape.js';
import type { ExpeditionsOrTarget } from './words.js';

/** The references that are valid at a position in a tree. */
export interface Scope {
  /** The targets that are chosen before this position resolves, in the order in which the word "target" occurs. */
  readonly targets: readonly TargetDefinition[];
  /** The names of notes from earlier steps. During traversal, names are added to this set. */
  readonly noted: Set<string>;
  /** Whether "it" refers to an object at this position. */
  readonly it: boolean;
  /** Whether "that player" refers to a player at this position. */
  readonly player: boolean;
  /** The source of the ability: `granted` means that a passive ability grants it to an object. */
  readonly bearer: 'card' | 'token' | 'granted';
  readonly where: Where;
}

export type Part = { readonly [F in Family]: { readonly family: F; readonly value: Visited[F] } }[Family];

type Visited = Pick<
  Named,
  | ('ability' | 'trigger' | 'passive' | 'cost' | 'target' | 'effect' | 'step' | 'condition')
  | ('quantity' | 'selector' | 'what' | 'known' | 'players' | 'sabotage')
> & { readonly expeditions: ExpeditionsOrTarget };
export type Family = keyof Visited;

/** A function that a traversal calls for each part of a tree. */
export type Visit = (part: Part, path: string, scope: Scope) => void;
